import DeviceInterface
import ScenarioRunner
import Vocabulary

/// How much one scenario may play, so that a slip of the pen ends with a message rather than never.
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
      notes: ["Let less time pass, or lift the limit with --patient."])
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

  /// Counts an event; throws where there have been too many.
  mutating func countEvent() throws(LimitReached) {
    eventCount += 1
    guard eventCount > Self.eventsMax, !isLifted else { return }
    throw LimitReached(
      by: .scenario, "More than \(Self.eventsMax) events happened in this scenario.",
      notes: ["Let less time pass, or lift the limit with --patient."])
  }
}
