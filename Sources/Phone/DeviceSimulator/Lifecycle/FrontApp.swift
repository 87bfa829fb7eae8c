/// What the user sees when looking at the phone, below any alert.
public enum FrontApp: String, Hashable, Sendable, CaseIterable {
  /// The home screen.
  case homeScreen
  /// The app.
  case app
  /// The app's page in Settings.
  case settings
  /// Another app, such as the maps.
  case otherApp
  /// The lock screen.
  case lockScreen
  /// The phone app with a call in it.
  case phoneCall
  /// Nothing: the phone is off.
  case nothing

  /// The words for it in a message.
  public var words: String {
    switch self {
    case .homeScreen: "the home screen"
    case .app: "the app"
    case .settings: "the app's page in Settings"
    case .otherApp: "another app"
    case .lockScreen: "the lock screen"
    case .phoneCall: "a phone call"
    case .nothing: "nothing, as the phone is off,"
    }
  }
}
