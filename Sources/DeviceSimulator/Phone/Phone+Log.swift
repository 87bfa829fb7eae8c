extension Phone {
  /// Returns what happened since the last call, and forgets it.
  public mutating func drainLog() -> [PhoneLogEntry] {
    let entries = log
    log = []
    return entries
  }

  /// Writes an event into the log.
  mutating func note(_ cause: PhoneLogEntry.Cause, _ what: PhoneLogItem) {
    log.append(PhoneLogEntry(instant: now, cause: cause, what: what))
  }
}
