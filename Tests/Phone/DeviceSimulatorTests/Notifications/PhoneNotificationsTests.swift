import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneNotificationsTests {
  private let tracking = AppNotification(
    id: "tracking", title: "On shift", text: "Your position is recorded", isOngoing: true)
  private let notice = AppNotification(id: "battery", title: "Battery low", text: "")

  private func posted(_ profile: Profile, service: Bool = true) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: .always)
    if service { played.ask(.startForegroundService) }
    played.ask(.post(tracking))
    played.ask(.post(notice))
    return played
  }

  private func ids(_ played: PlayedPhone) -> [String] { played.phone.notifications.map(\.id) }

  @Test func `notifications stand in the order posted and are replaced by their id`() throws {
    var played = try posted(.iOS)
    var changed = tracking
    changed.text = "No signal"
    played.ask(.post(changed))
    #expect(played.phone.notifications == [changed, notice])
    played.ask(.withdraw(id: "tracking"))
    played.ask(.withdraw(id: "unknown"))
    #expect(ids(played) == ["battery"])
  }

  @Test func `a notification with a delay is shown when it is over, also without a process`() throws
  {
    let late = AppNotification(id: "late", title: "Late", text: "", delay: .seconds(600))
    var played = try posted(.iOS, service: false)
    played.ask(.post(late))
    #expect(ids(played) == ["tracking", "battery"])
    try played.act { try $0.pressHome() }
    try played.act { try $0.killBySystem() }
    played.pass(.seconds(599))
    #expect(ids(played) == ["tracking", "battery"])
    played.pass(.seconds(2))
    #expect(ids(played) == ["tracking", "battery", "late"])
  }

  @Test(arguments: [false, true])
  func `the app is told of it where the user has it in front, and nobody where it was taken back`(
    isTakenBack: Bool
  ) throws {
    var played = try posted(.iOS, service: false)
    played.ask(.post(AppNotification(id: "late", title: "Late", text: "", delay: .seconds(9))))
    if isTakenBack {
      played.ask(.withdraw(id: "late"))
      try played.act { try $0.pressHome() }
    }
    played.forget()
    played.pass(.seconds(60))
    #expect(ids(played) == ["tracking", "battery"])
    #expect(played.told.contains(.notificationDue(id: "late")) == !isTakenBack)
  }

  @Test(arguments: [Profile.iOS, .android])
  func `the user swipes away what is not ongoing`(_ profile: Profile) throws {
    var played = try posted(profile)
    try played.act { try $0.dismissNotification(id: "battery") }
    #expect(ids(played) == ["tracking"])
    #expect(throws: PhoneError.noSuchNotification(wanted: "x", notifications: ["tracking"])) {
      try played.phone.dismissNotification(id: "x")
    }
    #expect(played.told == [], "the app does not hear of it")
  }

  @Test
  func
    `an ongoing one stays up to Android 13 and on a locked phone, and nothing stays on iOS, I-110`()
    throws
  {
    var android = try posted(.android)
    android.phone.profile.version = 13
    #expect(throws: PhoneError.notificationStays(id: "tracking", title: "On shift")) {
      try android.phone.dismissNotification(id: "tracking")
    }
    android.phone.profile.version = 14
    try android.act { try $0.lock() }
    #expect(throws: PhoneError.notificationStays(id: "tracking", title: "On shift")) {
      try android.phone.dismissNotification(id: "tracking")
    }
    try android.act { try $0.unlock() }
    try android.act { try $0.dismissNotification(id: "tracking") }
    #expect(ids(android) == ["battery"])
    var iPhone = try posted(.iOS)
    try iPhone.act { try $0.dismissNotification(id: "tracking") }
    #expect(ids(iPhone) == ["battery"])
  }

  @Test func `an ongoing one can be swiped where the setting says so`() throws {
    var played = try posted(.android)
    played.phone.profile.version = 13
    try played.phone.profile.set("ongoing notifications", to: "can be swiped")
    try played.act { try $0.dismissNotification(id: "tracking") }
    #expect(ids(played) == ["battery"])
    #expect(played.phone.indicators.serviceNotification, "the service goes on")
  }

  @Test func `a tap opens the app, also one that has no process`() throws {
    var played = try posted(.iOS)
    try played.act { try $0.pressHome() }
    try played.act { try $0.killBySystem() }
    played.forget()
    try played.act { try $0.tapNotification(id: "battery") }
    #expect(played.events.first == .processStarted(.user))
    #expect(played.phone.front == .app)
    #expect(ids(played) == ["tracking"])
    #expect(played.told.last == .notificationTapped(id: "battery"))
    try played.act { try $0.tapNotification(id: "tracking") }
    #expect(ids(played) == ["tracking"])
    #expect(played.told.last == .notificationTapped(id: "tracking"))
  }

  @Test func `behind the lock screen a notification waits for the unlock`() throws {
    var played = try posted(.iOS)
    try played.act { try $0.lock() }
    #expect(throws: PhoneError.wrongFront(wanted: .homeScreen, front: .lockScreen)) {
      try played.phone.tapNotification(id: "battery")
    }
  }

  @Test(arguments: [
    (Profile.iOS, true, ["tracking", "battery"]), (.android, true, ["battery"]),
    (.android, false, ["tracking", "battery"]),
  ])
  func `they outlive the process, those of a service only with it`(
    _ profile: Profile, hasService: Bool, _ left: [String]
  ) throws {
    var played = try posted(profile, service: hasService)
    try played.act { try $0.killBySystem() }
    #expect(ids(played) == left)
  }

  @Test func `a restart clears them on Android and keeps them on iOS`() throws {
    var android = try posted(.android)
    android.act { $0.reboot() }
    #expect(ids(android) == [])
    var iOS = try posted(.iOS)
    iOS.act { $0.reboot() }
    #expect(ids(iOS) == ["tracking", "battery"])
  }

  @Test(arguments: [Profile.iOS, .android])
  func `they go with the app`(_ profile: Profile) throws {
    var played = try posted(profile)
    try played.act { try $0.reinstall() }
    #expect(ids(played) == [])
  }

  @Test func `a force stop takes them away`() throws {
    var played = try posted(.android, service: false)
    try played.act { try $0.killBySystem() }
    try played.act { try $0.forceStop() }
    #expect(ids(played) == [])
  }

  /// Android before notifications were a permission.
  private static let android12: Profile = {
    var profile = Profile.android
    profile.version = 12
    return profile
  }()

  @Test
  func
    `on Android taking the permission away ends the process, and it may be asked for once more, A-07, A-71`()
    throws
  {
    var played = try posted(.android)
    try played.act { try $0.setNotificationsEnabled(false) }
    #expect(played.phone.appState == .notRunning)
    #expect(played.phone.facts.previousExit == .permissionRevoked)
    #expect(!played.phone.runsForegroundService && ids(played) == [])
    try played.act { try $0.openApp() }
    played.ask(.askForNotifications(provisional: false))
    #expect(played.phone.alert != nil)
    // What is off already ends nothing.
    var off = try PlayedPhone(opened: .android, permission: .always, notifies: false)
    try off.act { try $0.setNotificationsEnabled(false) }
    #expect(off.phone.appState == .active)
  }

  @Test
  func
    `the notice of a service can be swiped away from Android 14 on, and the service runs on, A-41, I-110`()
    throws
  {
    var played = try posted(.android)
    try played.act { try $0.dismissServiceNotification() }
    #expect(!played.phone.indicators.serviceNotification && played.phone.runsForegroundService)
    #expect(throws: PhoneError.self) { try played.act { try $0.dismissServiceNotification() } }
    played.ask(.stopForegroundService)
    played.ask(.startForegroundService)
    #expect(played.phone.indicators.serviceNotification)
    try played.act { try $0.lock() }
    #expect(throws: PhoneError.self) { try played.act { try $0.dismissServiceNotification() } }
    var old = try posted(Self.android12)
    #expect(throws: PhoneError.self) { try old.act { try $0.dismissServiceNotification() } }
    #expect(old.phone.indicators.serviceNotification)
  }

  @Test(arguments: [Profile.iOS, android12])
  func `nothing is seen while the user has turned them off, and what was shown is gone`(
    _ profile: Profile
  ) throws {
    var played = try posted(profile)
    played.forget()
    try played.act { try $0.setNotificationsEnabled(false) }
    #expect(ids(played) == [])
    #expect(!played.phone.facts.notificationsEnabled)
    #expect(!played.phone.indicators.serviceNotification)
    played.ask(.post(notice))
    #expect(ids(played) == [])
    #expect(played.told == [], "no platform tells the app")
    try played.act { try $0.setNotificationsEnabled(true) }
    #expect(ids(played) == [])
    played.ask(.post(notice))
    #expect(ids(played) == ["battery"])
    #expect(played.phone.indicators.serviceNotification == (profile.platform == .android))
  }

  @Test(arguments: [true, false])
  func `what is due while they are off is neither shown nor told`(isInFront: Bool) throws {
    var played = try posted(.iOS, service: false)
    played.ask(.post(AppNotification(id: "late", title: "Late", text: "", delay: .seconds(9))))
    if !isInFront { try played.act { try $0.pressHome() } }
    try played.act { try $0.setNotificationsEnabled(false) }
    played.forget()
    played.pass(.seconds(10))
    try played.act { try $0.setNotificationsEnabled(true) }
    #expect(ids(played) == [])
    #expect(!played.told.contains(.notificationDue(id: "late")))
  }

  @Test func `a button of one that is off cannot be tapped, and an app installed anew must ask`()
    throws
  {
    var played = try posted(.android)
    try played.act { try $0.setNotificationsEnabled(false) }
    #expect(throws: PhoneError.self) { try played.phone.tapNotificationAction() }
    try played.act { try $0.reinstall() }
    #expect(!played.phone.facts.notificationsEnabled && played.phone.isUndecidedAboutNotifications)
    var empty = Phone(profile: .iOS, seed: 0)
    #expect(throws: PhoneError.appNotInstalled) { try empty.setNotificationsEnabled(false) }
  }
}
