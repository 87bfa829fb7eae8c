import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// How virtual time moves: only when a scenario moves it, and never past anything that is due.
extension World {
  /// How many events may happen at one instant before it counts as an endless loop.
  static let eventsPerInstantMax = 10_000
  /// How many instants one step may pass through.
  static let instantsPerStepMax = 1_000_000

  /// Lets everything happen that is due at the present instant.
  ///
  /// Throws `LimitReached` where it does not come to rest, and `StepFailure` where it broke an invariant.
  public mutating func settle() throws {
    var count = 0
    while let event = phone.nextEvent() {
      try limit.countEvent()
      handle(event)
      count += 1
      guard count < Self.eventsPerInstantMax else {
        throw restless("\(Self.eventsPerInstantMax) events at one instant")
      }
      if let excess = limit.excess { throw restless(excess) }
    }
    collectPhoneLog()
    if let violation = watch.violation { throw violation.failure }
  }

  /// Lets the time pass, with everything that falls into it; throws where a rule is broken or the bound is passed.
  public mutating func pass(_ duration: Duration) throws {
    let target = phone.now + duration
    try limit.check(target)
    try settle()
    try forEachInstant(until: target) { _ in true }
  }

  /// Lets time pass until the check holds, for at most the duration; then throws what the check threw last.
  ///
  /// Throws `InvalidStep` where a check of what is not, or at most so many, holds at once: it says nothing of the time.
  mutating func wait(
    upTo longest: Duration, saysWhatIsNot: Bool = false, for check: (inout World) throws -> Void
  ) throws {
    let target = phone.now + longest
    try limit.check(target)
    course.letTimePass()
    try settle()
    if try holds(check) {
      guard !saysWhatIsNot else { throw Self.holdsAtOnce(before: longest) }
      return
    }
    var isOver = false
    try forEachInstant(until: target) { world in
      isOver = try world.holds(check)
      return !isOver
    }
    if !isOver { try check(&self) }
  }

  /// Whether a check holds now; throws what no waiting mends, such as a limit that was reached in it.
  private mutating func holds(_ check: (inout World) throws -> Void) throws -> Bool {
    do {
      try check(&self)
      return true
    } catch is StepFailure {
      return false
    } catch is InvalidStep {
      // What cannot be asked yet, such as of an app that does not run, may be asked later.
      return false
    }
  }

  /// Lets the time pass and throws as soon as the check does not hold.
  mutating func hold(
    for duration: Duration, _ check: (inout World) throws -> Void
  ) throws {
    let target = phone.now + duration
    try limit.check(target)
    course.letTimePass()
    try settle()
    try check(&self)
    try forEachInstant(until: target) { world in
      try check(&world)
      return true
    }
  }

  /// Moves to each instant at which something is due, and last to the target; settles, and goes on while told to.
  private mutating func forEachInstant(
    until target: Instant, _ goOn: (inout World) throws -> Bool
  ) throws {
    var count = 0
    while phone.now < target {
      phone.advance(to: target)
      try settle()
      guard try goOn(&self) else { return }
      count += 1
      guard count < Self.instantsPerStepMax || limit.isLifted else {
        throw LimitReached(
          by: .scenario, "More than \(Self.instantsPerStepMax) things happened in one step.",
          notes: ["Let less time pass in one step, or lift the limit with --patient."])
      }
    }
  }

  private static func holdsAtOnce(before time: Duration) -> InvalidStep {
    let words = DurationText.render(time)
    return InvalidStep(
      "This holds at once, so nothing was waited for, and it says nothing about the \(words).",
      notes: [
        "That it stays so for the whole time is said by: for \(words) …",
        "That it is so now is said by the check alone, without \"within\".",
      ])
  }

  private func restless(_ what: String) -> LimitReached {
    let last = journal.entries.suffix(6).map { "\($0.cause.rawValue): \($0.text(on: platform))" }
    return LimitReached(
      by: .app, "The app and the phone do not come to rest: \(what).",
      notes: last.isEmpty ? [] : ["The last of them:"] + last)
  }
}
