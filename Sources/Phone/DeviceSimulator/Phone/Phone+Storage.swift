import DeviceInterface

extension Phone {
  /// What the app has stored; it outlives the process and goes with the app.
  public var storage: [String: String] { disk.values }

  /// The bytes that the app's stored keys and values take, in UTF-8.
  public var storageUsedBytes: Int { disk.usedBytes }

  /// The bytes that the app can still store; `nil` where there is no bound to speak of.
  public var storageFreeBytes: Int? { disk.freeBytes }

  /// Lets other data take all of the phone's storage but so many bytes; what the app has stored stays.
  public mutating func leaveStorageFree(bytes: Int) {
    disk.capacityBytes = disk.usedBytes + max(0, bytes)
    core.record(.scenario, .storageChanged(freeBytes: disk.freeBytes))
  }

  /// Whether the app's storage can be read and written: from the first unlock on (`I-96`, `A-69`).
  public var storageIsReadable: Bool { modes.hasBeenUnlocked }

  mutating func store(_ value: String, forKey key: String) {
    guard mayStore(key) else { return }
    if !disk.store(value, forKey: key) { core.enqueue(.storageFailed(key: key)) }
  }

  /// Adds a line to what the app has stored under the key.
  mutating func append(_ line: String, toKey key: String) {
    guard mayStore(key) else { return }
    if !disk.append(line: line, toKey: key) { core.enqueue(.storageFailed(key: key)) }
  }

  mutating func delete(_ key: String) {
    guard mayStore(key) else { return }
    disk.delete(key)
  }

  /// Whether storage can be changed now; tells the app where it cannot.
  private mutating func mayStore(_ key: String) -> Bool {
    if !storageIsReadable { core.enqueue(.storageLocked(key: key)) }
    return storageIsReadable
  }
}
