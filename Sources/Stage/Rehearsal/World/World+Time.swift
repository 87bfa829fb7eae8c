import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Vocabulary

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
    let start = phone.now
    let target = start + longest
    try limit.check(target)
    course.letTimePass()
    try settle()
    if try holds(check) {
      guard !saysWhatIsNot else { throw Self.holdsAtOnce(before: longest) }
      return note(Duration.zero, .atMost, longest)
    }
    var isOver = false
    try forEachInstant(until: target) { world in
      isOver = try world.holds(check)
      return !isOver
    }
    if !isOver { try check(&self) }
    note(phone.now - start, .atMost, longest)
  }

  /// Whether a check holds now; throws what no waiting mends, such as a limit that was reached in it.
  private mutating func holds(_ check: (inout World) throws -> Void) throws -> Bool {
    let noted = boundUses
    do {
      try check(&self)
      return true
    } catch is StepFailure {
      boundUses = noted
      return false
    } catch is InvalidStep {
      // What cannot be asked yet, such as of an app that does not run, may be asked later.
      boundUses = noted
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
      try limit.checkWatch()
      try settle()
      guard try goOn(&self) else { return }
      count += 1
      guard count < Self.instantsPerStepMax || limit.isLifted else {
        throw LimitReached(
          by: .scenario, "More than \(Self.instantsPerStepMax) things happened in one step.",
          notes: [
            "Let less time pass in one step\(.run, terminal: ", or lift the limit with --patient")."
          ])
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

/// The limits of what one scenario may play, so that a slip of the pen ends with a message rather than never.
struct PlayLimit: Hashable, Sendable {
  /// The longest virtual time: a scenario about phones that needs more says something else than it means.
  static let virtualTimeMax = Duration.seconds(60 * 86_400)
  /// The most events that may happen: a position for each second of 60 days, and what follows from it.
  static let eventsMax = 20_000_000
  /// The most that an app may ask for at one instant.
  static let requestsPerInstantMax = 100_000
  /// At how many instants of a while an app may be woken by what it has asked for itself: 125 a second, which is more
  /// often than the fastest screens are drawn.
  static let wakesMax = 1_250
  /// That while.
  static let wakesTime = Duration.seconds(10)

  /// Whether the person who runs it has the patience for more (`rehearse run --patient`).
  var isLifted = false
  /// What can end the play from outside; nil where nothing can.
  var watch: PlayWatch?
  private var eventCount = 0
  /// When the app last asked for something, and how often it did at that instant.
  private var lastInstant = Instant.start
  private var requestCount = 0
  /// Since when the app's wakes are counted, the last of them, and how many there were.
  private var wakesBegan = Instant.start
  private var lastWake: Instant?
  private var wakeCount = 0

  /// Whether a step may let virtual time run until then.
  func allows(_ end: Instant) -> Bool { isLifted || end.sinceStart <= Self.virtualTimeMax }

  /// Throws where a step would let virtual time run beyond the limit.
  func check(_ end: Instant) throws(LimitReached) {
    guard !allows(end) else { return }
    throw LimitReached(
      by: .scenario,
      "A scenario plays at most \(DurationText.render(Self.virtualTimeMax)) of virtual time, and this "
        + "step would bring it to \(DurationText.render(end.sinceStart)).",
      notes: ["Let less time pass\(.run, terminal: ", or lift the limit with --patient")."])
  }

  /// Counts what the app was told and what it asks for then.
  mutating func count(_ signal: Signal, requests count: Int, at time: Instant) {
    if time != lastInstant { (lastInstant, requestCount) = (time, 0) }
    requestCount += count
    guard time != lastWake, signal.term.occasion == .asked else { return }
    lastWake = time
    if time - wakesBegan >= Self.wakesTime { (wakesBegan, wakeCount) = (time, 0) }
    wakeCount += 1
  }

  /// What the app does more often than anybody could mean, in words; nil where it does not.
  var excess: String? {
    if requestCount > Self.requestsPerInstantMax {
      return "\(Self.requestsPerInstantMax) requests at one instant"
    }
    guard wakeCount > Self.wakesMax, !isLifted else { return nil }
    return
      "within \(DurationText.render(Self.wakesTime)) the app was woken more than \(Self.wakesMax) times"
      + " by what it had asked for itself"
  }

  /// Throws where somebody has ended the play.
  func checkWatch() throws(LimitReached) {
    guard let watch, watch.isStopped else { return }
    // As with an app that never rests, no other history is tried.
    throw LimitReached(by: .app, "The play was stopped.", notes: [])
  }

  /// Counts an event; throws where there have been too many.
  mutating func countEvent() throws(LimitReached) {
    try checkWatch()
    eventCount += 1
    guard eventCount > Self.eventsMax, !isLifted else { return }
    throw LimitReached(
      by: .scenario, "More than \(Self.eventsMax) events happened in this scenario.",
      notes: ["Let less time pass\(.run, terminal: ", or lift the limit with --patient")."])
  }
}
