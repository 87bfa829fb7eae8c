import DeviceInterface

/// The phone's clock: what it shows and in which zone, how often the phone was started, and how long it has been on.
///
/// Everything counts from the scenario's start, so nothing has to change while time passes.
struct PhoneClock: Hashable, Sendable {
  /// A change of the time zone's offset that lies ahead.
  private struct PlannedZone: Hashable, Sendable {
    /// The offset from then on, in seconds east of UTC.
    var offsetSeconds: Int
    /// The moment by the phone's clock.
    var atMillisecondsSince1970: Int64
  }

  private(set) var bootCount = 1

  private var bootedAt: Instant = .start
  /// What the clock would have shown at the scenario's start, as it is set now.
  private var readingAtStart: WallTime = .scenarioStart
  private var plannedZone: PlannedZone?

  func reading(at now: Instant) -> WallTime { readingAtStart + now.sinceStart }

  func uptime(at now: Instant) -> Duration { now - bootedAt }

  /// Lets it show something else; every duration stays as it is.
  mutating func set(to reading: WallTime, at now: Instant) {
    readingAtStart = reading + (Duration.zero - now.sinceStart)
  }

  mutating func boot(at now: Instant) {
    bootedAt = now
    bootCount += 1
  }

  /// Moves it to a zone; returns whether that is another one.
  mutating func setZone(offsetSeconds: Int) -> Bool {
    guard readingAtStart.zoneOffsetSeconds != offsetSeconds else { return false }
    readingAtStart.zoneOffsetSeconds = offsetSeconds
    return true
  }

  /// Lets the zone change when it shows a moment; the next call replaces a change that lies ahead.
  mutating func planZone(offsetSeconds: Int, at moment: WallTime) {
    plannedZone = PlannedZone(
      offsetSeconds: offsetSeconds, atMillisecondsSince1970: moment.millisecondsSince1970)
  }

  var awaitsZone: Bool { plannedZone != nil }

  /// When the planned change of the zone is due, as the clock goes now; a moment that is past is due at once.
  func nextZoneChange(from now: Instant) -> Instant? {
    guard let plannedZone else { return nil }
    let left = plannedZone.atMillisecondsSince1970 - reading(at: now).millisecondsSince1970
    return now + .milliseconds(max(0, left))
  }

  /// Takes the planned change of the zone; returns the offset in seconds.
  mutating func takePlannedZone() -> Int? {
    defer { plannedZone = nil }
    return plannedZone?.offsetSeconds
  }
}
