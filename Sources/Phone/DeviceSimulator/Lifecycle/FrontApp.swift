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

/// What is in front, what comes back when the lock screen or a call goes, and whether the phone was unlocked.
struct Foreground: Hashable, Sendable {
  private var shown: FrontApp = .homeScreen
  private var lockedAway: FrontApp = .homeScreen
  private var calledAway: FrontApp = .homeScreen
  private var address: String?
  private var unlocked = true

  var front: FrontApp { shown }
  /// What comes back when the phone is unlocked.
  var behindLock: FrontApp { lockedAway }
  /// What comes back when the call ends.
  var behindCall: FrontApp { calledAway }
  /// The address with which another app was opened last; `nil` where none was since the phone was switched on.
  var openedAddress: String? { address }
  /// Whether the phone was unlocked since it was started (`I-73`, `A-58`).
  var hasBeenUnlocked: Bool { unlocked }

  /// Whether only an unlock lets the user on, also where a call lies above the lock screen.
  var isLocked: Bool { shown == .lockScreen || shown == .phoneCall && calledAway == .lockScreen }

  /// Puts something in front; returns whether it was not there already.
  mutating func bring(_ new: FrontApp) -> Bool {
    guard shown != new else { return false }
    shown = new
    return true
  }

  mutating func open(_ address: String) { self.address = address }

  /// Keeps what is in front for when the phone is unlocked.
  mutating func lock() { lockedAway = shown }

  /// Notes the first unlock since the phone was started; returns whether this is it.
  mutating func unlock() -> Bool {
    defer { unlocked = true }
    return !unlocked
  }

  /// Keeps what is in front for when the call ends.
  mutating func acceptCall() { calledAway = shown }

  /// Lets the end of a call that lies behind the lock screen bring back what the call had covered.
  mutating func endCall() { if lockedAway == .phoneCall { lockedAway = calledAway } }

  /// Lets nothing but the home screen come back, after an unlock, as the phone goes off and every app with it.
  mutating func goOff() {
    (lockedAway, calledAway, address, unlocked) = (.homeScreen, .homeScreen, nil, false)
  }
}
