import DeviceInterface

extension PointLog {
  /// Where the log's heading is stored.
  var headKey: String { keyPrefix + "head" }
  /// Where the notes about answers are stored.
  var notesKey: String { keyPrefix + "notes" }

  /// Where the lines of a segment are stored.
  func key(ofSegment number: Int) -> String { Self.segmentKey(prefix: keyPrefix, number) }

  static func segmentKey(prefix: String, _ number: Int) -> String { prefix + "s/\(number)" }

  static func prefix(namespace: String, owner: String) -> String { "\(namespace)/\(owner)/" }

  /// With fewer bytes free, the next line may not fit.
  private static let tightBytes = 512

  /// Writes the heading, without which a new process could not send the points.
  mutating func storeHead(_ platform: inout Requests) {
    headIsOwed = false
    headIsMarked = headIsMarked || nextPoint > 1
    platform.add(
      .store(
        key: headKey,
        value: "2;\(order);\(mark.text)\n\(destination.path)\n\(destination.members)"))
  }

  /// Writes the heading anew where storage may not take what is recorded or answered now.
  ///
  /// It comes before what is sent, so that no process uses a number again that the server may know.
  mutating func markIfTight(_ platform: inout Requests) {
    let isFull = platform.facts.storageFreeBytes.map { $0 < Self.tightBytes } ?? false
    if isFull || headIsOwed || notesAreOwed || hasOwedSegments { storeHead(&platform) }
  }

  /// Whether storage has no heading and perhaps no room for one, so that no process could use what else it takes in.
  func lacksHeading(_ facts: Facts) -> Bool {
    guard let free = facts.storageFreeBytes, free < Self.tightBytes else { return false }
    return facts.storage[headKey] == nil
  }

  /// Writes a segment anew, whole.
  mutating func store(segment index: Int, _ platform: inout Requests) {
    segments[index].isOwed = false
    segments[index].isStored = true
    platform.add(
      .store(key: key(ofSegment: segments[index].number), value: lines(ofSegmentAt: index)))
  }

  private func lines(ofSegmentAt index: Int) -> String {
    points[segments[index].range].map { $0.line + "\n" }.joined()
  }

  /// Writes all notes about answers anew.
  mutating func storeNotes(_ platform: inout Requests) {
    notesAreOwed = false
    let current = segments.filter { $0.state == .settled || $0.round > 0 }.map(Self.note)
    let text = (notesOfPruned + current).map { $0 + "\n" }.joined()
    platform.add(.store(key: notesKey, value: text))
  }

  /// Deletes all that is stored, the heading last, so that a process that dies meanwhile can go on with it.
  mutating func deleteAll(_ platform: inout Requests) {
    // A heading of earlier days would count what is deleted here as lost.
    if headIsMarked { storeHead(&platform) }
    for segment in segments where segment.isStored {
      platform.add(.delete(key: key(ofSegment: segment.number)))
    }
    platform.add(.delete(key: notesKey))
    platform.add(.delete(key: headKey))
  }

  /// Takes note that something of the log could not be stored.
  mutating func owe(_ name: Substring) {
    switch name {
    case "head": headIsOwed = true
    case "notes": notesAreOwed = true
    default:
      guard name.hasPrefix("s/"), let number = Int(name.dropFirst(2)),
        let index = index(ofSegment: number), segments[index].isStored
      else { return }
      segments[index].isOwed = true
      hasOwedSegments = true
    }
  }

  /// Tries again to store what could not be stored.
  mutating func payDebts(_ platform: inout Requests) {
    markIfTight(&platform)
    if lacksHeading(platform.facts) { return }
    // Asked first, since a log of weeks has very many segments and mostly none of them is owed.
    if hasOwedSegments { payOwedSegments(&platform) }
    if notesAreOwed { storeNotes(&platform) }
  }

  /// The most segments that are stored again on one occasion where there is no room for them, so that many of them do not
  /// fail one after the other.
  private static let segmentsPaidMax = 8

  private mutating func payOwedSegments(_ platform: inout Requests) {
    hasOwedSegments = false
    var room = platform.facts.storageFreeBytes ?? .max
    var paidCount = 0
    for index in segments.indices where segments[index].isOwed {
      room -= lines(ofSegmentAt: index).utf8.count
      guard room >= 0 || paidCount < Self.segmentsPaidMax else {
        hasOwedSegments = true
        return
      }
      paidCount += 1
      store(segment: index, &platform)
    }
  }

  /// Deletes the oldest settled segment from storage; returns whether there was one.
  ///
  /// The last segment stays, as its numbers tell a new process where to go on.
  mutating func pruneSettled(_ platform: inout Requests) -> Bool {
    guard let index = segments.dropLast().firstIndex(where: { $0.state == .settled && $0.isStored })
    else { return false }
    drop(segment: index, &platform)
    return true
  }

  /// Deletes the oldest segment that waits, but for one, and returns its number; its points are lost.
  ///
  /// One of which storage has nothing, as it was full, makes no room: it waits on in memory.
  mutating func pruneWaiting(except inFlight: Int?, _ platform: inout Requests) -> Int? {
    guard
      let index = segments.dropLast().firstIndex(where: {
        $0.state == .waiting && $0.number != inFlight && isHeld($0, in: platform.facts.storage)
      })
    else { return nil }
    lostCount += unsettledNumbers(ofSegmentAt: index).count
    segments[index].state = .lost
    drop(segment: index, &platform)
    return segments[index].number
  }

  /// Whether storage has anything of a segment, and not only this process.
  private func isHeld(_ segment: Segment, in storage: [String: String]) -> Bool {
    storage[key(ofSegment: segment.number)] != nil
  }

  private mutating func drop(segment index: Int, _ platform: inout Requests) {
    segments[index].isStored = false
    segments[index].isOwed = false
    platform.add(.delete(key: key(ofSegment: segments[index].number)))
  }
}
