import DeviceInterface

extension Phone {
  /// What the app has stored; it outlives the process and goes with the app.
  public var storage: [String: String] { installation.values }

  /// The bytes that the app's stored keys and values take, in UTF-8.
  public var storageUsedBytes: Int { installation.usedBytes }

  /// The bytes that the app can still store; `nil` where there is no bound to speak of.
  public var storageFreeBytes: Int? { installation.freeBytes }

  /// Lets other data take all of the phone's storage but so many bytes; what the app has stored stays.
  public mutating func leaveStorageFree(bytes: Int) {
    installation.leaveFree(bytes: bytes)
    core.record(.scenario, .storageChanged(freeBytes: installation.freeBytes))
  }

  /// Whether the app's storage can be read and written: from the first unlock on (`I-96`, `A-69`).
  public var storageIsReadable: Bool { foreground.hasBeenUnlocked }

  mutating func store(_ value: String, forKey key: String) {
    guard mayStore(key) else { return }
    if !installation.store(value, forKey: key) { core.enqueue(.storageFailed(key: key)) }
  }

  /// Adds a line to what the app has stored under the key.
  mutating func append(_ line: String, toKey key: String) {
    guard mayStore(key) else { return }
    if !installation.append(line: line, toKey: key) { core.enqueue(.storageFailed(key: key)) }
  }

  mutating func delete(_ key: String) {
    guard mayStore(key) else { return }
    installation.delete(key)
  }

  /// Whether storage can be changed now; tells the app where it cannot.
  private mutating func mayStore(_ key: String) -> Bool {
    if !storageIsReadable { core.enqueue(.storageLocked(key: key)) }
    return storageIsReadable
  }
}
