extension Facts {
  /// Takes all that a phone tells at once: begun with what holds for most phones and corrected, they would be copied for
  /// every signal.
  @inlinable package init(
    platform: PlatformKind, permission: Permission, shouldExplainPermission: Bool,
    locationServicesEnabled: Bool, networkLocationEnabled: Bool, isSavingPower: Bool,
    batteryUse: BatteryUse, standbyBucket: StandbyBucket, isPausedIfUnused: Bool,
    appVersion: String, backgroundRefreshEnabled: Bool, notificationsEnabled: Bool,
    notificationPermission: NotificationPermission, shouldExplainNotifications: Bool,
    backgroundTimeLeft: Duration?, awaitedNotifications: [String], shownNotifications: [String],
    isOnline: Bool, uptime: Duration, wallClock: WallTime, language: String,
    maySetExactAlarms: Bool, bootCount: Int, previousExit: ProcessExit?, previousExitAt: WallTime?,
    battery: Battery, storageFreeBytes: Int?, audioPosition: Duration?, storageIsReadable: Bool,
    storage: [String: String]
  ) {
    self.platform = platform
    self.permission = permission
    self.shouldExplainPermission = shouldExplainPermission
    self.locationServicesEnabled = locationServicesEnabled
    self.networkLocationEnabled = networkLocationEnabled
    self.isSavingPower = isSavingPower
    self.batteryUse = batteryUse
    self.standbyBucket = standbyBucket
    self.isPausedIfUnused = isPausedIfUnused
    self.appVersion = appVersion
    self.backgroundRefreshEnabled = backgroundRefreshEnabled
    self.notificationsEnabled = notificationsEnabled
    self.notificationPermission = notificationPermission
    self.shouldExplainNotifications = shouldExplainNotifications
    self.backgroundTimeLeft = backgroundTimeLeft
    self.awaitedNotifications = awaitedNotifications
    self.shownNotifications = shownNotifications
    self.isOnline = isOnline
    self.uptime = uptime
    self.wallClock = wallClock
    self.language = language
    self.maySetExactAlarms = maySetExactAlarms
    self.bootCount = bootCount
    self.previousExit = previousExit
    self.previousExitAt = previousExitAt
    self.battery = battery
    self.storageFreeBytes = storageFreeBytes
    self.audioPosition = audioPosition
    self.storageIsReadable = storageIsReadable
    self.storage = storage
  }
}
