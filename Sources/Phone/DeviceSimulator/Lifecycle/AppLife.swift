import DeviceInterface

/// The life of the app's processes: where the present one is, how the last one ended, and what the user did with it.
struct AppLife: Hashable, Sendable {
  private var machine = LifecycleMachine()
  private var previousProcess = PreviousProcess()
  private var end: TerminationReason?
  private var recent = false
  private var closedByUser = false
  private var barsPushes = false
  private var opened = false

  /// Where the app is in its life.
  var state: AppState { machine.state }
  /// Why the last process ended; `nil` while one runs or none ever did.
  var lastEnd: TerminationReason? { end }
  /// How the process before this one ended, as Android tells it.
  var previous: PreviousProcess { previousProcess }
  /// Whether the app is among the recent ones.
  var isRecent: Bool { recent }
  /// Whether the user closed the app in the app switcher and has not opened it since (`I-94`, `I-95`).
  var isClosedByUser: Bool { closedByUser }

  /// Whether the user closed the app in the app switcher, and has neither opened it nor restarted the phone since (`I-103`).
  var keepsPushesAway: Bool { barsPushes }

  /// Whether the user has opened the app since it was installed: before, no broadcast starts it (`A-49`).
  var hasBeenOpened: Bool { opened }

  /// Takes in what happened and returns what follows, in order.
  mutating func handle(_ stimulus: LifecycleStimulus) -> [LifecycleEffect] {
    machine.handle(stimulus)
  }

  mutating func processStarted() { end = nil }

  mutating func processEnded(
    _ reason: TerminationReason, at reading: WallTime, on profile: Profile
  ) {
    let exit = profile.platform == .android ? reason.recorded(version: profile.version) : nil
    previousProcess = PreviousProcess(exit, at: reading)
    end = reason
  }

  mutating func wasBroughtToFront() { (recent, opened) = (true, true) }
  mutating func wasOpened() { (closedByUser, barsPushes) = (false, false) }
  mutating func wasClosed() { (recent, closedByUser, barsPushes) = (false, true, true) }
  mutating func phoneWentOff() { barsPushes = false }

  /// Forgets the app's past, as it is removed.
  mutating func wasRemoved() {
    previousProcess = PreviousProcess()
    (recent, closedByUser, barsPushes, opened) = (false, false, false, false)
  }
}
