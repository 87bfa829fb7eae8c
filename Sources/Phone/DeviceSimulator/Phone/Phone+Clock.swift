public import DeviceInterface

extension Phone {
  /// Moves the phone's clock to a time zone: it shows another time of day, and the moment stays the same.
  public mutating func setTimeZone(offsetSeconds: Int, by cause: PhoneLogEntry.Cause = .user) {
    guard clock.setZone(offsetSeconds: offsetSeconds) else { return }
    note(cause, .timeZoneSet(offsetSeconds: offsetSeconds))
  }

  /// Lets the zone's offset change when the clock shows the moment, as summer time begins and ends.
  ///
  /// Only the moment of the reading counts, not its zone. A moment that is past changes the offset at once; the next
  /// call replaces a change that lies ahead.
  public mutating func changeTimeZone(toOffsetSeconds offset: Int, at moment: WallTime) {
    clock.planZone(offsetSeconds: offset, at: moment)
    awaitPlannedZone()
  }

  /// Waits for the planned change of the zone, as the clock goes now.
  mutating func awaitPlannedZone() {
    timeline.removeAll { $0 == .zoneChanges }
    if let due = clock.nextZoneChange(from: now) { timeline.add(.zoneChanges, at: due) }
  }

  /// Changes the zone as planned.
  mutating func zoneChanges() {
    guard let offset = clock.takePlannedZone() else { return }
    setTimeZone(offsetSeconds: offset, by: .system)
  }
}
