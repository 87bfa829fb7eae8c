public import DeviceInterface

/// Room that is held for what will be entered, so that a phone that has become full meanwhile can keep it.
extension TrackJournal {
  /// How much of the reserve is given up at a time: more than one report takes.
  static let reserveStep = 1_024

  var reserveKey: String { namespace + ".reserve" }

  /// Holds so many bytes, in the place of those held before; where there is less room, a half, and a half of that.
  public mutating func reserve(bytes: Int, _ platform: inout Requests) {
    guard bytes != reservedBytes else { return }
    reservedBytes = bytes < Self.reserveStep / 2 ? 0 : bytes
    guard reservedBytes > 0 else { return platform.add(.delete(key: reserveKey)) }
    // As bytes at once: put together space by space, it would take longer than all else at a route's start.
    let spaces = repeatElement(UInt8(ascii: " "), count: reservedBytes)
    platform.add(.store(key: reserveKey, value: String(decoding: Array(spaces), as: UTF8.self)))
  }

  /// Takes a report back that storage could not take and that is not on its way; returns whether it was such a one.
  public mutating func takeBackUnsaved(_ name: String, of owner: String) -> Bool {
    guard isStorageFull,
      let index = reports.firstIndex(where: { $0.owner == owner && $0.name == name }),
      reports[index].isOwed, queue.parcelUnderWay != .report(owner: owner, name: name)
    else { return false }
    queue.remove(.report(owner: owner, name: name))
    reports.remove(at: index)
    return true
  }
}
