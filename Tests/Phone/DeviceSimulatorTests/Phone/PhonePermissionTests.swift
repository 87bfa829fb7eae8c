import DeviceInterface
import DeviceSimulator
import Testing

struct PhonePermissionTests {
  @Test func `the alert makes the app inactive and its answer active again, I-21`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.askForPermission(.whenInUse))
    #expect(played.told == [.willResignActive])
    #expect(played.phone.appState == .inactive)
    #expect(
      played.phone.alert?.buttons.map(\.label) == [
        "Allow Once", "Allow While Using App", "Don\u{2019}t Allow",
      ])
    #expect(played.phone.alert?.message == played.phone.manifest?.whenInUseUsage)
    #expect(throws: PhoneError.self) { try played.phone.touchApp(.tapped("OK")) }
    played.forget()
    try played.act { try $0.answerAlert("allow while using app") }
    #expect(played.told == [.authorizationChanged(Permission(.whenInUse)), .becameActive])
    #expect(played.phone.alert == nil)
  }

  @Test func `a question that something else decides ends its request, A-18`() throws {
    var played = try PlayedPhone(opened: .android)
    played.ask(.askForPermission(.android([.coarse, .fine])))
    played.forget()
    try played.act { try $0.preset(.whileInUse) }
    #expect(played.phone.alert == nil)
    #expect(
      played.told == [
        .permissionRequestFinished(.answered(granted: [.coarse, .fine])), .becameActive,
      ])
  }

  @Test(arguments: [
    ("Allow While Using App", AuthorizationStatus.whenInUse), ("While using the app", .whenInUse),
    ("when in use", .whenInUse), ("Allow Once", .whenInUse), ("only this time", .whenInUse),
    ("Don't Allow", .denied), ("Don\u{2019}t Allow", .denied), ("Deny", .denied),
  ])
  func `an answer is known by label and by meaning`(
    _ text: String, _ status: AuthorizationStatus
  ) throws {
    for profile in [Profile.iOS, .android] {
      var played = try PlayedPhone(opened: profile)
      played.ask(.askForPermission(.whenInUse))
      try played.act { try $0.answerAlert(text) }
      #expect(played.phone.permission.status == status)
    }
  }

  @Test func `a button that is not there is an error that lists those that are`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.askForPermission(.whenInUse))
    let error = #expect(throws: PhoneError.self) {
      try played.phone.answerAlert("Change to Always Allow")
    }
    #expect("\(try #require(error))".contains("\"Allow Once\", \"Allow While Using App\""))
    #expect(throws: PhoneError.self) { try played.phone.dismissAlert() }
  }

  @Test func `Keep Only While Using is silent, I-14`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.askForPermission(.always))
    #expect(
      played.phone.alert?.buttons.map(\.label) == [
        "Keep Only While Using", "Change to Always Allow",
      ])
    played.forget()
    try played.act { try $0.answerAlert("Keep Only While Using") }
    #expect(played.told == [.becameActive])
    played.forget()
    played.ask(.askForPermission(.always))
    #expect(played.told.isEmpty, "I-13: asked once, asked for good")
  }

  @Test func `without the usage description a request does nothing, I-12`() throws {
    var manifest = AppManifest(name: "Pets")
    manifest.whenInUseUsage = nil
    var played = try PlayedPhone(opened: .iOS, manifest: manifest)
    played.ask(.askForPermission(.whenInUse))
    #expect(played.told.isEmpty)
    #expect(played.phone.alert == nil)
    #expect(played.phone.drainLog().last?.what == .ignored(.iOS(12)))
  }

  @Test func `Allow Once lapses after the app's use and the app learns it on return, I-37`() throws
  {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.askForPermission(.whenInUse))
    try played.act { try $0.answerAlert(.allowOnce) }
    try played.act { try $0.pressHome() }
    played.pass(.seconds(3))
    try played.act { try $0.openApp() }
    #expect(played.phone.permission.status == .whenInUse, "a quick switch keeps it")
    try played.act { try $0.pressHome() }
    played.forget()
    played.pass(.seconds(600))
    #expect(played.phone.permission.status == .notDetermined)
    #expect(played.told == [.willSuspend])
    played.forget()
    try played.act { try $0.openApp() }
    #expect(
      played.told == [.resumed, .authorizationChanged(Permission(.notDetermined)), .becameActive])
  }

  @Test func `Allow Once does not outlive the process, I-39`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .once)
    #expect(played.phone.permission.status == .whenInUse)
    try played.act { try $0.closeAppInSwitcher() }
    played.forget()
    try played.act { try $0.openApp() }
    #expect(played.told.contains(.authorizationChanged(Permission(.notDetermined))))
  }

  @Test func `Location Services off reads as denied and on again as before, I-05`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.act { $0.setLocationServices(false) }
    played.act { $0.setLocationServices(true) }
    #expect(
      played.told == [
        .authorizationChanged(Permission(.denied)), .authorizationChanged(Permission(.whenInUse)),
      ])
  }

  @Test func `on Android the switch leaves the permission alone, A-56`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.act { $0.setLocationServices(false) }
    #expect(played.told.isEmpty)
    #expect(played.phone.facts.permission.status == .whenInUse)
    #expect(!played.phone.facts.locationServicesEnabled)
    played.ask(.requestFix(FixRequest(timeout: .seconds(5))))
    #expect(played.told == [.locationFailed(.locationUnknown)])
  }

  @Test func `a change made in Settings while suspended is told on resume, I-31`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .denied)
    try played.act { try $0.openSettings() }
    played.pass(.seconds(30))
    played.forget()
    try played.act { try $0.chooseInSettings("While Using the App") }
    #expect(played.told.isEmpty)
    try played.act { try $0.returnToApp() }
    #expect(
      played.told == [.resumed, .authorizationChanged(Permission(.whenInUse)), .becameActive])
  }

  @Test func `a change made in Settings while in the background is told at once, I-30`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .denied)
    played.ask(.openSettings)
    #expect(played.phone.front == .settings)
    played.forget()
    try played.act { try $0.chooseInSettings(.whileInUse) }
    #expect(played.told == [.authorizationChanged(Permission(.whenInUse))])
  }

  @Test func `without a change a resumed app is told nothing, unless the policy repeats it, I-31`()
    throws
  {
    for repeats in [false, true] {
      var profile = Profile.iOS
      profile.policies.repeatsPermissionOnResume = repeats
      var played = try PlayedPhone(opened: profile, permission: .denied)
      try played.act { try $0.pressHome() }
      played.pass(.seconds(30))
      played.forget()
      try played.act { try $0.openApp() }
      #expect(played.told.contains(.authorizationChanged(Permission(.denied))) == repeats)
    }
  }

  @Test func `Settings of iOS show the four choices and a provisional Always as while-using, I-03`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .provisionalAlways)
    #expect(played.phone.permission.status == .always)
    try played.act { try $0.openSettings() }
    let page = try #require(played.phone.settingsPage)
    #expect(
      page.choices.map(\.label) == [
        "Never", "Ask Next Time Or When I Share", "While Using the App", "Always",
      ])
    #expect(page.selected == .whileInUse)
  }

  @Test func `taking a permission away on Android kills the process, A-07`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    try played.act { try $0.openSettings() }
    played.forget()
    try played.act { try $0.chooseInSettings("Don't allow") }
    #expect(played.events == [.processEnded(.permissionRevoked)])
    #expect(played.phone.front == .settings)
    played.forget()
    try played.act { try $0.returnToApp() }
    #expect(played.events.first == .processStarted(.user), "A-10")
  }

  @Test func `the background permission of Android goes through Settings, A-28`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.ask(.askForPermission(.always))
    #expect(played.phone.front == .settings)
    try played.act { try $0.chooseInSettings("Allow all the time") }
    played.forget()
    try played.act { try $0.returnToApp() }
    #expect(
      played.told == [
        .permissionRequestFinished(.answered(granted: .background)), .becameActive,
      ])
    #expect(played.phone.permission.status == .always)
  }

  @Test func `a one-time grant of Android ends after a minute in the background, A-34`() throws {
    var played = try PlayedPhone(opened: .android)
    played.ask(.askForPermission(.whenInUse))
    try played.act { try $0.answerAlert("Only this time") }
    try played.act { try $0.pressHome() }
    played.pass(.seconds(59))
    try played.act { try $0.openApp() }
    #expect(played.phone.permission.status == .whenInUse)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(59))
    #expect(played.phone.permission.status == .whenInUse, "the front stopped the timer")
    played.pass(.seconds(1))
    #expect(played.phone.permission.status == .notDetermined)
  }

  @Test(arguments: [(4, AuthorizationStatus.whenInUse), (5, .notDetermined)])
  func `a one-time grant of Android outlives the process for five seconds, A-36`(
    _ seconds: Int, _ status: AuthorizationStatus
  ) throws {
    var played = try PlayedPhone(opened: .android, permission: .once)
    try played.act { try $0.killBySystem() }
    played.pass(.seconds(seconds))
    try played.act { try $0.openApp() }
    played.pass(.seconds(60))
    #expect(played.phone.permission.status == status)
  }

  @Test func `the alert of the app goes out of sight with it and comes back with it`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.askForPermission(.whenInUse))
    try played.act { try $0.pressHome() }
    #expect(played.phone.alert == nil)
    played.forget()
    try played.act { try $0.openApp() }
    #expect(played.told.isEmpty, "it is active only with the answer")
    #expect(played.phone.alert != nil)
  }

  @Test func `a scenario cannot arrange what the platform does not have`() throws {
    var iOS = Phone(profile: .iOS, seed: 1)
    #expect(throws: PhoneError.self) { try iOS.preset(.deniedOnce) }
    var android = Phone(profile: .android, seed: 1)
    #expect(throws: PhoneError.self) { try android.preset(.provisionalAlways) }
  }

  @Test func `a restricted page in Settings cannot be changed, I-04`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .restricted)
    try played.act { try $0.openSettings() }
    let error = #expect(throws: PhoneError.self) { try played.phone.chooseInSettings(.always) }
    #expect("\(try #require(error))".hasPrefix("I-04"))
  }

  @Test func `the choice of approximate location in the dialog is granted and remembered, A-12`()
    throws
  {
    var played = try PlayedPhone(opened: .android)
    played.ask(.askForPermission(.whenInUse))
    #expect(played.phone.alert?.isPrecise == true)
    try played.act { try $0.chooseInAlert(precise: false) }
    try played.act { try $0.answerAlert("While using the app") }
    #expect(played.phone.permission == Permission(.whenInUse, accuracy: .reduced))
    #expect(
      played.told.contains(.permissionRequestFinished(.answered(granted: .coarse))))
  }

  @Test func `a question that comes up on a locked phone covers the app at the unlock, I-17`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .provisionalAlways)
    let home = played.phone.position
    played.ask(.monitor(Region(id: "Home", center: home, radius: .meters(500))))
    try played.act { try $0.lock() }
    played.pass(.seconds(600))
    _ = played.phone.drainLog()
    played.act { $0.setPosition(home.position(at: .meters(5_000), bearing: 90)) }
    played.pass(.seconds(60))
    #expect(played.phone.alert == nil)
    let asked = played.phone.drainLog().count {
      if case .alertShown = $0.what { true } else { false }
    }
    #expect(asked == 1)
    try played.act { try $0.unlock() }
    #expect(played.phone.alert != nil)
    #expect(played.phone.appState == .inactive)
  }

  @Test(arguments: [Profile.iOS, .android])
  func `an app that comes back under its question is active only with the answer, I-21`(
    _ profile: Profile
  ) throws {
    var played = try PlayedPhone(opened: profile)
    played.ask(.askForPermission(.whenInUse))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    played.forget()
    try played.act { try $0.returnToApp() }
    #expect(played.phone.appState == .inactive)
    #expect(played.told == [.resumed])
    try played.act { try $0.answerAlert(.allowWhileInUse) }
    #expect(played.told.contains(.becameActive))
    #expect(played.phone.appState == .active)
  }
}
