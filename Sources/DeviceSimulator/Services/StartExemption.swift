/// What the event that woke an app on Android allows it to do about foreground services.
enum StartExemption: Hashable, Sendable {
  /// Nothing: no service may start from the background (`A-43`).
  case none
  /// A service may start, and location needs the background permission (`A-44`).
  case fromBan
  /// A service may start and use location as if the app were visible (`A-44`).
  case asIfVisible
}
