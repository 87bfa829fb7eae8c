public import DeviceInterface

extension TrackJournal {
  /// Makes up a name for a new owner, unique over all phones and times.
  ///
  /// The count keeps names apart when the clock is turned back, the time when the app was installed anew.
  public func newOwner(
    prefix: String, deviceID: String, _ platform: inout Requests
  ) -> String {
    let key = namespace + ".count"
    let count = (platform.facts.storage[key].flatMap { Int($0) } ?? 0) + 1
    platform.add(.store(key: key, value: String(count)))
    return "\(prefix)-\(deviceID)-\(platform.facts.wallClock.millisecondsSince1970)-\(count)"
  }

  /// Finishes all owners but one: they belong to what an earlier process has ended.
  public mutating func finishAll(but present: String?, _ platform: inout Requests) {
    for log in logs where log.owner != present { finish(log.owner, &platform) }
  }
}
