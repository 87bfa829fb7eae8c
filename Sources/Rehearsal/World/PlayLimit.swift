import DeviceInterface
import ScenarioRunner

/// How much one scenario may play, so that a slip of the pen ends with a message rather than never.
struct PlayLimit: Hashable, Sendable {
  /// The longest virtual time: a scenario about phones that needs more says something else than it means.
  static let virtualTimeMax = Duration.seconds(60 * 86_400)
  /// The most events that may happen: a position for each second of 60 days, and what follows from it.
  static let eventsMax = 20_000_000

  /// Whether the person who runs it has the patience for more (`rehearse run --patient`).
  let isLifted: Bool
  private var eventCount = 0

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

  /// Counts an event; throws where there have been too many.
  mutating func countEvent() throws(InvalidStep) {
    eventCount += 1
    guard eventCount > Self.eventsMax, !isLifted else { return }
    throw InvalidStep(
      "More than \(Self.eventsMax) events happened in this scenario.",
      notes: ["Let less time pass, or lift the limit: rehearse run --patient"])
  }
}
