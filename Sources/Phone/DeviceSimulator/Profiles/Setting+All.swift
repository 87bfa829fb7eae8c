extension Setting {
  /// Every setting, those of iOS first, each platform's in the order of the rules.
  public static let all: [Setting] = iOS + android

  private static let iOS: [Setting] = [
    Setting(
      "airplane mode", .iOS(5), "Whether airplane mode reads as denied permission.",
      holds: "denies location", doesNot: "leaves location alone",
      read: \.airplaneModeDenies, write: { $0.airplaneModeDenies = $1 }),
    Setting(
      "provisional Always", .iOS(20),
      "Whether a first request for Always leads to the provisional kind.",
      holds: "exists", doesNot: "does not exist",
      read: \.hasProvisionalAlways, write: { $0.hasProvisionalAlways = $1 }),
    Setting(
      "callback order", .iOS(21),
      "Whether news about permission comes before or after the news of being active.",
      read: \.callbackOrder, write: { $0.callbackOrder = $1 }),
    Setting(
      "permission on resume", .iOS(31),
      "Whether a resumed app is told its permission always, or where it changed meanwhile.",
      holds: "repeated", doesNot: "only when changed",
      read: \.repeatsPermissionOnResume, write: { $0.repeatsPermissionOnResume = $1 }),
    Setting(
      "reduced positions", .iOS(43),
      "Whether a request with reduced accuracy is answered with the last coarse position there is.",
      holds: "up to 20 minutes old", doesNot: "fresh",
      read: \.repeatsReducedFixes, write: { $0.repeatsReducedFixes = $1 }),
    Setting(
      "live updates relaunch", .iOS(59),
      "When a terminated app is started again for its live updates.",
      read: \.liveUpdatesRelaunch, write: { $0.liveUpdatesRelaunch = $1 }),
    Setting(
      "coarse updates", .iOS(61),
      "Whether coarse updates beside significant changes let the app be suspended.",
      holds: "suspended", doesNot: "kept running",
      read: \.suspendsCoarseUpdates, write: { $0.suspendsCoarseUpdates = $1 }),
    Setting(
      "force-quit policy", .iOS(71), "Which events start an app again that the user closed.",
      read: \.forceQuit, write: { $0.forceQuit = $1 }),
    Setting(
      "regions over reboot", .iOS(73), "Whether regions are watched again after the first unlock.",
      holds: "kept", doesNot: "lost",
      read: \.keepsRegionsOverReboot, write: { $0.keepsRegionsOverReboot = $1 }),
    Setting(
      "relaunch after reboot", .iOS(74),
      "Whether an app with regions is started after a reboot without an event.",
      holds: "starts the app", doesNot: "waits for an event",
      read: \.relaunchesAfterReboot, write: { $0.relaunchesAfterReboot = $1 }),
    Setting(
      "background refresh off", .iOS(75),
      "Whether regions and significant changes need Background App Refresh.",
      holds: "blocks events", doesNot: "blocks nothing",
      read: \.refreshOffBlocksEvents, write: { $0.refreshOffBlocksEvents = $1 }),
    Setting(
      "significant changes at rest", .iOS(88),
      "Whether significant changes come every 15 minutes without movement too.",
      holds: "every 15 minutes", doesNot: "only on movement",
      read: \.significantChangesWithoutMovement,
      write: { $0.significantChangesWithoutMovement = $1 }),
    Setting(
      "updates before the answer", .iOS(91),
      "What becomes of updates that are asked for before the user has decided.",
      read: \.undeterminedUpdates, write: { $0.undeterminedUpdates = $1 }),
    Setting(
      "starts before the first unlock", .iOS(96),
      "Which events start an app that cannot read its storage yet.",
      read: \.startsBeforeFirstUnlock, write: { $0.startsBeforeFirstUnlock = $1 }),
  ]

  private static let android: [Setting] = [
    Setting(
      "fine location alone", .android(15),
      "Whether a request for fine location without coarse is ignored.",
      holds: "ignored", doesNot: "works",
      read: \.ignoresFineAlone, write: { $0.ignoresFineAlone = $1 }),
    Setting(
      "dismissed question", .android(19), "How a question closed without an answer is reported.",
      holds: "cancelled", doesNot: "not granted",
      read: \.dismissalCancels, write: { $0.dismissalCancels = $1 }),
    Setting(
      "grant as decision", .android(24),
      "Whether the first refusal after a grant is already final.",
      holds: "counts", doesNot: "does not count",
      read: \.grantCountsAsDecision, write: { $0.grantCountsAsDecision = $1 }),
    Setting(
      "one-time keep-alive", .android(37), "What keeps a one-time grant alive in the background.",
      read: \.oneTimeKeepAlive, write: { $0.oneTimeKeepAlive = $1 }),
    Setting(
      "one-time expiry", .android(38), "Whether the end of a one-time grant kills the process.",
      holds: "kills the process", doesNot: "leaves the process alone",
      read: \.oneTimeExpiryKills, write: { $0.oneTimeExpiryKills = $1 }),
    Setting(
      "ongoing notifications", .android(41),
      "Whether the user can swipe a service's notification away.",
      holds: "can be swiped", doesNot: "stay",
      read: \.ongoingNotificationsCanBeSwiped,
      write: { $0.ongoingNotificationsCanBeSwiped = $1 }),
    Setting(
      "battery saver", .android(46), "What Battery Saver does to locations.",
      read: \.powerSaveMode, write: { $0.powerSaveMode = $1 }),
    Setting(
      "doze", .android(47), "Whether Doze stops the locations of a foreground service.",
      holds: "stops services", doesNot: "leaves services alone",
      read: \.dozeStopsServices, write: { $0.dozeStopsServices = $1 }),
    Setting(
      "swipe from recents", .android(48), "Whether a swipe stops a foreground service.",
      holds: "stops services", doesNot: "leaves services alone",
      read: \.swipeStopsServices, write: { $0.swipeStopsServices = $1 }),
    Setting(
      "killed services", .android(50),
      "Whether a service that the system killed is started again.",
      holds: "restarted", doesNot: "gone",
      read: \.restartsKilledServices, write: { $0.restartsKilledServices = $1 }),
  ]
}
