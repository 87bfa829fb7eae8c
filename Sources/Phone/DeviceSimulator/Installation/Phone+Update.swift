import DeviceInterface

/// An update of the app, and what outlives it (`I-105`, `A-79`).
extension Phone {
  /// The version that an update would bring that changes everything; `nil` where no app is installed.
  public var nextVersion: String? {
    manifest.map { (AppVersion($0.version) ?? .zero).next }
  }

  /// Whether the app is installed at the version; such as are equal as numbers are equal, as "2" and "2.0.0" are.
  ///
  /// Throws `PhoneError.unreadableVersion` for what is no version.
  public func isInstalled(atVersion text: String) throws(PhoneError) -> Bool {
    guard let manifest else { throw .appNotInstalled }
    guard let version = AppVersion(text) else { throw .unreadableVersion(text) }
    return version == AppVersion(manifest.version) ?? .zero
  }

  /// Puts a later version of the app in the place of the installed one.
  ///
  /// The process ends with all that it has under way; what is stored, the permissions and what iOS watches stay. iOS drops
  /// the deferred work, and Android its geofences in many reports. Android starts the app to tell it, unless it is stopped
  /// or was never opened; iOS waits for the user or for an event.
  public mutating func update(to version: String) throws(PhoneError) {
    guard let manifest else { throw .appNotInstalled }
    try checkOn()
    guard let new = AppVersion(version) else { throw .unreadableVersion(version) }
    guard new > AppVersion(manifest.version) ?? .zero else {
      throw .noUpdate(version: version, installed: manifest.version)
    }
    core.record(.system, .updated(version: version))
    installation.update(to: version)
    live(.ended(.updated))
    foreground.appIsGone()
    switch core.profile.platform {
    case .iOS: work.forgetAll(&core)
    case .android: tellUpdate()
    }
  }

  private mutating func tellUpdate() {
    core.timeline.removeAll { $0 == .serviceRestart }
    if !core.profile.policies.keepsGeofencesOverUpdate { places.forgetRegions(&core) }
    if hasReceiver(\.receivesUpdate) { _ = wakeForBroadcast(.update) }
  }

  // MARK: Months without use

  /// Whether Android resets and stops the app if nobody uses it for months (`A-59`, `A-82`); false on iOS.
  public var isPausedIfUnused: Bool {
    core.profile.platform == .android && manifest.exists && installation.isPausedIfUnused
  }

  /// Turns the switch "Pause app activity if unused" on the app's page in Settings (`A-82`); Android only.
  public mutating func setPausedIfUnused(_ on: Bool) throws(PhoneError) {
    try check(.android, has: "pause of unused apps", .android(82))
    guard manifest != nil else { throw .appNotInstalled }
    guard installation.isPausedIfUnused != on else {
      throw .alreadySo("\"Pause app activity if unused\" is \(on ? "on" : "off")")
    }
    installation.setPausedIfUnused(on)
    core.record(.user, .turnedPauseIfUnused(on))
  }
}
