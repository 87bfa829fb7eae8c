import DeviceInterface

/// What has happened in a scenario, in order; a value like the world it belongs to.
///
/// Of a long scenario it keeps the latest entries and the numbers that checks ask for.
public struct Journal: Hashable, Sendable {
  /// How many entries are always kept; there are up to twice as many.
  static let keptMax = 5_000

  /// The latest entries, the oldest of them first; all of them where all are kept.
  public private(set) var entries: [JournalEntry] = []
  /// How many processes of the app have started; the number of the current session.
  public private(set) var session = 0
  /// Whether everything is kept, as a storyboard needs it.
  var keepsAll = false
  /// What checks count, which holds for the entries that are gone as well.
  private(set) var counts = JournalCounts()

  /// Writes an entry down.
  mutating func note(_ what: JournalEntry.What, by cause: JournalEntry.Cause, at instant: Instant) {
    if !keepsAll, entries.count >= 2 * Self.keptMax { entries.removeFirst(Self.keptMax) }
    entries.append(JournalEntry(at: instant, session: session, cause: cause, what: what))
    counts.add(what)
  }

  /// Begins a new session: a process of the app has started.
  mutating func beginSession() {
    session += 1
    counts.beginSession()
  }
}
