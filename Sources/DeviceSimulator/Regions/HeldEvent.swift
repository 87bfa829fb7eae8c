import DeviceInterface

/// An event that waits for the user's answer about Always (`I-19`).
struct HeldEvent: Hashable, Sendable {
  /// What kind of event it is.
  var kind: BackgroundEventKind
  /// What the app would be told.
  var signal: Signal
}
