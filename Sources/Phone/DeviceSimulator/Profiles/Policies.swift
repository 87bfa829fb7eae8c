/// What a platform's sources leave open or contradict, decided one way and changeable by a scenario.
public struct Policies: Hashable, Sendable {
  /// Whether the callback about permission comes before or after the app becomes active (`I-21`).
  public var callbackOrder: CallbackOrder = .beforeActive
  /// Whether iOS repeats the permission at every resume, or only where it changed meanwhile (`I-31`).
  public var repeatsPermissionOnResume = false
  /// Whether Always starts as provisional Always (`I-20`).
  public var hasProvisionalAlways = true
  /// What happens to requests for locations before the user has decided (`I-91`).
  public var undeterminedUpdates: UndeterminedUpdates = .wait
  /// Whether a request with reduced accuracy is answered with the last coarse position, while it is not too old (`I-43`).
  public var repeatsReducedFixes = false
  /// Whether a request for fine location alone is ignored (`A-15`).
  public var ignoresFineAlone = true
  /// Whether a grant counts as a decision, so that the next refusal is final (`A-24`).
  public var grantCountsAsDecision = false
  /// Whether a dialog closed without an answer is reported as cancelled (`A-18`, `A-19`).
  public var dismissalCancels = true
  /// Whether the end of a one-time grant kills the process (`A-38`).
  public var oneTimeExpiryKills = false
  /// What a force-quit on iOS leaves of the events that start an app (`I-71`).
  public var forceQuit: ForceQuitPolicy = .dts
  /// Whether the regions of iOS outlive a reboot (`I-73`).
  public var keepsRegionsOverReboot = true
  /// Which events start an app of iOS before the first unlock (`I-96`, against `I-73`).
  public var startsBeforeFirstUnlock: StartsBeforeFirstUnlock = .withoutRegions
  /// Whether iOS starts an app with regions after a reboot without an event (`I-74`).
  public var relaunchesAfterReboot = false
  /// When a terminated app is started again for its live updates (`I-59`).
  public var liveUpdatesRelaunch: LiveUpdatesRelaunch = .withBackgroundSession
  /// Whether Background App Refresh, turned off, keeps significant changes and regions away (`I-75`).
  public var refreshOffBlocksEvents = true
  /// Whether significant changes come without movement (`I-88`).
  public var significantChangesWithoutMovement = false
  /// Whether coarse updates beside significant changes may be suspended in the background (`I-61`).
  public var suspendsCoarseUpdates = true
  /// Whether updates end an app whose delegate lacks a method for them, as a request for one position does (`I-107`).
  public var updatesNeedCallbacks = false
  /// Whether airplane mode reads as denied on iOS (`I-05`).
  public var airplaneModeDenies = true
  /// Whether Doze stops the locations of a foreground service (`A-47`).
  public var dozeStopsServices = false
  /// What lets an Android phone that nobody uses fall into Doze (`A-72`).
  public var dozeEntry: DozeEntryPolicy = .byItself
  /// At what charge Low Power Mode of iOS switches itself off (`I-102`).
  public var lowPowerModeEnd: LowPowerModeEnd = .at80
  /// How many silent pushes iOS lets through in an hour (`I-103`).
  public var silentPushLimit: SilentPushLimit = .three
  /// Whether a swipe in the recent apps stops a foreground service, as some makers do (`A-48`).
  public var swipeStopsServices = false
  /// What else the phone's maker has built in to end apps or keep them from starting (`A-77`).
  public var makersKiller: MakersKiller = .none
  /// Whether geofences outlive an update of the app (`A-79`).
  public var keepsGeofencesOverUpdate = false
  /// Whether Android starts the process of a killed foreground service again, as of a sticky one (`A-50`).
  public var restartsKilledServices = true
  /// Whether the user of Android can swipe ongoing notifications away (`A-41`).
  public var ongoingNotifications: OngoingNotifications = .byVersion
  /// What keeps a one-time grant of Android alive in the background (`A-37`).
  public var oneTimeKeepAlive: OneTimeKeepAlive = .foregroundService
  /// What Battery Saver does to locations (`A-46`).
  public var powerSaveMode: LocationPowerSaveMode = .foregroundOnly

  /// The decisions that the rules propose.
  static let proposed = Policies()
}

/// Which comes first where the platforms do not say: the news about permission or the news of being active (`I-21`).
public enum CallbackOrder: String, Hashable, Sendable, CaseIterable {
  /// First the permission, then active.
  case beforeActive = "before active"
  /// First active, then the permission.
  case afterActive = "after active"
  /// Either, by the phone's seed.
  case seeded
}

/// What a force-quit on iOS leaves of the events that start an app (`I-71`); the sources disagree.
public enum ForceQuitPolicy: String, Hashable, Sendable, CaseIterable {
  /// Regions only, as Apple's support engineers narrow it.
  case dts
  /// Regions, significant changes and stays, as the header and the archived guide say.
  case documented
  /// Nothing, as reported of iOS 26.4.
  case strict
}

/// When a terminated app is started again for its live updates (`I-59`); the sources disagree.
public enum LiveUpdatesRelaunch: String, Hashable, Sendable, CaseIterable {
  /// Only where a background activity session was active.
  case withBackgroundSession = "with background session"
  /// Always.
  case always
  /// Never.
  case never
}

/// What Battery Saver does to locations on Android; a device uses one of five modes (`A-46`).
public enum LocationPowerSaveMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case noChange = "no change"
  /// No satellites while the screen is off; what is left is coarse.
  case satellitesOffWithScreen = "satellites off with screen"
  /// No locations while the screen is off.
  case allOffWithScreen = "all off with screen"
  /// Locations only to apps in front and to foreground services.
  case foregroundOnly = "foreground only"
  /// Rare locations while the screen is off.
  case throttledWithScreenOff = "throttled with screen off"
}

/// At what charge Low Power Mode of iOS switches itself off while the phone charges (`I-102`).
public enum LowPowerModeEnd: String, Hashable, Sendable, CaseIterable {
  /// At 80 %, as is reported.
  case at80 = "80%"
  /// At 90 %.
  case at90 = "90%"
  /// With a full battery.
  case at100 = "100%"
  /// At none: the user alone switches it off.
  case never

  /// The percentage; `nil` for none.
  var percentage: Int? {
    switch self {
    case .at80: 80
    case .at90: 90
    case .at100: 100
    case .never: nil
    }
  }
}

/// Whether the user of Android can swipe ongoing notifications away (`A-41`, `I-110`).
public enum OngoingNotifications: String, Hashable, Sendable, CaseIterable {
  /// From Android 14 on, unless the phone is locked.
  case byVersion = "from Android 14 on"
  /// At any time.
  case canBeSwiped = "can be swiped"
  /// Never, as some makers have it.
  case stay
}

/// What makers of Android phones have built in besides, as their users report it (`A-77`); none of it is documented.
public enum MakersKiller: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A swipe from the recent apps ends the app with its service.
  case swipe = "swipe ends services"
  /// Nothing but its user starts an app that has no process.
  case autostartOff = "autostart off"
  /// An app that nobody used for days gets nothing until it is used.
  case sleepingApps = "sleeping apps"
  /// All of these.
  case all = "all of these"

  /// Whether a swipe ends the service.
  var endsServicesOnSwipe: Bool { self == .swipe || self == .all }
  /// Whether nothing starts an app without a process.
  var forbidsStarts: Bool { self == .autostartOff || self == .all }
  /// Whether an app sleeps that nobody has used for a while.
  var sendsToSleep: Bool { self == .sleepingApps || self == .all }
}

/// What lets an Android phone that nobody uses and no charger feeds fall into Doze (`A-72`).
public enum DozeEntryPolicy: String, Hashable, Sendable, CaseIterable {
  /// Time and stillness; and Battery Saver soon after the screen went off, also on the move.
  case byItself = "by itself"
  /// Time and stillness alone.
  case neverQuick = "by itself, never quick"
  /// A developer's command alone.
  case onlyWhenTold = "only when told"
}

/// What keeps a one-time grant of Android alive while the app is not visible (`A-35`, `A-37`).
public enum OneTimeKeepAlive: String, Hashable, Sendable, CaseIterable {
  /// A foreground service that was started while the app was visible.
  case foregroundService = "foreground service"
  /// Also a visible process that is bound to the app, as older releases had it.
  case importance
}

/// Which events start an app of iOS between the phone's start and its first unlock (`I-73`, `I-96`).
public enum StartsBeforeFirstUnlock: String, Hashable, Sendable, CaseIterable {
  /// Significant changes and visits; regions are watched from the unlock on.
  case withoutRegions = "without regions"
  /// Regions too.
  case withRegions = "with regions"
  /// None.
  case never
}

/// What iOS does when an app asks for locations before the user has decided (`I-91`).
public enum UndeterminedUpdates: String, Hashable, Sendable, CaseIterable {
  /// What was asked for waits in silence, and begins with the grant.
  case wait
  /// A failure comes at once.
  case fail
}
