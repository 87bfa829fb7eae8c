import BackendSimulator
public import DeviceInterface

/// The elapsed time is the time that a campaign or shift has been active (`campaign:4.2`, `campaign:4.3`).
public enum ElapsedEqualsActiveTime {
  static let rule = "The elapsed time equals the time spent active."

  /// What storing in whole milliseconds may cost, at each pause.
  private static let tolerance = Duration.milliseconds(50)

  /// Compares the app's elapsed time with what it can be; `nil` where nobody can know.
  public static func check(_ elapsed: Duration, _ bounds: ClosedRange<Duration>?)
    -> InvariantViolation?
  {
    guard let bounds else { return nil }
    let isRight =
      elapsed >= bounds.lowerBound - tolerance && elapsed <= bounds.upperBound + tolerance
    guard !isRight else { return nil }
    let least = DurationText.render(bounds.lowerBound)
    let most = DurationText.render(bounds.upperBound)
    return InvariantViolation(
      rule: rule,
      happened: "The app counts \(DurationText.render(elapsed)), but "
        + (least == most ? "\(least) were active." : "\(least) to \(most) were active."))
  }
}

/// The distance travelled is the length of the recorded route (`campaign:7.2`).
public enum DistanceEqualsRoute {
  static let rule = "The distance equals the length of the recorded route."

  /// Compares a distance that the app gives with the way along the points, a centimetre of rounding for each.
  public static func check(
    _ distance: Distance, length: Distance, pointCount: Int
  ) -> InvariantViolation? {
    let difference = abs(distance.centimeters - length.centimeters)
    guard difference > Int64(pointCount) + 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The app counts \(distance), and the recorded route is \(length) long.")
  }
}

/// No line of a route leads over a gap: a pause, a time without permission, a death of the process (`campaign:4.2`).
enum NoSegmentBridgesPause {
  static let rule = "No line of a recorded route bridges a gap."

  /// Looks at a point that has just been recorded.
  static func check(_ point: RecordedPoint, wasHalted: Bool) -> InvariantViolation? {
    // No line leads to what is impossible, and none leads anywhere from a place to itself.
    guard wasHalted, !point.beginsStretch, !point.fix.isImpossible, !point.fix.isLastKnown else {
      return nil
    }
    return InvariantViolation(
      rule: rule,
      happened: "Point \(point.number) is joined to the one before it, though a gap lies between."
    )
  }

  /// Looks at the lines that a map shows: together they are no longer than the recorded way, a centimetre for each leg.
  static func check(_ map: MapView, length: Distance) -> InvariantViolation? {
    let drawn = map.lineLength
    guard drawn.centimeters > length.centimeters + Int64(map.linePointCount) + 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The map's lines are \(drawn) long, and the recorded way is \(length).")
  }
}

/// At most one campaign is active or paused, and at most one shift is going on (`campaign:3.1`).
enum OneActivityAtATime {
  static let rule =
    "An app records for one thing at a time, and begins another when that has ended."

  /// Looks at what the app records for.
  static func check(_ tracks: [HeldTrack]) -> InvariantViolation? {
    guard tracks.count > 1 else { return nil }
    let open = tracks.lazy.filter { !$0.isFinished }.map(\.owner)
    guard open.count > 1 else { return nil }
    return InvariantViolation(
      rule: rule, happened: "The app records for \(open.joined(separator: " and ")) at once.")
  }
}

extension MapView {
  /// How many points the lines have together.
  var linePointCount: Int { lines.reduce(0) { $0 + $1.count } }

  /// The length of all lines together.
  var lineLength: Distance {
    lines.reduce(.zero) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}
