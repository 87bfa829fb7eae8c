public import DeviceInterface

/// The time that an execution or a shift has really been active, as far as anyone can know.
///
/// While the app has a process it is known exactly. What became of the time in which it had none is the app's to say,
/// within bounds: nobody can know when tracking was forbidden while the app was dead.
public struct ActivityClock: Hashable, Sendable {
  /// The least and the most that it can be, up to when it last changed.
  private var least = Duration.zero
  private var most = Duration.zero
  /// Since when it runs; `nil` while it stands.
  private(set) var runningSince: Instant?
  /// What it was when the app's process ended; `nil` while it has one.
  private var atDeath: ClosedRange<Duration>?
  /// Since when the app's process does not run although it is there; `nil` while it runs.
  private var suspendedSince: Instant?
  /// For how long the process had not run when it ended.
  private var silence = Duration.zero
  /// Whether the wall clock was set, so that nothing is known about a time over a restart of the phone.
  private var clockWasSet = false
  /// Whether it was set at any time, so that the end of a process by the wall clock says little.
  private var clockWasEverSet = false
  /// In which start of the phone it last began to run.
  private var bootCount = 0
  /// In which start of the phone it first began to run.
  private var firstBootCount: Int?
  /// Whether it was found halted when nothing was known about the time over a restart of the phone.
  private var haltIsUnknowable = false

  /// Lets it run, or lets it stand, from the instant on.
  mutating func turn(_ isActive: Bool, at now: Instant, bootCount: Int) {
    switch (isActive, runningSince) {
    case (true, nil):
      runningSince = now
      atDeath = nil
      clockWasSet = false
      haltIsUnknowable = false
      self.bootCount = bootCount
      firstBootCount = firstBootCount ?? bootCount
    case (false, .some):
      let bounds = bounds(at: now)
      (least, most) = (bounds.lowerBound, bounds.upperBound)
      runningSince = nil
    case (true, .some), (false, nil): break
    }
  }

  /// Notes that the app's process ended at the instant; only the first end counts until it is looked at again.
  mutating func noteDeath(at now: Instant) {
    defer { suspendedSince = nil }
    guard runningSince != nil, atDeath == nil else { return }
    atDeath = bounds(at: now)
    // A process that does not run gives no sign of life: the last one was given before.
    silence = suspendedSince.map { now - $0 } ?? .zero
  }

  /// Notes that the app's process is about not to run any more, or that it runs again.
  mutating func noteSuspended(_ isSuspended: Bool, at now: Instant) {
    suspendedSince = isSuspended ? now : nil
  }

  /// Notes that a new process found it halted: it counts up to the end of the one before, less what no one stored.
  ///
  /// Where the platform tells the end, that is the time; otherwise the last sign of life is 30 seconds older at most, and
  /// older still where the process did not run before its end. A full storage may have taken in no sign at all.
  mutating func wasFoundHalted(
    at now: Instant, bootCount: Int, endIsTold: Bool, storageFailed: Bool
  ) {
    guard runningSince != nil, let atDeath else { return }
    haltIsUnknowable = isUnknowable(bootCount: bootCount, storageFailed: storageFailed)
    // Told by a clock that somebody has set, the end may be any time until now.
    most = endIsTold && clockWasEverSet ? bounds(at: now).upperBound : atDeath.upperBound
    runningSince = nil
    self.atDeath = nil
    let slack: Duration = endIsTold && !clockWasEverSet ? .zero : .seconds(30) + silence
    least = storageFailed ? .zero : max(.zero, atDeath.lowerBound - slack)
  }

  /// Notes that somebody set the phone's clock.
  mutating func noteClockSet() {
    clockWasSet = true
    clockWasEverSet = true
  }

  /// Takes the app's word where it is within the bounds, so that later ones are as narrow as can be.
  mutating func settle(_ elapsed: Duration, at now: Instant, bootCount: Int) {
    least = elapsed
    most = elapsed
    if runningSince != nil { runningSince = now }
    atDeath = nil
    clockWasSet = false
    haltIsUnknowable = false
    self.bootCount = bootCount
  }

  /// Whether nothing is known, as the phone was restarted and its clock set meanwhile.
  ///
  /// Where something could not be stored, the next process may know nothing of what was measured since the first restart.
  func isUnknowable(bootCount: Int, storageFailed: Bool) -> Bool {
    let isRestarted = clockWasSet && bootCount != self.bootCount
    let isUnstored = storageFailed && clockWasEverSet && bootCount != firstBootCount
    return haltIsUnknowable || runningSince != nil && (isRestarted || isUnstored)
  }

  /// Returns the least and the most that it can be at the instant.
  public func bounds(at now: Instant) -> ClosedRange<Duration> {
    guard let runningSince else { return least...most }
    return least + (now - runningSince)...most + (now - runningSince)
  }
}
