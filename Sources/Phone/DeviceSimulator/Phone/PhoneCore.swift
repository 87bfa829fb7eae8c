import DeviceInterface

/// What every part of a phone is told with what happened: the profile, the instant, what lies ahead, what has
/// happened, and the one source of chance.
struct PhoneCore: Hashable, Sendable {
  /// The platform, its version, its constants and its policies.
  var profile: Profile
  /// The present instant.
  private(set) var now: Instant = .start
  var clock = PhoneClock()
  /// The language that the user has chosen, as a code.
  var language = "en"
  /// What lies ahead.
  var timeline = Timeline<Occurrence>()
  /// What the app's process knows, and is still to be told.
  var news = AppNews()
  var generator: SeededGenerator
  /// The source of chance as it was before anything was drawn.
  private var untouchedGenerator: SeededGenerator
  private var log: [PhoneLogEntry] = []

  init(profile: Profile, seed: UInt64) {
    self.profile = profile
    generator = SeededGenerator(seed: seed)
    untouchedGenerator = generator
  }

  mutating func seed(with seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    untouchedGenerator = generator
  }

  var hasDrawn: Bool { generator != untouchedGenerator }

  /// From which wanted accuracy on, in metres, satellites are not needed.
  var coarseAccuracyMeters: Int { profile.constants.battery.coarseAccuracyMeters }

  /// Moves time on, never back.
  mutating func advance(to instant: Instant) { now = max(now, instant) }

  /// Writes an event into the log.
  mutating func record(_ cause: PhoneLogEntry.Cause, _ what: PhoneLogItem) {
    log.append(PhoneLogEntry(instant: now, cause: cause, what: what))
  }

  var hasLogEntries: Bool { !log.isEmpty }

  /// Puts the log in the place of what the list holds, whose room is used for what happens next.
  mutating func drainLog(into entries: inout [PhoneLogEntry]) {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    swap(&entries, &log)
  }

  /// Lets the app be told something at the present instant, after everything that is due already.
  mutating func enqueue(_ signal: Signal) { timeline.add(.signal(signal), at: now) }

  /// Lets the app be told several things, one after the other.
  mutating func enqueue(_ signals: [Signal]) { for signal in signals { enqueue(signal) } }
}
