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
  /// A later version took the app's place (`I-105`, `A-79`).
  case updated
  /// The user stopped the app in the list of active apps (`A-78`); Android only.
  case stoppedByUser
  /// The app had a service out of sight, and its use of the battery is restricted (`A-77`); Android only.
  case restricted
}

extension TerminationReason {
  /// What the exit records of a version of Android say of it; nothing of a process that ended with the phone or was removed.
  func recorded(version: Int) -> ProcessExit? {
    switch self {
    case .killedBySystem, .overdrewBackgroundTime, .restricted: .killedBySystem
    case .closedByUser, .stoppedByUser: .closedByUser
    // before Android 14 an update counts as the user's doing.
    case .updated: version >= 14 ? .updated : .closedByUser
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

/// Something that happens to an app as a whole.
enum LifecycleStimulus: Hashable, Sendable {
  /// The app was put on the phone.
  case installed
  /// The app was taken off the phone.
  case removed
  /// The user brought the app to the front.
  case broughtToFront
  /// The app came to the front, and a question that waited for it covers it at once (`I-21`).
  case broughtToFrontCovered
  /// The system has something for the app while it is not in front.
  case wokenInBackground(LaunchReason)
  /// Something of the system covers the app.
  case covered
  /// Nothing covers the app any more.
  case uncovered
  /// Another app, the home screen or the lock screen took the front.
  case leftFront
  /// The app's time in the background is over.
  case suspensionDue
  /// The app has been told about it and stops.
  case suspended
  /// The process ends.
  case ended(TerminationReason)
}

/// What follows for the phone from a change in an app's life.
enum LifecycleEffect: Hashable, Sendable {
  /// A new process starts.
  case processStarts(LaunchReason)
  /// The suspended process runs again.
  case processResumes
  /// The app is told that it is active.
  case activates
  /// The app's screen comes into view for the first time.
  case screenAppears
  /// The app is told that it is about to be covered or left.
  case resigns
  /// The app is told that it is in the background.
  case entersBackground
  /// The time in the background begins to run, after leaving the front or after being woken for an event (`I-70`).
  case suspensionArmed(wokenFor: LaunchReason?)
  /// The time in the background no longer runs.
  case suspensionDisarmed
  /// The app is told that it is about to be suspended.
  case suspensionAnnounced
  /// The process is gone.
  case processEnds(TerminationReason)
}
