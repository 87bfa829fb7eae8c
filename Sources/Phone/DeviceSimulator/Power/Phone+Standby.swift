public import DeviceInterface

/// How much Android lets the app do that nobody looks at: by Settings, by its use, and by the phone's maker.
extension Phone {
  /// How the user lets the app use the battery out of sight; always optimised on iOS (`A-77`, `A-82`).
  public var batteryUse: BatteryUse { power.standby.batteryUse }

  /// How often the app is used, as Android counts it; always active on iOS (`A-76`).
  public var standbyBucket: StandbyBucket { power.standby.bucket }

  /// Lets the user choose how the app may use the battery, as on its page in Settings (`A-77`, `A-82`); Android only.
  public mutating func setBatteryUse(_ use: BatteryUse) throws(PhoneError) {
    try check(.android, has: "choice of an app's battery use", .android(77))
    guard manifest != nil else { throw .appNotInstalled }
    guard power.chooseBatteryUse(use) else { throw .alreadySo("battery use is \(use.rawValue)") }
    core.record(.user, .choseBatteryUse(use))
    work.lookAnew(&core)
    tellReachability()
    releaseAlarms()
    watchRestriction()
  }

  /// Lets the app fall into a bucket, which otherwise takes days without use (`A-76`); Android only.
  ///
  /// An app that is used is active, and stays so; one whose battery use is unrestricted is in no bucket (`A-82`).
  public mutating func fall(into bucket: StandbyBucket) throws(PhoneError) {
    try check(.android, has: "standby buckets", .android(76))
    guard manifest != nil else { throw .appNotInstalled }
    try checkOn()
    try checkHasBucket(bucket)
    guard !isUsedNow || bucket == .active else {
      throw .ruleForbids(
        .android(76),
        reason: "an app in front, or with a foreground service, is active; "
          + "let the user leave it, and its service end")
    }
    guard bucket != standbyBucket else { throw .alreadySo("the app is in this standby bucket") }
    power.fall(into: bucket)
    core.record(.scenario, .fellIntoBucket(bucket))
    work.lookAnew(&core)
  }

  private func checkHasBucket(_ bucket: StandbyBucket) throws(PhoneError) {
    guard batteryUse != .unrestricted else {
      throw .ruleForbids(
        .android(82),
        reason: "an app whose battery use is unrestricted is in no standby bucket; "
          + "write before it: the user sets battery use to optimized in Settings")
    }
    guard bucket != .restricted || core.profile.version >= 12 else {
      throw .ruleForbids(
        .android(76),
        reason: "the bucket restricted came with Android 12; "
          + "write instead: the app falls into the standby bucket rare")
    }
  }

  /// Whether the app was not used for months, and nobody has used it since (`A-59`).
  var isUnusedForMonths: Bool { power.standby.isUnusedForMonths }

  /// Puts an app that was not used for months into the rarest bucket that the phone has (`A-59`, `A-76`).
  mutating func letLieForMonths() {
    let rarest: StandbyBucket = core.profile.version >= 12 ? .restricted : .rare
    let before = standbyBucket
    power.lieForMonths(in: rarest)
    if standbyBucket != before { core.record(.system, .fellIntoBucket(standbyBucket)) }
    work.lookAnew(&core)
  }

  /// Whether the app is in front, or has a foreground service.
  private var isUsedNow: Bool {
    lifecycle.state.isForeground || services.hasForegroundService
  }

  /// Takes in that the app is used now, or was until now.
  mutating func noteUse() {
    guard core.profile.platform == .android else { return }
    let isTimed = core.profile.policies.makersKiller.sendsToSleep
    if power.noteUse(at: isTimed ? core.now : nil) { work.lookAnew(&core) }
  }

  // MARK: Restricted battery use

  /// Lets the service of a restricted app end that nobody looks at, after a while; not before it is out of sight (`A-77`).
  mutating func watchRestriction() {
    guard core.profile.platform == .android else { return }
    guard servesAgainstRestriction else {
      return core.timeline.removeAll { $0 == .restrictionDue }
    }
    guard core.timeline.instant(where: { $0 == .restrictionDue }) == nil else { return }
    core.timeline.add(
      .restrictionDue, at: core.now + core.profile.constants.restrictedServiceTime)
  }

  mutating func restrictionDue() {
    if servesAgainstRestriction { live(.ended(.restricted)) }
  }

  private var servesAgainstRestriction: Bool {
    batteryUse == .restricted && services.hasForegroundService && !lifecycle.state.isForeground
  }

  /// Whether Android keeps the phone's start from an app whose use of the battery is restricted (`A-77`).
  var keepsStartFromRestricted: Bool {
    batteryUse == .restricted && core.profile.version >= 13 && installation.targetSDK >= 33
  }

  // MARK: Makers

  /// Whether a maker's own killer keeps everything from the app but its user (`A-77`).
  var isKeptDownByMaker: Bool {
    guard core.profile.platform == .android else { return false }
    let killer = core.profile.policies.makersKiller
    if killer.forbidsStarts, !lifecycle.state.hasProcess { return true }
    return killer.sendsToSleep && !isUsedNow
      && power.standby.isUnused(for: core.profile.constants.sleepDelay, at: core.now)
  }

  /// What Android allows deferred work of this app now, beside its conditions (`A-68`, `A-72`, `A-76`, `A-77`).
  var mayWorkOnAndroid: Bool {
    if installation.isStopped || isKeptDownByMaker { return false }
    switch batteryUse {
    case .unrestricted: return true
    case .optimized: return !power.holdsWorkBack
    case .restricted: return !power.holdsWorkBack && lifecycle.state.isForeground
    }
  }

  /// How far the windows for deferred work are apart; `nil` where the app may work at any time (`A-76`).
  var workInterval: Duration? {
    guard core.profile.platform == .android, !isUsedNow else { return nil }
    return power.standby.workInterval(
      version: core.profile.version, isCharging: power.isCharging)
  }
}
