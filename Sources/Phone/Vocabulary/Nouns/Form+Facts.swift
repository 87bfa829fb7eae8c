import DeviceInterface

extension Form where Value == Facts {
  /// What an app can read at any moment; all of it is told at the start, and then what has changed.
  static var facts: Form {
    .record(
      "Facts", "What the app can read at any moment without asking and waiting.",
      blank: Facts(platform: .iOS, permission: Permission(.notDetermined)),
      Field(\.platform, Member("platform", .choice(PlatformKind.self), "The platform.")),
      Field(
        \.permission,
        Member(
          "permission", .permission,
          "The permission; on iOS also when Location Services are off, then as denied (I-05).")),
      Field(
        \.shouldExplainPermission,
        Member(
          "shouldExplainPermission", .flag,
          "Whether Android advises to explain the permission before asking (A-21).")),
      Field(
        \.locationServicesEnabled,
        Member(
          "locationServicesEnabled", .flag,
          "Whether the device's Location Services switch is on (I-06, A-56).")),
      Field(
        \.networkLocationEnabled,
        Member(
          "networkLocationEnabled", .flag,
          "Whether networks tell where the phone is, which Android's user can switch off (A-81).")),
      Field(
        \.isSavingPower,
        Member("isSavingPower", .flag, "Whether the phone saves energy (I-76, A-46).")),
      Field(
        \.batteryUse,
        Member(
          "batteryUse", .choice(BatteryUse.self),
          "How the user lets the app use the battery out of sight (A-77, A-82); optimized on iOS.")),
      Field(
        \.standbyBucket,
        Member(
          "standbyBucket", .choice(StandbyBucket.self),
          "How often the app is used, by which Android bounds its work (A-76); active on iOS.")),
      Field(
        \.isPausedIfUnused,
        Member(
          "isPausedIfUnused", .flag,
          "Whether Android takes the app's permissions and stops it if nobody uses it for months (A-59, A-82)."
        )),
      Field(
        \.appVersion,
        Member(
          "appVersion", .text, "The version of the app, which an update raises (I-105, A-79).")),
      Field(
        \.backgroundRefreshEnabled,
        Member(
          "backgroundRefreshEnabled", .flag,
          "Whether the app may be refreshed in the background (I-75).")),
      Field(
        \.notificationsEnabled,
        Member(
          "notificationsEnabled", .flag,
          "Whether the user lets the app show notifications; where not, what it posts is not seen.")
      ),
      Field(
        \.notificationPermission,
        Member(
          "notificationPermission", .choice(NotificationPermission.self),
          "The permission for notifications; Android tells only denied and authorized (I-98, A-71)."
        )),
      Field(
        \.shouldExplainNotifications,
        Member(
          "shouldExplainNotifications", .flag,
          "Whether Android advises to explain what notifications are for before asking (A-21).")),
      Field(
        \.backgroundTimeLeft,
        Member(
          "backgroundTimeLeft", nullable: .seconds,
          "How long background tasks alone may still keep the app running (I-52); null in front, where something else does, and on Android."
        )),
      Field(
        \.awaitedNotifications,
        Member(
          "awaitedNotifications", Form<String>.text.list,
          "The ids of the notifications that are to come, in the order in which the app asked for them; iOS only."
        )),
      Field(
        \.shownNotifications,
        Member(
          "shownNotifications", Form<String>.text.list,
          "The ids of the app's notifications that the user can see, in the order in which they came."
        )),
      Field(\.isOnline, Member("isOnline", .flag, "Whether the phone has a network.")),
      Field(
        \.uptime,
        Member(
          "uptime", .seconds,
          "The time since the phone started; the only clock that durations may be measured with.")),
      Field(\.wallClock, Member("wallClock", .wallTime, "What the phone's clock shows.")),
      Field(
        \.language,
        Member("language", .text, "The language of the phone, as a code such as \"en\" or \"pl\".")),
      Field(
        \.maySetExactAlarms,
        Member("maySetExactAlarms", .flag, "Whether the app may set exact alarms (A-74).")),
      Field(
        \.bootCount,
        Member(
          "bootCount", .integer(),
          "How many times the phone has been started; uptimes compare only within one start.")),
      Field(
        \.previousExit,
        Member(
          "previousExit", nullable: .choice(ProcessExit.self),
          "Why the process before this one ended; null on iOS.")),
      Field(\.previousExitAt, Member("previousExitAt", nullable: .wallTime, "When it ended.")),
      Field(\.battery, Member("battery", .battery, "The battery.")),
      Field(
        \.storageFreeBytes,
        Member(
          "storageFreeBytes", nullable: .integer(),
          "How many bytes the app can still store; null where there is no bound to speak of.")),
      Field(
        \.audioPosition,
        Member(
          "audioPosition", nullable: .seconds,
          "Where the playback is; null where no file is loaded.")),
      Field(
        \.storageIsReadable,
        Member(
          "storageIsReadable", .flag,
          "Whether storage can be read: not from the phone's start to its first unlock (I-96, A-69)."
        )),
      Field(
        \.storage,
        Member("storage", .texts, "What the app has stored in the phone's durable storage.")))
  }
}
