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

/// What is in front, and what comes back when the lock screen or a call goes.
struct Foreground: Hashable, Sendable {
  private(set) var front: FrontApp = .homeScreen
  private(set) var behindLock: FrontApp = .homeScreen
  private(set) var behindCall: FrontApp = .homeScreen
  /// The address with which another app was opened last; `nil` where none was since the phone was switched on.
  private(set) var openedAddress: String?

  /// Whether only an unlock lets the user on, also where a call lies above the lock screen.
  var isLocked: Bool { front == .lockScreen || front == .phoneCall && behindCall == .lockScreen }

  /// Puts something in front; returns whether it was not there already.
  mutating func bring(_ new: FrontApp) -> Bool {
    guard front != new else { return false }
    front = new
    return true
  }

  mutating func open(_ address: String) { openedAddress = address }

  /// Keeps what is in front for when the phone is unlocked.
  mutating func lock() { behindLock = front }

  /// Keeps what is in front for when the call ends.
  mutating func acceptCall() { behindCall = front }

  /// Lets the end of a call that lies behind the lock screen bring back what the call had covered.
  mutating func endCall() { if behindLock == .phoneCall { behindLock = behindCall } }

  /// Lets nothing but the home screen come back, as the phone goes off and every app with it.
  mutating func forgetWhatLiesBehind() {
    behindLock = .homeScreen
    behindCall = .homeScreen
    openedAddress = nil
  }
}
