import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneServicesTests {
  private func fixCount(_ told: [Signal]) -> Int {
    told.count {
      if case .fix = $0 { true } else { false }
    }
  }

  @Test func `a service started while visible gets every location in the background, A-41`() throws
  {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    played.ask(.startForegroundService)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(100))
    played.forget()
    played.pass(.seconds(10))
    #expect(fixCount(played.told) == 10)
    #expect(played.phone.indicators.serviceNotification)
    played.ask(.stopForegroundService)
    #expect(!played.phone.indicators.serviceNotification)
    played.forget()
    played.pass(.seconds(5))
    #expect(fixCount(played.told) == 0)
  }

  @Test func `in the background without a service locations are rare, A-40`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.phone.profile.constants.suspensionDelay = .seconds(7_200)
    played.ask(.startUpdates(UpdateRequest()))
    try played.act { try $0.pressHome() }
    played.forget()
    played.pass(.seconds(3_600))
    #expect((1...3).contains(fixCount(played.told)))
    #expect(played.phone.indicators.backgroundNotice, "A-32")
  }

  @Test func `a service may not start from the background without an exemption, A-43`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    try played.act { try $0.pressHome() }
    played.forget()
    played.ask(.startForegroundService)
    #expect(played.told == [.foregroundServiceFailed(.startNotAllowed)])
  }

  @Test(arguments: [(PresetPermission.whileInUse, false), (.always, true)])
  func `being exempt at the phone's start does not spare the background permission, A-42, A-44`(
    _ preset: PresetPermission, _ starts: Bool
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: preset)
    played.act { $0.reboot() }
    try played.act { try $0.unlock() }
    played.forget()
    played.ask(.startForegroundService)
    #expect(
      played.told == (starts ? [] : [.foregroundServiceFailed(.securityException)]))
    #expect(played.phone.indicators.serviceNotification == starts)
  }

  @Test func `a geofence starts a killed app, which may start a service then, A-45, A-50`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    let middle = played.phone.position.position(at: .kilometers(1), bearing: 0)
    played.ask(.monitor(Region(id: "shop", center: middle, radius: .meters(200))))
    try played.act { try $0.killBySystem() }
    played.forget()
    played.act { $0.setPosition(middle) }
    #expect(
      played.told.map(\.withoutFix)
        == [.launched(.geofence), .regionEntered(id: "shop", fix: nil)])
    played.ask(.startForegroundService)
    #expect(played.phone.indicators.serviceNotification)
  }

  @Test(arguments: [
    ("foreground service", AuthorizationStatus.notDetermined), ("importance", .whenInUse),
  ])
  func `a bound process keeps a one-time grant by policy only, A-37`(
    _ policy: String, _ status: AuthorizationStatus
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: .once)
    try played.phone.profile.set("one-time keep-alive", to: policy)
    try played.phone.setBoundByVisibleProcess(true)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    #expect(played.phone.permission.status == status)
  }

  @Test(arguments: [("leaves services alone", false), ("stops services", true)])
  func `Doze stops a service's locations by policy only, A-47`(
    _ policy: String, _ stops: Bool
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    try played.phone.profile.set("doze", to: policy)
    played.ask(.startUpdates(UpdateRequest()))
    played.ask(.startForegroundService)
    try played.act { try $0.lock() }
    try played.act { try $0.fallIntoDoze() }
    played.forget()
    played.pass(.seconds(10))
    #expect((fixCount(played.told) == 0) == stops)
  }

  @Test func `a service keeps a one-time grant, which ends with it, A-35`() throws {
    var played = try PlayedPhone(opened: .android, permission: .once)
    played.ask(.startForegroundService)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    #expect(played.phone.permission.status == .whenInUse)
    played.ask(.stopForegroundService)
    #expect(played.phone.permission.status == .notDetermined)
  }

  @Test(arguments: [("leaves services alone", false), ("stops services", true)])
  func `a swipe leaves a service running, unless the maker stops it, A-48`(
    _ policy: String, _ ends: Bool
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    try played.phone.profile.set("swipe from recents", to: policy)
    played.ask(.startForegroundService)
    try played.act { try $0.closeAppInSwitcher() }
    #expect(played.events.contains(.processEnded(.closedByUser)) == ends)
  }

  @Test func `Battery Saver leaves locations to the front and to services, A-46`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.phone.profile.constants.suspensionDelay = .seconds(7_200)
    played.act { $0.setSavingPower(true) }
    played.ask(.startUpdates(UpdateRequest()))
    #expect(fixCount(played.told) == 1)
    try played.act { try $0.pressHome() }
    played.forget()
    played.pass(.seconds(3_600))
    #expect(fixCount(played.told) == 0)
    #expect(played.phone.facts.isSavingPower)
  }

  @Test(arguments: [Profile.iOS, .android])
  func `an app hears of each change in the saving of power, I-76, A-46`(_ profile: Profile) throws {
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.forget()
    for isOn in [true, true, false] { played.act { $0.setSavingPower(isOn) } }
    #expect(played.told == [.powerSavingChanged(isOn: true), .powerSavingChanged(isOn: false)])
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    played.act { $0.setSavingPower(true) }
    #expect(played.told == [], "an app that is suspended hears of it when it runs again")
    try played.act { try $0.openApp() }
    #expect(played.told.contains(.powerSavingChanged(isOn: true)))
  }

  @Test func `a background activity session keeps the app in use, I-57, I-65`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startBackgroundSession)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    #expect(played.phone.appState == .background)
    #expect(played.phone.indicators.backgroundPill)
    played.ask(.endBackgroundSession)
    played.pass(.seconds(5))
    #expect(played.phone.appState == .suspended)
  }

  @Test(arguments: [
    (true, "with background session", true), (false, "with background session", false),
    (false, "always", true), (true, "never", false),
  ])
  func `live updates start a terminated app by policy, I-59`(
    _ hasSession: Bool, _ policy: String, _ starts: Bool
  ) throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    try played.phone.profile.set("live updates relaunch", to: policy)
    if hasSession { played.ask(.startBackgroundSession) }
    played.ask(.startUpdates(UpdateRequest(interface: .live)))
    try played.act { try $0.killBySystem() }
    played.forget()
    played.pass(.seconds(60))
    #expect(played.events.contains(.processStarted(.location)) == starts)
  }

  @Test func `a service session asks again when the app is back after a lapse, I-25`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.startServiceSession(.whenInUse))
    try played.act { try $0.answerAlert(.allowOnce) }
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    #expect(played.phone.alert == nil)
    try played.act { try $0.openApp() }
    #expect(played.phone.alert?.kind == .iOS(.whenInUse(askedForAlways: false)))
  }

  @Test func `an app can have the user turn the location on, A-57`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.act { $0.setLocationServices(false) }
    played.ask(.askToTurnLocationOn)
    #expect(played.phone.alert?.kind == .turnLocationOn)
    played.forget()
    try played.act { try $0.answerAlert("Turn on") }
    #expect(played.told == [.turnLocationOnFinished(isOn: true), .becameActive])
    #expect(played.phone.facts.locationServicesEnabled)
  }

  @Test func `each of two questions at once is noted by its own title`() throws {
    var played = try PlayedPhone(opened: .android)
    played.act { $0.setLocationServices(false) }
    _ = played.phone.drainLog()
    played.ask(.askToTurnLocationOn)
    played.ask(.askForPermission(.whenInUse))
    played.ask(.askToTurnLocationOn)
    let titles: [String] = played.phone.drainLog().compactMap {
      if case .alertShown(let title, _) = $0.what { title } else { nil }
    }
    #expect(
      titles == [
        SystemAlert.turnLocationOn.title, "Allow Pets to access this device's location?",
      ])
    #expect(played.phone.alert?.kind == .turnLocationOn)
  }

  @Test func `an app unused for months loses its permissions, A-59`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    try played.act { try $0.pressHome() }
    try played.act { try $0.resetAsUnused() }
    #expect(played.phone.permission.status == .notDetermined)
    #expect(played.phone.appState == .notRunning)
    var iOS = try PlayedPhone(opened: .iOS)
    #expect(throws: PhoneError.self) { try iOS.phone.resetAsUnused() }
  }

  @Test
  func `full accuracy for a while is asked with its purpose and ends with the use, I-46 to I-48`()
    throws
  {
    var manifest = AppManifest(name: "Pets")
    manifest.temporaryPurposes = [PurposeText(key: "Map", text: "To show the way.")]
    var played = try PlayedPhone(opened: .iOS, manifest: manifest)
    try played.act { try $0.preset(.whileInUse, accuracy: .reduced) }
    played.ask(.askForPermission(.temporaryFullAccuracy(purposeKey: "Other")))
    #expect(played.told.last == .temporaryFullAccuracyFinished(promptDeclined: true))
    played.ask(.askForPermission(.temporaryFullAccuracy(purposeKey: "Map")))
    #expect(played.phone.alert?.message == "To show the way.")
    try played.act { try $0.answerAlert(.allowOnce) }
    #expect(played.told.contains(.temporaryFullAccuracyFinished(promptDeclined: false)))
    #expect(played.phone.permission.accuracy == .full)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    #expect(played.phone.permission.accuracy == .reduced)
  }

  @Test func `airplane mode reads as denied on iOS, unless the setting says otherwise, I-05`()
    throws
  {
    for (value, status) in [
      ("denies location", AuthorizationStatus.denied), ("leaves location alone", .whenInUse),
    ] {
      var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
      try played.phone.profile.set("airplane mode", to: value)
      played.act { $0.setAirplaneMode(true) }
      #expect(played.phone.permission.status == status)
      #expect(!played.phone.isOnline)
      played.act { $0.setAirplaneMode(false) }
      #expect(played.phone.permission.status == .whenInUse)
    }
  }
}
