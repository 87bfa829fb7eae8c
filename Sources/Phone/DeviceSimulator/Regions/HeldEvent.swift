import DeviceInterface

/// An event that waits for the user's answer about Always (`I-19`).
struct HeldEvent: Hashable, Sendable {
  /// What kind of event it is.
  var kind: BackgroundEventKind
  /// What the app would be told.
  var signal: Signal
}

/// The events that can wake or start an app that is not in use.
enum BackgroundEventKind: String, Hashable, Sendable {
  /// A region or geofence.
  case region
  /// A significant change of place.
  case significantChange
  /// A stay.
  case visit
}
