import DeviceInterface

/// Where the app is in its life.
public enum AppState: String, Hashable, Sendable, CaseIterable {
  /// The app is not on the phone.
  case notInstalled
  /// The app is on the phone and has no process.
  case notRunning
  /// The app is in front and receives touches.
  case active
  /// The app is in front and something covers it, such as an alert (`I-21`).
  case inactive
  /// The app is not visible and still runs.
  case background
  /// The app is in memory and does not run.
  case suspended

  /// Whether the app has a process.
  public var hasProcess: Bool {
    switch self {
    case .notInstalled, .notRunning: false
    case .active, .inactive, .background, .suspended: true
    }
  }

  /// Whether the app's code runs.
  public var isRunning: Bool {
    switch self {
    case .notInstalled, .notRunning, .suspended: false
    case .active, .inactive, .background: true
    }
  }

  /// Whether the app is in front, covered or not.
  public var isForeground: Bool {
    switch self {
    case .notInstalled, .notRunning, .background, .suspended: false
    case .active, .inactive: true
    }
  }
}

/// Why a process of the app ended.
public enum TerminationReason: String, Hashable, Sendable, CaseIterable {
  /// The system needed the memory.
  case killedBySystem
  /// The time for its background tasks was over, and it did not end them (`I-52`); iOS only.
  case overdrewBackgroundTime
  /// The user closed the app in the app switcher (`I-71`, `A-48`).
  case closedByUser
  /// The user stopped the app in Settings (`A-49`); Android only.
  case forceStopped
  /// The app crashed.
  case crashed
  /// Android refused something by a `SecurityException` that the app did not catch (`A-66`).
  case securityException
  /// A permission was taken away (`A-07`, `A-08`); Android only.
  case permissionRevoked
  /// The phone was restarted.
  case rebooted
  /// The phone went off, by its user or with an empty battery.
  case phoneOff
  /// The app was removed from the phone.
  case removed
}

extension TerminationReason {
  /// What Android's exit records say of it; nothing of a process that ended with the phone or was removed.
  var recorded: ProcessExit? {
    switch self {
    case .killedBySystem, .overdrewBackgroundTime: .killedBySystem
    case .closedByUser: .closedByUser
    case .forceStopped: .forceStopped
    case .crashed, .securityException: .crashed
    case .permissionRevoked: .permissionRevoked
    case .rebooted, .phoneOff, .removed: nil
    }
  }
}

/// How the process before this one ended, as Android tells it.
struct PreviousProcess: Hashable, Sendable {
  /// Why it ended; `nil` where nobody says.
  private(set) var exit: ProcessExit?
  /// When that was, by the phone's clock; `nil` where `exit` is.
  private(set) var endedAt: WallTime?

  /// Notes an end, or that there was none to tell of.
  init(_ exit: ProcessExit? = nil, at reading: WallTime? = nil) {
    self.exit = exit
    endedAt = exit == nil ? nil : reading
  }
}
