import DeviceInterface

extension Form where Value == Facts {
  /// What an app can read at any moment; all of it is told at the start, and then what has changed.
  static var facts: Form {
    .record(
      "Facts", "What the app can read at any moment without asking and waiting.",
      Member("platform", .choice(PlatformKind.self), "The platform."),
      Member(
        "permission", .permission,
        "The permission; on iOS also when Location Services are off, then as denied (I-05)."),
      Member(
        "shouldExplainPermission", .flag,
        "Whether Android advises to explain the permission before asking (A-21)."),
      Member(
        "locationServicesEnabled", .flag,
        "Whether the device's Location Services switch is on (I-06, A-56)."),
      Member("isSavingPower", .flag, "Whether the phone saves energy (I-76, A-46)."),
      Member(
        "backgroundRefreshEnabled", .flag,
        "Whether the app may be refreshed in the background (I-75)."),
      Member(
        "notificationsEnabled", .flag,
        "Whether the user lets the app show notifications; where not, what it posts is not seen."),
      Member(
        "backgroundTimeLeft", nullable: .seconds,
        "How long background tasks alone may still keep the app running (I-52); null in front, where something else does, and on Android."
      ),
      Member(
        "awaitedNotifications", Form<String>.text.list,
        "The ids of the notifications that are to come, in the order in which the app asked for them; iOS only."
      ),
      Member(
        "shownNotifications", Form<String>.text.list,
        "The ids of the app's notifications that the user can see, in the order in which they came."
      ),
      Member("isOnline", .flag, "Whether the phone has a network."),
      Member(
        "uptime", .seconds,
        "The time since the phone started; the only clock that durations may be measured with."),
      Member("wallClock", .wallTime, "What the phone's clock shows."),
      Member(
        "bootCount", .integer(),
        "How many times the phone has been started; uptimes compare only within one start."),
      Member(
        "previousExit", nullable: .choice(ProcessExit.self),
        "Why the process before this one ended; null on iOS."),
      Member("previousExitAt", nullable: .wallTime, "When it ended."),
      Member("battery", .battery, "The battery."),
      Member(
        "storageFreeBytes", nullable: .integer(),
        "How many bytes the app can still store; null where there is no bound to speak of."),
      Member(
        "audioPosition", nullable: .seconds, "Where the playback is; null where no file is loaded."),
      Member(
        "storageIsReadable", .flag,
        "Whether storage can be read: not from the phone's start to its first unlock (I-96, A-69)."),
      Member("storage", .texts, "What the app has stored in the phone's durable storage."),
      parts: {
        (
          $0.platform, $0.permission, $0.shouldExplainPermission, $0.locationServicesEnabled,
          $0.isSavingPower, $0.backgroundRefreshEnabled, $0.notificationsEnabled,
          $0.backgroundTimeLeft, $0.awaitedNotifications, $0.shownNotifications, $0.isOnline,
          $0.uptime, $0.wallClock, $0.bootCount, $0.previousExit, $0.previousExitAt, $0.battery,
          $0.storageFreeBytes,
          $0.audioPosition, $0.storageIsReadable, $0.storage
        )
      },
      make: {
        var facts = Facts(
          platform: $0, permission: $1, shouldExplainPermission: $2, locationServicesEnabled: $3,
          isOnline: $10, uptime: $11, wallClock: $12, storage: $20)
        (facts.isSavingPower, facts.backgroundRefreshEnabled, facts.bootCount) = ($4, $5, $13)
        (facts.notificationsEnabled, facts.backgroundTimeLeft) = ($6, $7)
        (facts.awaitedNotifications, facts.shownNotifications) = ($8, $9)
        (facts.previousExit, facts.previousExitAt, facts.battery) = ($14, $15, $16)
        (facts.storageFreeBytes, facts.audioPosition, facts.storageIsReadable) = ($17, $18, $19)
        return facts
      })
  }
}
