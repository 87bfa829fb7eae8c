public import DeviceInterface

extension Phone {
  /// Moves the phone's clock to a time zone: it shows another time of day, and the moment stays the same.
  public mutating func setTimeZone(offsetSeconds: Int, by cause: PhoneLogEntry.Cause = .user) {
    guard wallClockAtStart.zoneOffsetSeconds != offsetSeconds else { return }
    wallClockAtStart.zoneOffsetSeconds = offsetSeconds
    note(cause, .timeZoneSet(offsetSeconds: offsetSeconds))
  }

  /// Lets the zone's offset change when the clock shows the moment, as summer time begins and ends.
  ///
  /// Only the moment of the reading counts, not its zone. A moment that is past changes the offset at once; the next
  /// call replaces a change that lies ahead.
  public mutating func changeTimeZone(toOffsetSeconds offset: Int, at moment: WallTime) {
    plannedZone = PlannedZone(
      offsetSeconds: offset, atMillisecondsSince1970: moment.millisecondsSince1970)
    awaitPlannedZone()
  }

  /// Waits for the planned change of the zone, as the clock goes now.
  mutating func awaitPlannedZone() {
    timeline.removeAll { $0 == .zoneChanges }
    guard let plannedZone else { return }
    let left = plannedZone.atMillisecondsSince1970 - wallClock.millisecondsSince1970
    timeline.add(.zoneChanges, at: now + .milliseconds(max(0, left)))
  }

  /// Changes the zone as planned.
  mutating func zoneChanges() {
    guard let planned = plannedZone else { return }
    plannedZone = nil
    setTimeZone(offsetSeconds: planned.offsetSeconds, by: .system)
  }
}
