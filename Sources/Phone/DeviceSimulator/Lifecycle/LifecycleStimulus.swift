import DeviceInterface

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
  case suspensionArmed(afterWake: Bool)
  /// The time in the background no longer runs.
  case suspensionDisarmed
  /// The app is told that it is about to be suspended.
  case suspensionAnnounced
  /// The process is gone.
  case processEnds(TerminationReason)
}
