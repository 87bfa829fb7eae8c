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
