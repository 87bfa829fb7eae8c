import AppParts
import DeviceInterface

/// No line of a route leads over a gap: a pause, a time without permission, a death of the process (`campaign:4.2`).
enum NoSegmentBridgesPause {
  static let rule = "No line of a recorded route bridges a gap."

  /// Looks at a point that has just been recorded.
  static func check(_ point: TrackPoint, wasHalted: Bool) -> InvariantViolation? {
    // No line leads to what is impossible, and none leads anywhere from a place to itself.
    guard wasHalted, !point.beginsStretch, !point.isImpossible, !point.isLastKnown else {
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
