/// The events that can wake or start an app that is not in use.
enum BackgroundEventKind: String, Hashable, Sendable {
  /// A region or geofence.
  case region
  /// A significant change of place.
  case significantChange
  /// A stay.
  case visit
}
