import DeviceInterface

extension Phone {
  /// What the app has stored; it outlives the process and goes with the app.
  public var storage: [String: String] { disk.values }

  /// The bytes that the app's stored keys and values take, in UTF-8.
  public var storageUsedBytes: Int { disk.usedBytes }

  /// The bytes that the app can still store; `nil` where there is no bound to speak of.
  public var storageFreeBytes: Int? { disk.freeBytes }

  /// How much of the phone's storage is taken, in percent rounded down; `nil` without a bound.
  public var storageUsedPercentage: Int? {
    guard let capacity = disk.capacityBytes, let free = disk.freeBytes else { return nil }
    return capacity > 0 ? (capacity - free) * 100 / capacity : 100
  }

  /// Bounds the phone's storage, with what the app has stored in it; `nil` takes the bound away.
  ///
  /// Less than what is taken already is allowed: then nothing more fits, and nothing is lost.
  public mutating func setStorageCapacity(bytes: Int?) {
    disk.capacityBytes = bytes.map { max(0, $0) }
    note(.scenario, .storageChanged(freeBytes: disk.freeBytes))
  }

  /// Lets other data fill the phone's storage, or make room in it, until so many bytes are free.
  ///
  /// A phone without a bound gets one that leaves as many; throws where the capacity has no such room.
  public mutating func fillStorage(leavingBytes bytes: Int) throws(PhoneError) {
    let wanted = max(0, bytes)
    let capacity = disk.capacityBytes ?? disk.usedBytes + wanted
    let room = capacity - disk.usedBytes
    guard wanted == 0 || room >= wanted else {
      throw .storageTooSmall(wantedBytes: wanted, roomBytes: max(0, room))
    }
    disk.capacityBytes = capacity
    disk.otherBytes = max(0, room - wanted)
    note(.scenario, .storageChanged(freeBytes: disk.freeBytes))
  }

  /// Whether the app's storage can be read and written: from the first unlock on (`I-96`, `A-69`).
  public var storageIsReadable: Bool { modes.hasBeenUnlocked }

  /// Performs what the app asks of its durable storage.
  mutating func store(_ value: String, forKey key: String) {
    guard mayStore(key) else { return }
    if !disk.store(value, forKey: key) { enqueue(.storageFailed(key: key)) }
  }

  /// Adds a line to what the app has stored under the key.
  mutating func append(_ line: String, toKey key: String) {
    guard mayStore(key) else { return }
    if !disk.append(line: line, toKey: key) { enqueue(.storageFailed(key: key)) }
  }

  /// Deletes what the app has stored under the key.
  mutating func delete(_ key: String) {
    guard mayStore(key) else { return }
    disk.delete(key)
  }

  /// Whether storage can be changed now; tells the app where it cannot.
  private mutating func mayStore(_ key: String) -> Bool {
    if !storageIsReadable { enqueue(.storageLocked(key: key)) }
    return storageIsReadable
  }
}
