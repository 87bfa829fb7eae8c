import AppParts
import DeviceInterface

/// When an execution records a position: at each distance (`campaign:1.2`), and by the fallback's interval (`campaign:1.3`).
struct RecordingRhythm: Hashable, Sendable {
  /// The place recorded last in the present stretch; `nil` where the next position is its first.
  private var lastPlace: Position?
  /// The uptime since when the next position is recorded regardless of movement.
  private var lastAt = Duration.zero
  /// The uptime at which the fallback last asked for the position.
  private var askedAt = Duration.zero
  /// The fallback's question for the position.
  private var question: FixQuestion?

  /// Begins a stretch at an uptime: the first position is recorded wherever it is, and no line leads to it.
  mutating func begin(at uptime: Duration) {
    lastPlace = nil
    lastAt = uptime
    askedAt = uptime
  }

  /// Waits for no answer any more.
  mutating func end() { question = nil }

  /// The line from the place recorded last; `nil` where none leads there.
  func leg(to place: Position) -> Distance? { lastPlace?.distance(to: place) }

  /// Whether a position is the first of its stretch, far enough from the last or due.
  func isWorthRecording(
    leg: Distance?, at uptime: Duration, distance: Distance, interval: Duration
  ) -> Bool {
    guard let leg else { return true }
    if uptime - lastAt >= interval { return true }
    // Coordinates are whole to a centimetre, so what is short by a few of them is not short.
    return leg.centimeters + 5 >= distance.centimeters
  }

  /// Notes that a place was recorded, which answers the fallback as well.
  mutating func recorded(_ place: Position, at uptime: Duration) {
    question = nil
    lastPlace = place
    lastAt = uptime
  }

  /// How long it is until the fallback is due; nothing or less where it is.
  func timeToFallback(at uptime: Duration, interval: Duration) -> Duration {
    interval - (uptime - max(lastAt, askedAt))
  }

  /// Asks for the position, as no other one has come for an interval.
  mutating func ask(timeout: Duration, _ platform: inout Requests) {
    askedAt = platform.facts.uptime
    question = FixQuestion(timeout: timeout, &platform)
  }

  /// Takes note that an old position came, which may be the answer.
  mutating func answeredStale(_ platform: inout Requests) { question?.answeredStale(&platform) }
}
