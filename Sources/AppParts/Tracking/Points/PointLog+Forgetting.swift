import DeviceInterface

extension PointLog {
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
