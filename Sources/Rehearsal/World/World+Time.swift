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
  /// Throws `StepFailure` where it does not come to rest, or where it broke an invariant.
  public mutating func settle() throws {
    var count = 0
    while let event = phone.nextEvent() {
      try limit.countEvent()
      handle(event)
      count += 1
      guard count < Self.eventsPerInstantMax else {
        throw endlessLoop("\(Self.eventsPerInstantMax) events")
      }
      guard !limit.isFlooded else {
        throw endlessLoop("\(PlayLimit.requestsPerInstantMax) requests")
      }
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
    if (try? check(&self)) != nil {
      guard !saysWhatIsNot else { throw Self.holdsAtOnce(before: longest) }
      return
    }
    var holds = false
    try forEachInstant(until: target) { world in
      holds = (try? check(&world)) != nil
      return !holds
    }
    if !holds { try check(&self) }
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
        throw StepFailure(
          "More than \(Self.instantsPerStepMax) things happened in one step.",
          notes: ["Let less time pass in one step, or lift the limit: rehearse run --patient"])
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

  private func endlessLoop(_ what: String) -> StepFailure {
    let last = journal.entries.suffix(6).map { "\($0.cause.rawValue): \($0.text(on: platform))" }
    return StepFailure(
      "The app and the phone do not come to rest: "
        + "\(what) at one instant.",
      notes: ["The last of them:"] + last)
  }
}

/// How much one scenario may play, so that a slip of the pen ends with a message rather than never.
struct PlayLimit: Hashable, Sendable {
  /// The longest virtual time: a scenario about phones that needs more says something else than it means.
  static let virtualTimeMax = Duration.seconds(60 * 86_400)
  /// The most events that may happen: a position for each second of 60 days, and what follows from it.
  static let eventsMax = 20_000_000

  /// Whether the person who runs it has the patience for more (`rehearse run --patient`).
  let isLifted: Bool
  private var eventCount = 0
  /// When the app last asked for something, and how often it did at that instant.
  private var lastInstant = Instant.start
  private var requestCount = 0
  /// The most that an app may ask for at one instant.
  static let requestsPerInstantMax = 100_000

  init(isLifted: Bool) {
    self.isLifted = isLifted
  }

  /// Throws where a step would let virtual time run beyond the limit.
  func check(_ end: Instant) throws(InvalidStep) {
    guard !isLifted, end.sinceStart > Self.virtualTimeMax else { return }
    throw InvalidStep(
      "A scenario plays at most \(DurationText.render(Self.virtualTimeMax)) of virtual time, and this "
        + "step would bring it to \(DurationText.render(end.sinceStart)).",
      notes: ["Let less time pass, or lift the limit: rehearse run --patient"])
  }

  /// Whether the app has asked for more at one instant than anybody could mean.
  var isFlooded: Bool { requestCount > Self.requestsPerInstantMax }

  /// Counts what the app asks for.
  mutating func count(requests count: Int, at time: Instant) {
    if time != lastInstant { (lastInstant, requestCount) = (time, 0) }
    requestCount += count
  }

  /// Counts an event; throws where there have been too many.
  mutating func countEvent() throws(InvalidStep) {
    eventCount += 1
    guard eventCount > Self.eventsMax, !isLifted else { return }
    throw InvalidStep(
      "More than \(Self.eventsMax) events happened in this scenario.",
      notes: ["Let less time pass, or lift the limit: rehearse run --patient"])
  }
}
