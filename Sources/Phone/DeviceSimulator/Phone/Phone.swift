public import DeviceInterface

/// A phone with one app on it: a value that behaves as the platform's rules say, in a time that others move.
///
/// Whoever holds it plays the user and the environment, takes its events, and performs what the app asks:
///
///     var phone = Phone(profile: .iOS, seed: 1)
///     try phone.install(AppManifest(name: "Pets"))
///     try phone.openApp()
///     while let event = phone.nextEvent() { … phone.perform(request) … }
///     try phone.answerAlert("Allow Once")
///     phone.advance(to: phone.now + .seconds(60))
///
/// A copy is a snapshot, and goes on exactly as the original does.
public struct Phone: Hashable, Sendable {
  /// The platform, its version, its constants and its policies.
  public var profile: Profile {
    _read { yield core.profile }
    _modify {
      yield &core.profile
      // Its numbers decide how fast the battery drains.
      power.forgetDemand()
    }
  }
  var core: PhoneCore
  var installation = Installation()
  var lifecycle = AppLife()
  var foreground = Foreground()
  var grants: Grants
  var services = Services()
  var location = Location()
  var places = Places()
  var motion = MotionSensors()
  var power = Power()
  var sound = Sound()
  var work = Work()
  var network = Network()
  var notices = Notices()

  /// Creates a fresh phone without the app: everything on, online, at 08:00 on a Monday.
  public init(profile: Profile, seed: UInt64) {
    core = PhoneCore(profile: profile, seed: seed)
    grants = Grants(profile.platform)
  }

  /// What the installed app declares; `nil` while no app is installed.
  public var manifest: AppManifest? { installation.manifest }

  /// The present instant.
  public var now: Instant { core.now }

  /// The app's notifications that the user can see, in the order posted; they outlive the process.
  public var notifications: [AppNotification] { notices.shown }

  /// The phone call that rings or is under way.
  public var call: PhoneCall? { sound.call }

  /// Whether the device's Location Services switch is on (`I-06`, `A-56`).
  public var locationServicesEnabled: Bool { grants.areServicesEnabled }

  /// Lets every chance from here on follow from another seed, as of a phone that was made with it.
  public mutating func seed(with seed: UInt64) { core.seed(with: seed) }

  /// Whether anything was drawn from the seed so far.
  public var hasDrawn: Bool { core.hasDrawn }

  /// What the user sees below any alert.
  public var front: FrontApp { foreground.front }

  /// The address with which the app opened another one last; `nil` where it opened none since the phone was switched on.
  public var openedAddress: String? { foreground.openedAddress }

  /// How many times the phone has been started.
  public var bootCount: Int { core.clock.bootCount }

  /// Where the app is in its life.
  public var appState: AppState { lifecycle.state }

  /// When the process before this one ended, by the clock at that time, where the platform tells it.
  public var previousExitAt: WallTime? { lifecycle.previous.endedAt }

  /// The app's permission as the app sees it.
  public var permission: Permission { grants.permission }

  /// Whether the platform advises to explain one of these Android permissions before asking (`A-21`); never on iOS.
  public func advisesToExplain(_ permissions: AndroidPermissions) -> Bool {
    guard case .android(let machine) = grants.machine else { return false }
    return machine.shouldExplain(permissions)
  }

  /// The time since the phone was started.
  public var uptime: Duration { core.clock.uptime(at: now) }

  /// What the app can read now.
  public var facts: Facts {
    let storageIsReadable = storageIsReadable
    return Facts(
      platform: core.profile.platform, permission: permission,
      shouldExplainPermission: grants.shouldExplain,
      locationServicesEnabled: locationServicesEnabled,
      networkLocationEnabled: networkLocationEnabled, isSavingPower: isSavingPower,
      batteryUse: batteryUse, standbyBucket: standbyBucket, isPausedIfUnused: isPausedIfUnused,
      appVersion: installation.version, backgroundRefreshEnabled: work.backgroundRefreshEnabled,
      notificationsEnabled: showsNotifications, notificationPermission: notificationPermission,
      shouldExplainNotifications: core.profile.platform == .android && notices.shouldExplain,
      backgroundTimeLeft: backgroundTimeLeft, awaitedNotifications: notices.awaitedIDs,
      shownNotifications: notices.shownIDs, isOnline: reachesNetwork, uptime: uptime,
      wallClock: wallClock, language: core.language, maySetExactAlarms: maySetExactAlarms,
      bootCount: bootCount, previousExit: lifecycle.previous.exit,
      previousExitAt: lifecycle.previous.endedAt, battery: battery,
      storageFreeBytes: installation.freeBytes, audioPosition: audioPosition,
      storageIsReadable: storageIsReadable,
      storage: storageIsReadable ? installation.values : [:])
  }
}
