import DeviceInterface

/// The app as it lies on the phone: what it declares, what it has stored, and whether it was stopped.
struct Installation: Hashable, Sendable {
  private var declared: AppManifest?
  private var disk = DurableStorage()
  private var stopped = false
  private var exceptionsUncaught = false
  private var exemptFromPause = false

  /// What the installed app declares; `nil` while no app is installed.
  var manifest: AppManifest? { declared }
  /// Whether the app makes its service sessions itself (`I-26`).
  ///
  /// Asked at every instant, as is the next one: to hand out the manifest would copy all that it holds.
  var requiresExplicitSession: Bool { declared?.requiresExplicitServiceSession == true }
  /// The version of the app.
  var version: String { declared?.version ?? "1.0" }
  /// What the app declares to do in the background on iOS (`I-50`).
  var backgroundModes: BackgroundModes { declared?.backgroundModes ?? [] }
  /// The API level that the app is built for; 0 while no app is installed.
  var targetSDK: Int { declared?.targetSDK ?? 0 }
  /// Whether the app is stopped by force or hibernates, until the user opens it (`A-49`, `A-59`).
  var isStopped: Bool { stopped }
  /// Whether the app lets a `SecurityException` pass, which then ends its process (`A-66`).
  var leavesExceptionsUncaught: Bool { exceptionsUncaught }
  /// Whether Android resets and stops the app if nobody uses it for months (`A-59`, `A-82`).
  var isPausedIfUnused: Bool { !exemptFromPause }
  /// What the app has stored.
  var values: [String: String] { disk.values }
  var usedBytes: Int { disk.usedBytes }
  var freeBytes: Int? { disk.freeBytes }

  mutating func install(_ manifest: AppManifest) { declared = manifest }

  /// Takes the app off the phone with everything it stored; how much room the phone has stays.
  mutating func uninstall() {
    disk.removeAll()
    (declared, stopped, exceptionsUncaught, exemptFromPause) = (nil, false, false, false)
  }

  mutating func update(to version: String) { declared?.version = version }
  mutating func setPausedIfUnused(_ on: Bool) { exemptFromPause = !on }
  mutating func setStopped(_ isStopped: Bool) { stopped = isStopped }
  mutating func leaveExceptionsUncaught() { exceptionsUncaught = true }

  mutating func leaveFree(bytes: Int) { disk.capacityBytes = disk.usedBytes + max(0, bytes) }

  /// Writes a value under the key, and tells whether it fit.
  mutating func store(_ value: String, forKey key: String) -> Bool {
    disk.store(value, forKey: key)
  }

  /// Adds a line to the value under the key, and tells whether it fit.
  mutating func append(line: String, toKey key: String) -> Bool {
    disk.append(line: line, toKey: key)
  }

  mutating func delete(_ key: String) { disk.delete(key) }
  mutating func clearStorage() { disk.removeAll() }
}
