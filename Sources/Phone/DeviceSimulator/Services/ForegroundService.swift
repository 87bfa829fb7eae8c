import DeviceInterface

/// A foreground service of type location that runs (`A-41`).
struct ForegroundService: Hashable, Sendable {
  /// Whether it was started while the app was visible, so that a while-in-use grant covers it (`A-33`, `A-42`).
  var startedWhileVisible: Bool
  /// Whether the user has swiped its notice away, which it outlives.
  var isNoticeSwiped = false
}

/// What the event that woke an app on Android allows it to do about foreground services.
enum StartExemption: Hashable, Sendable {
  /// Nothing: no service may start from the background (`A-43`).
  case none
  /// A service may start, and location needs the background permission (`A-44`).
  case fromBan
  /// A service may start and use location as if the app were visible (`A-44`).
  case asIfVisible
}

/// The sessions that an app on iOS can hold.
struct IOSSessions: Hashable, Sendable {
  /// The service session of the running process, if it holds one (`I-25`).
  var service: ServiceSessionKind?
  /// Whether the running process holds a background activity session (`I-57`).
  var hasBackground = false
  /// Whether the process before this one held one when the system ended it, so that it may be rejoined (`I-57`).
  var canRejoinBackground = false
  /// How many location managers the process has beyond the first (`I-29`).
  var furtherManagers = 0
}

/// What the phone shows its user about an app's use of location.
public struct Indicators: Hashable, Sendable {
  /// The arrow in the status bar of iOS.
  public enum Arrow: String, Hashable, Sendable, CaseIterable {
    /// No arrow.
    case none
    /// A hollow arrow: the app may get a location under conditions (`I-66`).
    case hollow
    /// A solid arrow: the app uses location now (`I-66`).
    case solid
  }

  /// Whether the blue indicator of background use is shown (`I-63`, `I-64`, `I-65`); iOS only.
  public var backgroundPill = false
  /// The arrow in the status bar; iOS only.
  public var arrow: Arrow = .none
  /// Whether the notification of a foreground service is shown (`A-41`); Android only.
  public var serviceNotification = false
  /// Whether the blue dot of use is shown (`A-61`); Android only.
  public var dot = false
  /// Whether the notice is shown that the app got its location in the background (`A-32`); Android only.
  public var backgroundNotice = false
}
