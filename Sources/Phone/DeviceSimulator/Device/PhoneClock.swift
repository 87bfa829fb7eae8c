import DeviceInterface

/// The phone's clock: what it shows and in which zone, how often the phone was started, and how long it has been on.
///
/// Everything counts from the scenario's start, so nothing has to change while time passes.
struct PhoneClock: Hashable, Sendable {
  private(set) var bootCount = 1

  private var bootedAt: Instant = .start
  /// What the clock would have shown at the scenario's start, as it is set now.
  private var readingAtStart: WallTime = .scenarioStart
  /// The changes of the zone's offset that lie ahead, the soonest first: each moment, in the zone that begins then.
  private(set) var plannedZones: [WallTime] = []

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

  /// Lets the zone change when it shows a moment; of two for the same moment the later call counts.
  mutating func planZone(offsetSeconds: Int, at moment: WallTime) {
    let change = moment.inZone(offsetSeconds: offsetSeconds)
    plannedZones.removeAll { $0.millisecondsSince1970 == change.millisecondsSince1970 }
    let place = plannedZones.firstIndex {
      $0.millisecondsSince1970 > change.millisecondsSince1970
    }
    plannedZones.insert(change, at: place ?? plannedZones.endIndex)
  }

  /// When the next planned change of the zone is due, as the clock goes now; a moment that is past is due at once.
  func nextZoneChange(from now: Instant) -> Instant? {
    guard let next = plannedZones.first else { return nil }
    let left = next.millisecondsSince1970 - reading(at: now).millisecondsSince1970
    return now + .milliseconds(max(0, left))
  }

  /// Takes the next planned change of the zone; returns the offset in seconds.
  mutating func takePlannedZone() -> Int? {
    plannedZones.isEmpty ? nil : plannedZones.removeFirst().zoneOffsetSeconds
  }
}
