/// What a line of the app's location page in Settings means (`I-23`, `A-25`).
public enum SettingsAnswer: String, Hashable, Sendable, CaseIterable {
  /// The app may not use location.
  case never
  /// The app has to ask again.
  case askNextTime
  /// The app may use location while it is in use.
  case whileInUse
  /// The app may use location at any time.
  case always
}
