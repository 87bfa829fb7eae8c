import DeviceInterface

/// What has happened in a scenario, in order; a value like the world it belongs to.
package struct Journal: Hashable, Sendable {
  /// The entries from the first to the last.
  package private(set) var entries: [JournalEntry] = []
  /// How many processes of the app have started; the number of the current session.
  package private(set) var session = 0

  /// Writes an entry down.
  mutating func note(_ what: JournalEntry.What, by cause: JournalEntry.Cause, at instant: Instant) {
    entries.append(JournalEntry(at: instant, session: session, cause: cause, what: what))
  }

  /// Begins a new session: a process of the app has started.
  mutating func beginSession() {
    session += 1
  }

  /// How many entries of the scenario, or of the current session alone, satisfy the condition.
  func count(thisSession: Bool = false, where condition: (JournalEntry.What) -> Bool) -> Int {
    entries.count { (!thisSession || $0.session == session) && condition($0.what) }
  }
}
