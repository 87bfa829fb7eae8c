import DeviceInterface

extension PointLog {
  /// The contents that storage holds of one log.
  struct Stored {
    var head: String?
    var notes = ""
    var segments: [(number: Int, text: String)] = []
    var reports: [(name: String, text: String)] = []
  }

  /// Restores the log from storage, or returns `nil` where its heading is missing or unreadable.
  init?(owner: String, _ stored: Stored, namespace: String) {
    let parts = (stored.head ?? "").split(
      separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    var reader = LineReader(parts[0])
    // The first format said nothing about what is not stored.
    guard let format = reader.integer(), (1...2).contains(format), let order = reader.integer()
    else { return nil }
    let mark = format == 1 ? Mark() : Mark(&reader)
    guard let mark, reader.isAtEnd else { return nil }
    self.init(
      owner: owner, destination: Destination(path: String(parts[1]), members: String(parts[2])),
      order: Int(order), namespace: namespace)
    restore(segments: stored.segments.sorted { $0.number < $1.number })
    restore(notes: stored.notes)
    restore(mark)
  }

  private mutating func restore(segments stored: [(number: Int, text: String)]) {
    for (number, text) in stored {
      let start = points.count
      for line in text.split(separator: "\n") { restore(line: line) }
      nextSegment = number + 1
      // Whoever finds a segment closes it: what follows in a new process goes into a new one.
      segments.append(
        Segment(number: number, range: start..<points.count, state: .waiting))
    }
  }

  private mutating func restore(line: Substring) {
    guard let point = TrackPoint(line: line), point.number >= nextPoint else {
      damagedLineCount += 1
      return
    }
    add(point, afterHole: point.number > nextPoint)
    nextPoint = point.number + 1
  }

  private mutating func restore(notes: String) {
    for line in notes.split(separator: "\n") {
      guard let note = Note(line: line) else {
        damagedLineCount += 1
        continue
      }
      nextSegment = max(nextSegment, note.segment + 1)
      restore(note, line)
    }
    for index in segments.indices where segments[index].range.isEmpty {
      // Every line of it is damaged, so that there is nothing to send.
      segments[index].state = .settled
    }
  }

  private mutating func restore(_ note: Note, _ line: Substring) {
    guard let index = index(ofSegment: note.segment) else {
      // It was pruned after the server had it.
      notesOfPruned.append(String(line))
      return
    }
    segments[index].round = note.round
    segments[index].remaining = note.remaining
    segments[index].refused = note.refused
    segments[index].state = note.remaining.isEmpty ? .settled : .waiting
  }

  /// Takes up what the heading says of the first points, whatever storage has of them; the others are counted.
  private mutating func restore(_ mark: Mark) {
    headIsMarked = mark.nextPoint > 1
    if mark.nextPoint > nextPoint {
      route.goOn(at: Distance(centimeters: mark.lengthCentimeters))
      lineIsBroken = true
    }
    nextPoint = max(nextPoint, mark.nextPoint)
    nextSegment = max(nextSegment, mark.nextSegment)
    acceptedCount = mark.accepted
    refusedCount = mark.refused
    var known = mark.settledPoints
    for index in segments.indices {
      if segments[index].number <= mark.settledSegments {
        segments[index].state = .settled
        continue
      }
      segments[index].isCut = headIsMarked && isFollowedByHole(segmentAt: index)
      known += segments[index].range.count
      acceptedCount += segments[index].settledCount - segments[index].refused.count
      refusedCount += segments[index].refused.count
    }
    for note in notesOfPruned.compactMap({ Note(line: Substring($0)) })
    where note.segment > mark.settledSegments {
      known += note.count
      acceptedCount += note.count - note.refused.count
      refusedCount += note.refused.count
    }
    // What is missing was pruned, or went with the process whose storage was full.
    lostCount = mark.lost + max(0, recordedCount - known)
  }

  private func isFollowedByHole(segmentAt index: Int) -> Bool {
    let range = segments[index].range
    guard let last = range.last else { return false }
    let next = range.upperBound < points.count ? points[range.upperBound].number : nextPoint
    return points[last].number + 1 < next
  }
}
