import DeviceInterface

/// A single position that will be wrong: how far from the truth, where, and what it says of itself.
struct StrayPosition: Hashable, Sendable {
  /// How far it lies from the true position.
  let distance: Distance
  /// In what direction, in degrees clockwise from north.
  let bearing: Double
  /// The accuracy that it claims, in metres.
  let accuracyMeters: Int
}
