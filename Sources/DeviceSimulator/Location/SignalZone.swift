import DeviceInterface

/// A circle in which the receiver hears in a way of its own.
struct SignalZone: Hashable, Sendable {
  /// The middle.
  let center: Position
  /// How far it reaches.
  let radius: Distance
  /// How well the receiver hears inside, the edge included.
  let quality: SignalQuality

  /// Whether a position lies inside.
  func contains(_ position: Position) -> Bool {
    !center.isAtLeast(centimeters: radius.centimeters + 1, from: position)
  }
}
