import DeviceInterface

/// What Android lets the app do out of sight, by its user's choice and by how often it is used (`A-76`, `A-77`, `A-82`).
struct Standby: Hashable, Sendable {
  private var use = BatteryUse.optimized
  private var level = StandbyBucket.active
  /// When the app was last in front, or had a foreground service; `nil` where it never was.
  private var lastUse: Instant?
  /// Whether the app was not used for months, and was not since.
  private var lain = false
  /// When urgent messages came to an app whose bucket bounds them.
  private var messages: [Instant] = []

  var batteryUse: BatteryUse { use }
  /// an app that is exempt from battery optimisation is in none, and as good as active.
  var bucket: StandbyBucket { use == .unrestricted ? .active : level }
  var isUnusedForMonths: Bool { lain }

  /// Takes the user's choice; returns whether it is another one.
  mutating func choose(_ use: BatteryUse) -> Bool {
    defer { self.use = use }
    return use != self.use
  }

  mutating func fall(into bucket: StandbyBucket) { level = bucket }

  /// Lets the app lie unused for months, after which it is in that bucket.
  mutating func lieForMonths(in bucket: StandbyBucket) { (level, lain) = (bucket, true) }

  /// Notes that the app is used: in front, or by a foreground service; when that was is kept only where it matters.
  mutating func use(at now: Instant?) { (level, lastUse, lain) = (.active, now, false) }

  /// Whether so much time has passed since the app was used.
  func isUnused(for time: Duration, at now: Instant) -> Bool {
    lastUse.map { now - $0 >= time } ?? false
  }

  /// How far the windows are apart in which a version of Android lets the app work; `nil` where it may at any time.
  func workInterval(version: Int, isCharging: Bool) -> Duration? {
    let hours: Int
    switch bucket {
    case .active: return nil
    case .workingSet: hours = version >= 13 ? 4 : 2
    case .frequent: hours = version >= 13 ? 12 : 8
    case .rare: hours = 24
    // A charger frees every app but one of this bucket.
    case .restricted: return .seconds(86_400)
    }
    return isCharging ? nil : .seconds(3_600 * hours)
  }

  /// Counts an urgent message; returns whether it still is one: from Android 13 on the buckets bound none.
  mutating func takesMessage(at now: Instant, version: Int, isCharging: Bool) -> Bool {
    guard version < 13, !isCharging, let most = messagesPerDay else { return true }
    messages.removeAll { now - $0 >= .seconds(86_400) }
    guard messages.count < most else { return false }
    messages.append(now)
    return true
  }

  private var messagesPerDay: Int? {
    switch bucket {
    case .active, .workingSet: nil
    case .frequent: 10
    case .rare, .restricted: 5
    }
  }
}
