import DeviceInterface
import ScenarioRunner

/// What tracking takes from a full battery, per hour that is tracked (`clock-in:SC-002`).
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
