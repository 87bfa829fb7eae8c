import DeviceInterface
import DeviceSimulator
import Testing

/// What reaches an app on Android that nobody looks at.
struct AndroidBackgroundTests {
  private func fixCount(_ told: [Signal]) -> Int {
    told.count { if case .fix = $0 { true } else { false } }
  }

  @Test func `a suspended app is woken for its rare updates, A-40`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.ask(.startUpdates(UpdateRequest()))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    #expect(played.phone.appState == .suspended)
    played.forget()
    played.pass(.seconds(3_600))
    #expect((1...6).contains(fixCount(played.told)))
    #expect(played.phone.appState == .suspended)
  }

  @Test func `a suspended app with a while-in-use grant is not woken, A-04`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    played.pass(.seconds(7_200))
    #expect(played.told == [])
  }

  @Test func `a grant of the background made in Settings lets the updates go on, A-40`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    try played.act { try $0.openSettings() }
    played.pass(.seconds(60))
    played.forget()
    try played.act { try $0.chooseInSettings(.always) }
    played.pass(.seconds(3_600))
    #expect(fixCount(played.told) >= 1)
  }

  @Test func `one fix in the background is brought to the user's notice, A-32`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    try played.act { try $0.pressHome() }
    #expect(!played.phone.indicators.backgroundNotice)
    played.ask(.requestFix(FixRequest(timeout: .seconds(10))))
    #expect(fixCount(played.told) == 1)
    #expect(played.phone.indicators.backgroundNotice)
  }

  @Test func `nothing is measured while the device's switch is off, A-56`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.phone.setTimeToFirstFix(.seconds(8))
    played.ask(.requestFix(FixRequest(timeout: .seconds(20))))
    played.act { $0.setLocationServices(false) }
    played.pass(.seconds(12))
    #expect(played.told == [])
    played.act { $0.setLocationServices(true) }
    // The receiver was off, and finds itself at the very end of the patience.
    played.pass(.seconds(7))
    #expect(played.told == [])
    played.pass(.seconds(1))
    #expect(fixCount(played.told) == 1)
  }

  @Test(arguments: [(15, true), (14, false)])
  func `leaving the stopped state is told as the phone's start from Android 15 on, A-49`(
    version: Int, isTold: Bool
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.phone.profile.version = version
    try played.act { try $0.forceStop() }
    played.forget()
    try played.act { try $0.openApp() }
    #expect(played.told.contains(.bootCompleted) == isTold)
  }

  @Test(arguments: [(28, true), (29, false)])
  func `geofences need the background for apps built for Android 10, A-51`(
    target: Int, isWatched: Bool
  ) throws {
    var manifest = AppManifest(name: "Pets")
    manifest.targetSDK = target
    var played = try PlayedPhone(opened: .android, permission: .whileInUse, manifest: manifest)
    played.ask(
      .monitor(Region(id: "Home", center: played.phone.position, radius: .meters(200))))
    #expect(played.phone.monitoredRegions.count == (isWatched ? 1 : 0))
  }

  @Test(arguments: [
    (29, AuthorizationStatus.always, false), (30, .notDetermined, false),
    (31, .notDetermined, true),
  ])
  func `what an unused app loses depends on its target, A-59`(
    target: Int, status: AuthorizationStatus, isStopped: Bool
  ) throws {
    var manifest = AppManifest(name: "Pets")
    manifest.targetSDK = target
    var played = try PlayedPhone(opened: .android, permission: .always, manifest: manifest)
    try played.act { try $0.pressHome() }
    try played.act { try $0.resetAsUnused() }
    #expect(played.phone.permission.status == status)
    played.forget()
    try played.act { try $0.openApp() }
    #expect(played.told.contains(.bootCompleted) == isStopped)
  }

  @Test func `Battery Saver keeps single fixes away too, until the screen is on, A-46`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    try played.phone.profile.set("battery saver", to: "all off with screen")
    played.ask(.startForegroundService)
    try played.act { try $0.pressHome() }
    played.act { $0.setSavingPower(true) }
    try played.act { try $0.lock() }
    played.ask(.requestFix(FixRequest(timeout: .seconds(10))))
    played.pass(.seconds(60))
    #expect(fixCount(played.told) == 0)
    try played.act { try $0.unlock() }
    #expect(played.phone.front == .homeScreen)
    #expect(fixCount(played.told) == 1)
  }

  @Test func `an urgent message reaches neither a locked new start nor a stopped app, A-49, A-58`()
    throws
  {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.act { $0.reboot() }
    try played.act { try $0.receiveUrgentMessage() }
    #expect(played.phone.appState == .notRunning)
    try played.act { try $0.unlock() }
    try played.act { try $0.forceStop() }
    try played.act { try $0.receiveUrgentMessage() }
    #expect(played.phone.appState == .notRunning)
    #expect(throws: PhoneError.self) { try played.phone.tapNotificationAction() }
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func `what a notification starts may use location, what a message starts may not, A-44`(
    isTapped: Bool, fixes: Int
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.ask(.post(AppNotification(id: "shift", title: "New shift", text: "")))
    try played.act { try $0.pressHome() }
    try played.act { phone in
      if isTapped { try phone.tapNotificationAction() } else { try phone.receiveUrgentMessage() }
    }
    played.ask(.startForegroundService)
    played.ask(.requestFix(FixRequest(timeout: .seconds(10))))
    #expect(played.told.contains(.foregroundServiceFailed(.securityException)) == !isTapped)
    #expect(fixCount(played.told) == fixes)
  }

  @Test func `a button can be tapped only where a notification is shown, A-44`() throws {
    var played = try PlayedPhone(opened: .android)
    #expect(throws: PhoneError.missing(wanted: "a notification of the app")) {
      try played.phone.tapNotificationAction()
    }
    played.ask(.post(AppNotification(id: "shift", title: "New shift", text: "")))
    try played.act { try $0.tapNotificationAction() }
    played.act { $0.reboot() }
    try played.act { try $0.unlock() }
    #expect(throws: PhoneError.missing(wanted: "a notification of the app")) {
      try played.phone.tapNotificationAction()
    }
  }

  @Test(arguments: [false, true])
  func `an urgent message waits for a phone that can be reached, A-43`(isOff: Bool) throws {
    var played = try PlayedPhone(opened: .android)
    try played.act { try $0.killBySystem() }
    try played.act { if isOff { try $0.powerOff() } else { $0.setOnline(false) } }
    try played.act { try $0.receiveUrgentMessage() }
    #expect(played.phone.appState == .notRunning)
    played.forget()
    try played.act { if isOff { try $0.powerOn() } else { $0.setOnline(true) } }
    if isOff { try played.act { try $0.unlock() } }
    #expect(played.phone.appState == .background)
    let texts = played.told.compactMap {
      if case .pushReceived(let text) = $0 { text } else { nil }
    }
    #expect(texts == [], "an urgent message has nothing in it")
  }

  @Test func `an urgent message starts no app that was never opened, A-49`() throws {
    var played = try PlayedPhone(.android)
    try played.act { try $0.receiveUrgentMessage() }
    #expect(played.phone.appState == .notRunning)
  }

  @Test(arguments: [false, true])
  func `cleared data loses the geofences, A-55`(ofPlayServices: Bool) throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.ask(
      .monitor(Region(id: "Home", center: played.phone.position, radius: .meters(200))))
    try played.act { try $0.clearData(ofPlayServices: ofPlayServices) }
    #expect(played.phone.monitoredRegions == [])
    #expect(played.phone.appState == (ofPlayServices ? .active : .notRunning))
  }

  @Test(arguments: [(11, true), (12, false)])
  func `the ban on starts from the background came with Android 12, A-43`(
    version: Int, isStarted: Bool
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    try played.phone.profile.setVersion(version)
    try played.act { try $0.pressHome() }
    played.ask(.startForegroundService)
    #expect(played.phone.indicators.serviceNotification == isStarted)
  }
}
