import DeviceInterface

extension PointLog {
  /// What storage holds of one log.
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
    guard reader.integer() == 1, let order = reader.integer(), reader.isAtEnd else { return nil }
    self.init(
      owner: owner,
      destination: Destination(path: String(parts[1]), members: String(parts[2])),
      order: Int(order), namespace: namespace)
    restore(segments: stored.segments.sorted { $0.number < $1.number })
    restore(notes: stored.notes)
    countLost()
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
    let restored = segments.reduce(0) { $0 + $1.refused.count }
    refusedCount += restored
    acceptedCount += segments.indices.reduce(0) { sum, index in
      let segment = segments[index]
      let isNoted = segment.state == .settled || segment.round > 0
      guard isNoted else { return sum }
      return sum + segment.range.count - segment.remaining.count - segment.refused.count
    }
  }

  private mutating func restore(_ note: Note, _ line: Substring) {
    guard let index = index(ofSegment: note.segment) else {
      // It was pruned after the server had it.
      notesOfPruned.append(String(line))
      refusedCount += note.refused.count
      acceptedCount += note.count - note.refused.count
      return
    }
    segments[index].round = note.round
    segments[index].remaining = note.remaining
    segments[index].refused = note.refused
    segments[index].state = note.remaining.isEmpty ? .settled : .waiting
  }

  /// Counts the numbers that are missing: what was neither stored nor settled was pruned.
  private mutating func countLost() {
    let settledAndPruned = notesOfPruned.reduce(0) { $0 + (Note(line: Substring($1))?.count ?? 0) }
    lostCount = max(0, recordedCount - points.count - settledAndPruned)
  }
}
