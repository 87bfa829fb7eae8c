import DeviceInterface

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
  case suspensionArmed(afterWake: Bool)
  /// The time in the background no longer runs.
  case suspensionDisarmed
  /// The app is told that it is about to be suspended.
  case suspensionAnnounced
  /// The process is gone.
  case processEnds(TerminationReason)
}
