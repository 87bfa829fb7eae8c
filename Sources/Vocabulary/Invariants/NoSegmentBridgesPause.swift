import Flows

/// No line of a route leads over a pause: what lies between was not recorded (`campaign:4.2`).
enum NoSegmentBridgesPause {
  static let rule = "No line of a recorded route bridges a pause."

  /// Looks at a point that has just been recorded.
  static func check(_ point: TrackPoint, wasHalted: Bool) -> InvariantViolation? {
    guard wasHalted, !point.beginsStretch else { return nil }
    return InvariantViolation(
      rule: rule,
      happened: "Point \(point.number) is joined to the one before it, though a pause lies between."
    )
  }
}
