import DeviceInterface
import ScenarioRunner

/// The times at which positions are due during a shift, and how far from them they are recorded (`clock-in:SC-001`).
///
/// It is told the interval in force and keeps its own grid, so that the app's idea of it is not what it is judged by. A
/// new interval begins at the due time of the one before, unless that was missed; one that has begun is only shortened.
struct DueClock: Hashable, Sendable {
  /// How far from its due time each point was recorded, in milliseconds; early counts like late.
  private(set) var delays = Distribution()
  /// The beginning of the present interval.
  private var begunAt = Instant.start
  /// When the next point is due; `nil` while nothing is tracked.
  private var due: Instant?
  /// Since when no process has been there to record what is due; `nil` while one is.
  private var abandonedAt: Instant?
  /// Whether the latest point only repeated an old position, so that a new one is welcome at any time.
  private var awaitsSignal = false

  /// The delay of the point that is overdue at the instant, if there is one.
  func overdue(at now: Instant) -> Distribution.Sample? {
    guard let due, now > due else { return nil }
    return .init((now - due).wholeMilliseconds, at: now.sinceStart)
  }

  /// Tracking begins: the first position is due at once.
  mutating func begin(at now: Instant) {
    begunAt = now
    due = now
    awaitsSignal = false
  }

  /// Tracking ends; a point that was overdue never came.
  mutating func end(at now: Instant) {
    if let overdue = overdue(at: now) { delays.add(overdue) }
    due = nil
  }

  /// The app's process is gone in the middle of tracking: what is due meanwhile does not come.
  mutating func abandon(at now: Instant) { abandonedAt = abandonedAt ?? now }

  /// A process is there again: the time without one is a miss, unless the app has told it as a gap.
  mutating func takeUp(isTold: Bool, at now: Instant) {
    guard let abandonedAt else { return }
    self.abandonedAt = nil
    end(at: isTold ? abandonedAt : now)
  }

  /// Takes in the interval that is in force.
  mutating func follow(_ interval: Duration, at now: Instant) {
    guard let due else { return }
    self.due = min(due, max(now, begunAt + interval))
  }

  /// Takes in that a point was recorded.
  mutating func recorded(
    _ number: Int, isRepeat: Bool, next interval: Duration, missedAfter latenessMax: Duration,
    at now: Instant
  ) {
    guard let due else { return }
    let isEarly = now < due
    if !isEarly || !awaitsSignal {
      let distance = isEarly ? due - now : now - due
      delays.add(.init(distance.wholeMilliseconds, at: now.sinceStart, number: number))
    }
    begunAt = isEarly || now - due > latenessMax ? now : due
    self.due = max(now, begunAt + interval)
    awaitsSignal = isRepeat
  }
}

/// The share of a full battery that tracking takes per hour that is tracked (`clock-in:SC-002`).
///
/// What uploads take after the end of a shift counts too, though no tracked hour stands against it.
struct EnergyMeter: Hashable, Sendable {
  /// The shortest time that counts as an hour of its own.
  static let hour = Duration.seconds(3_600)

  /// What each tracked hour took, in millionths of a percent per hour.
  private(set) var hours = Distribution()
  /// What had been used when tracking first began; `nil` before.
  private var base: Int?
  private var hourBegan = (used: 0, tracked: Duration.zero)

  /// Takes in what has been used, in millionths of a percent, over the time tracked so far.
  mutating func read(_ used: @autoclosure () -> Int, tracked: Duration, at now: Instant) {
    guard base != nil else {
      let used = used()
      base = used
      hourBegan = (used, tracked)
      return
    }
    let length = tracked - hourBegan.tracked
    guard length >= Self.hour else { return }
    let used = used()
    let perHour = Self.perHour(used - hourBegan.used, over: length)
    hours.add(.init(perHour, at: now.sinceStart))
    hourBegan = (used, tracked)
  }

  /// Returns what an hour took on average, in millionths of a percent; nil where nothing was tracked.
  func average(_ used: Int, tracked: Duration) -> Int64? {
    guard let base, tracked > .zero else { return nil }
    return Self.perHour(used - base, over: tracked)
  }

  private static func perHour(_ used: Int, over time: Duration) -> Int64 {
    Int64(used) * 3_600_000 / max(1, time.wholeMilliseconds)
  }

  static func == (left: EnergyMeter, right: EnergyMeter) -> Bool {
    left.hours == right.hours && left.base == right.base && left.hourBegan == right.hourBegan
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(hours)
    hasher.combine(hourBegan.used)
    hasher.combine(hourBegan.tracked)
  }
}
