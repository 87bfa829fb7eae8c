import DeviceInterface

extension PointLog {
  /// The changes that an answer has made.
  enum Progress: Hashable, Sendable {
    /// Every point of the segment is accepted or refused.
    case settled
    /// Some are; the rest is to be sent again, under another key.
    case partly
    /// None is.
    case none
  }

  /// Returns the place of the segment with the number; they are in order, so that a search is short.
  func index(ofSegment number: Int) -> Int? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < segments.count && segments[low].number == number ? low : nil
  }

  /// Returns the key and the body by which a segment is uploaded: always the same until a part of it is accepted.
  ///
  /// Where it may have so many points only, the first ones are sent, under a key that names them.
  func upload(
    ofSegment number: Int, countMax: Int? = nil, form: TrackPoint.Form = .short
  ) -> (key: String, body: String)? {
    guard let index = index(ofSegment: number) else { return nil }
    let segment = segments[index]
    let numbers = countMax.map { unsettledNumbers(ofSegmentAt: index).prefix($0) }
    let isPart = numbers.map { $0.count < unsettledCount(ofSegmentAt: index) } ?? false
    var writer = ByteWriter(capacity: 128 + segment.range.count * 112)
    writer.write("{")
    writer.write(destination.members)
    writer.write(#""points":["#)
    var isFirst = true
    for point in points[segment.range]
    where segment.round == 0 || segment.remaining.contains(point.number) {
      if isPart, numbers?.contains(point.number) != true { continue }
      if !isFirst { writer.write(",") }
      isFirst = false
      point.write(into: &writer, withNumber: true, as: form)
    }
    writer.write("]}")
    // Most batches are sent whole, and once.
    var key = owner + "/points/" + String(number)
    if segment.isCut { key += "/cut" }
    if segment.round > 0 { key += "/\(segment.round)" }
    if isPart { key += "/n\(numbers?.first ?? 0)-\(numbers?.last ?? 0)" }
    return (key, writer.text)
  }

  /// Takes in which points of a segment the server accepted and refused, and notes it durably.
  mutating func receive(
    accepted: [Int], refused: [Int], ofSegment number: Int, _ platform: inout Requests
  ) -> Progress {
    guard let index = index(ofSegment: number), segments[index].state == .waiting else {
      return .none
    }
    let sent = unsettledNumbers(ofSegmentAt: index)
    let newlyRefused = sent.filter { refused.contains($0) }
    let remaining = sent.filter { !accepted.contains($0) && !refused.contains($0) }
    guard remaining.count < sent.count else { return .none }
    refusedCount += newlyRefused.count
    acceptedCount += sent.count - remaining.count - newlyRefused.count
    segments[index].refused += newlyRefused
    segments[index].remaining = remaining
    if remaining.isEmpty {
      segments[index].state = .settled
    } else {
      segments[index].round += 1
    }
    markIfTight(&platform)
    note(segments[index], &platform)
    return remaining.isEmpty ? .settled : .partly
  }

  /// The numbers of a segment's points that the server has neither accepted nor refused.
  func unsettledNumbers(ofSegmentAt index: Int) -> [Int] {
    let segment = segments[index]
    return segment.round == 0 ? points[segment.range].map(\.number) : segment.remaining
  }

  /// How many they are.
  func unsettledCount(ofSegmentAt index: Int) -> Int {
    segments[index].round == 0 ? segments[index].range.count : segments[index].remaining.count
  }

  /// Has a segment go under another key, as the server remembers another answer, or another body, under the old one.
  mutating func renewKey(ofSegment number: Int) {
    guard let index = index(ofSegment: number), segments[index].state == .waiting else { return }
    segments[index].remaining = unsettledNumbers(ofSegmentAt: index)
    segments[index].round += 1
  }

  /// Adds a note about the segment to storage, or writes all notes anew where some are missing.
  private mutating func note(_ segment: Segment, _ platform: inout Requests) {
    if lacksHeading(platform.facts) {
      notesAreOwed = true
    } else if notesAreOwed {
      storeNotes(&platform)
    } else {
      platform.add(.append(key: notesKey, line: Self.note(segment)))
    }
  }

  /// The note of a segment: number, count, round, the numbers that remain and those refused, and a full stop.
  static func note(_ segment: Segment) -> String {
    let remaining = segment.remaining.map(String.init).joined(separator: ",")
    let refused = segment.refused.map(String.init).joined(separator: ",")
    return "\(segment.number);\(segment.range.count);\(segment.round);\(remaining);\(refused)."
  }

  /// Lets go of the oldest points that are on the server or lost, once there are too many; about half of so many stay.
  ///
  /// The heading goes first: it says what has become of them, so that a process that dies meanwhile misses none. What waits
  /// stays, and so does a segment of which the server has refused a part, as that is nowhere else.
  mutating func forgetOldest(beyond countMax: Int, _ platform: inout Requests) {
    guard points.count > max(countMax, unforgottenCount + countMax / 2) else { return }
    let settled = mark.settledSegments
    let end = points.count - countMax / 2
    let (old, kept) = (
      segments.filter { $0.mayGo(settled: settled, end: end) },
      segments.filter { !$0.mayGo(settled: settled, end: end) }
    )
    if !old.isEmpty {
      storeHead(&platform)
      for segment in old where segment.isStored {
        platform.add(.delete(key: key(ofSegment: segment.number)))
      }
      keepOnly(kept)
      notesOfPruned.removeAll { (Note(line: $0[...])?.segment ?? 0) <= settled }
      storeNotes(&platform)
    }
    unforgottenCount = points.count
  }

  private mutating func keepOnly(_ kept: [Segment]) {
    var points = PackedList<TrackPoint>()
    segments = kept.map { old in
      var segment = old
      let start = points.count
      for point in self.points[old.range] { points.append(point) }
      segment.range = start..<points.count
      return segment
    }
    self.points = points
  }
}

extension PointLog.Segment {
  /// Whether the app can do without it: it is among the first ones, which the heading speaks of, and nothing of it waits.
  fileprivate func mayGo(settled: Int, end: Int) -> Bool {
    guard number <= settled, range.upperBound <= end else { return false }
    return switch state {
    case .settled: refused.isEmpty
    case .lost: true
    // The heading speaks of what is before these.
    case .open, .waiting: false
    }
  }
}
