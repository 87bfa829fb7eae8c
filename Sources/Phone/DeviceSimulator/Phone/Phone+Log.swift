extension Phone {
  /// Whether anything happened since the log was last drained.
  public var hasLogEntries: Bool { !log.isEmpty }

  /// Returns what happened since the last call, and forgets it.
  public mutating func drainLog() -> [PhoneLogEntry] {
    let entries = log
    log = []
    return entries
  }

  /// Puts what happened since the last call in the place of what the list holds, and forgets it.
  ///
  /// The list's room is used for what happens next, so that who drains again and again asks for no memory.
  public mutating func drainLog(into entries: inout [PhoneLogEntry]) {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    swap(&entries, &log)
  }

  /// Writes an event into the log.
  mutating func note(_ cause: PhoneLogEntry.Cause, _ what: PhoneLogItem) {
    log.append(PhoneLogEntry(instant: now, cause: cause, what: what))
  }
}
