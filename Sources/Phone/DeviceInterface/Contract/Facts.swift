/// What an app can read from its platform at any moment without asking and waiting.
public struct Facts: Hashable, Sendable {
  /// The platform the app runs on.
  public var platform: PlatformKind
  /// The app's permission now; on iOS also when Location Services are off, then as denied (`I-05`).
  public var permission: Permission
  /// Whether Android advises to explain the permission before asking (`A-21`); always false on iOS.
  public var shouldExplainPermission: Bool
  /// Whether the device's Location Services switch is on (`I-06`, `A-56`).
  public var locationServicesEnabled: Bool
  /// Whether networks tell where the phone is, which Android's user can switch off (`A-81`); always true on iOS.
  public var networkLocationEnabled: Bool
  /// Whether the phone saves energy: Low Power Mode (`I-76`) or Battery Saver (`A-46`).
  public var isSavingPower: Bool
  /// How the user lets the app use the battery out of sight (`A-77`, `A-82`); always optimised on iOS.
  public var batteryUse: BatteryUse
  /// How often the app is used, by which Android bounds its work (`A-76`); always active on iOS.
  public var standbyBucket: StandbyBucket
  /// Whether Android takes the app's permissions and stops it if nobody uses it for months (`A-59`, `A-82`); false on iOS.
  public var isPausedIfUnused: Bool
  /// The version of the app, which an update raises (`I-105`, `A-79`).
  public var appVersion: String
  /// Whether the app may be refreshed in the background (`I-75`); always true on Android.
  public var backgroundRefreshEnabled: Bool
  /// Whether the user lets the app show notifications; where not, what it posts is not seen.
  public var notificationsEnabled: Bool
  /// The permission for notifications, as the platform tells it (`I-98`, `A-71`).
  public var notificationPermission: NotificationPermission
  /// Whether Android advises to explain what notifications are for before asking (`A-21`); always false on iOS.
  public var shouldExplainNotifications: Bool
  /// How long the app may still go on out of sight for background tasks alone (`I-52`); `nil` in front, where something
  /// else keeps it running, and on Android.
  public var backgroundTimeLeft: Duration?
  /// The ids of the notifications that are to come, in the order in which the app asked for them; iOS only.
  public var awaitedNotifications: [String]
  /// The ids of the app's notifications that the user can see, in the order in which they came.
  public var shownNotifications: [String]
  /// Whether the phone has a network.
  public var isOnline: Bool
  /// The time since the phone started; a reboot sets it to zero.
  public var uptime: Duration
  /// What the phone's clock shows.
  public var wallClock: WallTime
  /// The language of the phone, as a code such as "en" or "pl".
  public var language: String
  /// Whether the app may set exact alarms (`A-74`); always true on iOS, which has none.
  public var maySetExactAlarms: Bool
  /// How many times the phone has been started; uptimes compare only within one start.
  public var bootCount: Int
  /// Why the process before this one ended; `nil` on iOS, which does not say, and where there was none.
  public var previousExit: ProcessExit?
  /// When it ended by the phone's clock at that time; `nil` where `previousExit` is.
  public var previousExitAt: WallTime?
  /// The battery.
  public var battery: Battery
  /// How many bytes the app can still store; `nil` where there is no bound to speak of.
  public var storageFreeBytes: Int?
  /// Where the playback of the loaded audio file is; `nil` where none is loaded.
  public var audioPosition: Duration?
  /// Whether durable storage can be read: not from the phone's start to its first unlock (`I-96`, `A-69`).
  public var storageIsReadable: Bool
  /// What the app has stored durably; empty also while it cannot be read.
  public var storage: [String: String]

  /// Creates the facts of a phone on which everything is allowed and nothing is stored.
  public init(
    platform: PlatformKind, permission: Permission, shouldExplainPermission: Bool = false,
    locationServicesEnabled: Bool = true, isOnline: Bool = true, uptime: Duration = .zero,
    wallClock: WallTime = .scenarioStart, storage: [String: String] = [:]
  ) {
    self.platform = platform
    self.permission = permission
    self.shouldExplainPermission = shouldExplainPermission
    self.locationServicesEnabled = locationServicesEnabled
    self.isOnline = isOnline
    self.uptime = uptime
    self.wallClock = wallClock
    self.storage = storage
    networkLocationEnabled = true
    isSavingPower = false
    batteryUse = .optimized
    standbyBucket = .active
    isPausedIfUnused = false
    appVersion = "1.0"
    backgroundRefreshEnabled = true
    notificationsEnabled = true
    notificationPermission = .authorized
    shouldExplainNotifications = false
    language = "en"
    maySetExactAlarms = true
    bootCount = 1
    battery = Battery()
    storageIsReadable = true
    awaitedNotifications = []
    shownNotifications = []
  }
}

/// The family of platform an app runs on.
public enum PlatformKind: String, Hashable, Sendable, CaseIterable {
  /// Apple's iOS.
  case iOS
  /// Google's Android.
  case android

  /// The name that people know the platform by.
  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .android: "Android"
    }
  }
}

/// Why the process before this one ended, where the platform lets an app read it; Android only.
public enum ProcessExit: String, Hashable, Sendable, CaseIterable {
  /// The system needed the memory.
  case killedBySystem
  /// The user swiped the app away, or stopped it in the list of active apps (`A-78`).
  case closedByUser
  /// The user stopped the app by force in Settings (`A-49`).
  case forceStopped
  /// The app crashed.
  case crashed
  /// A permission was taken away (`A-28`).
  case permissionRevoked
  /// The app was updated (`A-79`); before Android 14 it counts as closed by the user.
  case updated
}

/// The battery as an app can read it.
public struct Battery: Hashable, Sendable {
  /// The charge, 0 to 100.
  public var percentage: Int
  /// Whether the phone is connected to power.
  public var isCharging: Bool

  /// Creates a battery; full and not connected unless said otherwise.
  public init(percentage: Int = 100, isCharging: Bool = false) {
    self.percentage = percentage
    self.isCharging = isCharging
  }
}

/// Why the platform started an app's process.
public enum LaunchReason: Hashable, Sendable {
  /// The user opened the app.
  case user
  /// Something about the phone's position concerns the app, which runs in the background (`I-67`, `I-68`); iOS only.
  case location
  /// A geofence of the app was crossed (`A-50`); Android only.
  case geofence
  /// The phone was started (`A-58`); Android only.
  case boot
  /// A push of the app's server arrived, on Android an urgent message (`I-103`, `A-43`).
  case message
  /// The user tapped a button of the app's notification (`A-44`); Android only.
  case notification
  /// The system had ended the process of a foreground service and starts it again (`A-50`); Android only.
  case service
  /// Deferred work of the app is due, for which it runs in the background (`I-95`, `A-68`).
  case work
  /// All background transfers of the app are done (`I-94`); iOS only.
  case transfers
  /// The phone was started and waits for its first unlock (`A-69`); Android only, and only for apps made for it.
  case lockedBoot
  /// The phone is moved in another way than before, of which the app wants to hear (`A-75`); Android only.
  case motion
  /// The phone's clock was set, or its zone changed (`A-74`); Android only.
  case clock
  /// An alarm of the app rings (`A-74`); Android only.
  case alarm
  /// The user has chosen another language (`A-74`); Android only.
  case language
  /// The platform starts the process ahead of its user (`I-104`); iOS only.
  case prewarming
  /// The app was updated (`A-79`); Android only.
  case update
}
