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

  /// Lets the home screen come back where the app would have, of which a later version has taken the place.
  mutating func appIsGone() {
    if lockedAway == .app { lockedAway = .homeScreen }
    if calledAway == .app { calledAway = .homeScreen }
  }

  /// Lets nothing but the home screen come back, after an unlock, as the phone goes off and every app with it.
  mutating func goOff() {
    (lockedAway, calledAway, address, unlocked) = (.homeScreen, .homeScreen, nil, false)
  }
}
