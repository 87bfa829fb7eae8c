public import DeviceInterface

extension Phone {
  /// Starts reports of how the phone moves; the first comes at once, and then one for every change that lasts.
  ///
  /// The sensors judge the true speed, whatever the receiver hears, unless they are mistaken. Their own permission is
  /// taken as given. Android wakes or starts an app for a change (`A-75`); a suspended one of iOS is told the last change
  /// when it runs again.
  mutating func startMotionUpdates() {
    motion.start(at: core.now)
    judgeMotionSoon()
  }

  /// Whether the motion sensors take anything for something else.
  public var hasMotionMistakes: Bool { motion.areMistaken }

  /// What the motion sensors take a movement for.
  public func judgedMotion(of truth: Motion) -> Motion { motion.judged(truth) }

  /// Lets the motion sensors take a movement for another one; taking it for itself ends its mistake.
  public mutating func setMotionMistake(taking truth: Motion, for judged: Motion) {
    motion.add(taking: truth, for: judged)
    if motion.isListenedTo { judgeMotionSoon() }
  }

  /// Lets the motion sensors judge every movement as what it is.
  public mutating func endMotionMistakes() {
    motion.endMistakes()
    if motion.isListenedTo { judgeMotionSoon() }
  }

  mutating func stopMotionUpdates() {
    motion.stop()
    core.timeline.removeAll { $0 == .motionJudged }
  }

  mutating func judgeMotionSoon() { core.timeline.move(.motionJudged, to: core.now) }

  /// Judges the movement, and sets the time to judge it again.
  mutating func motionJudged() -> PhoneEvent? {
    guard motion.isListenedTo else { return nil }
    let constants = core.profile.constants
    let truth = location.trajectory.motion(at: core.now, constants: constants)
    let judged = motion.judge(truth, at: core.now, holdTime: constants.motionHoldTime)
    let change = location.trajectory.nextChangeOfMotion(after: core.now, constants: constants)
    let held = motion.candidateLasts(until: constants.motionHoldTime)
    if let next = [change, held].compactMap({ $0 }).min() {
      core.timeline.add(.motionJudged, at: next)
    }
    guard let judged else { return nil }
    // Of several changes that wait for a suspended app only the last means anything to it.
    core.news.dropHeld {
      if case .motionChanged = $0 { true } else { false }
    }
    return tellMotion(judged)
  }

  /// Tells the app of a change, for which Android wakes it, starts it, and lets it start a service (`A-43`, `A-75`).
  private mutating func tellMotion(_ motion: Motion) -> PhoneEvent? {
    guard core.profile.platform == .android, !lifecycle.state.isForeground else {
      return tell(.motionChanged(motion))
    }
    if wakeForBroadcast(.motion) { core.enqueue(.motionChanged(motion)) }
    return nil
  }

  /// Ends the reports with the process; on Android they come by an intent, which outlives it (`A-75`).
  mutating func motionLostProcess() {
    switch core.profile.platform {
    case .iOS: motion.stop()
    case .android:
      guard motion.isListenedTo else { return }
      motion.lostProcess(
        moving: location.trajectory.motion(at: core.now, constants: core.profile.constants))
      judgeMotionSoon()
    }
  }
}
