import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneUpdatesTests {
  private func fixes(_ told: [Signal]) -> [Fix] {
    told.compactMap {
      if case .fix(let fix) = $0 { fix } else { nil }
    }
  }

  /// A place so many metres north of where a phone starts.
  private func north(_ meters: Int, of phone: Phone) -> Position {
    phone.position.position(at: .meters(meters), bearing: 0)
  }

  private let background = UpdateRequest(allowsBackground: true)

  @Test func `updates come one a second, and stop when told`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    played.pass(.seconds(3))
    #expect(fixes(played.told).count == 4)
    played.ask(.stopUpdates)
    played.pass(.seconds(3))
    #expect(fixes(played.told).count == 4)
  }

  @Test func `the distance filter counts metres, I-93`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest(distanceFilter: .meters(50))))
    let goal = north(200, of: played.phone)
    played.act { $0.move(along: [goal], millimetersPerSecond: 10_000) }
    played.pass(.seconds(60))
    #expect(fixes(played.told).count == 5)
    #expect(played.phone.position == goal)
  }

  @Test func `the background flag without the declared mode crashes the app, I-50`() throws {
    var manifest = AppManifest(name: "Pets")
    manifest.backgroundModes = []
    var played = try PlayedPhone(opened: .iOS, permission: .always, manifest: manifest)
    played.ask(.startUpdates(background))
    #expect(played.events == [.processEnded(.crashed)])
  }

  @Test(arguments: [(true, AppState.background, true), (false, .suspended, false)])
  func `with the flag updates go on in the background, without it they do not, I-51, I-52`(
    _ flag: Bool, _ state: AppState, _ goesOn: Bool
  ) throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest(allowsBackground: flag)))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    played.pass(.seconds(10))
    #expect(played.phone.appState == state)
    #expect((fixes(played.told).count == 10) == goesOn)
    #expect(played.phone.indicators.backgroundPill == flag, "I-63")
  }

  @Test(arguments: [true, false])
  func `with Always the app decides about the indicator, I-64`(_ shows: Bool) throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.ask(
      .startUpdates(UpdateRequest(allowsBackground: true, showsBackgroundIndicator: shows)))
    try played.act { try $0.pressHome() }
    #expect(played.phone.indicators.backgroundPill == shows)
    #expect(played.phone.indicators.arrow == .solid)
  }

  @Test func `continuous updates keep Allow Once alive, and it ends soon after them, I-36, I-38`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .once)
    played.ask(.startUpdates(background))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(600))
    #expect(played.phone.permission.status == .whenInUse)
    played.ask(.stopUpdates)
    played.pass(.milliseconds(9_999))
    #expect(played.phone.permission.status == .whenInUse)
    played.pass(.milliseconds(1))
    #expect(played.phone.permission.status == .notDetermined)
  }

  @Test func `a resting phone pauses updates, which do not go on by themselves, I-60`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest(distanceFilter: .meters(10), allowsBackground: true)))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(900))
    #expect(played.told.last == .updatesPaused)
    played.forget()
    let goal = north(500, of: played.phone)
    played.act { $0.move(along: [goal], millimetersPerSecond: 5_000) }
    played.pass(.seconds(100))
    #expect(played.told == [.willSuspend], "the pause ends the use")
  }

  @Test func `live updates rest and go on with the phone, I-58`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest(interface: .live)))
    played.pass(.seconds(900))
    #expect(played.told.last == .updatesPaused)
    played.forget()
    let goal = north(500, of: played.phone)
    played.act { $0.move(along: [goal], millimetersPerSecond: 5_000) }
    played.pass(.seconds(30))
    #expect(played.told.first == .updatesResumed)
    #expect(!fixes(played.told).isEmpty)
  }

  @Test func `live updates ask by themselves, unless sessions must be explicit, I-26`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.startUpdates(UpdateRequest(interface: .live)))
    #expect(played.phone.alert != nil)
    try played.act { try $0.answerAlert(.allowWhileInUse) }
    #expect(!fixes(played.told).isEmpty)
    var manifest = AppManifest(name: "Pets")
    manifest.requiresExplicitServiceSession = true
    var explicit = try PlayedPhone(opened: .iOS, manifest: manifest)
    explicit.ask(.startUpdates(UpdateRequest(interface: .live)))
    #expect(explicit.phone.alert == nil)
    explicit.ask(.startServiceSession(.whenInUse))
    #expect(explicit.phone.alert != nil, "I-25")
  }

  @Test func `a suspended app gets what waited when it runs again, I-53`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(10))
    played.forget()
    let goal = north(500, of: played.phone)
    played.act { $0.move(along: [goal], millimetersPerSecond: 5_000) }
    played.pass(.seconds(50))
    #expect(fixes(played.told).isEmpty)
    try played.act { try $0.openApp() }
    #expect(fixes(played.told).map(\.age) == [.seconds(1), .zero])
  }

  @Test(
    arguments: [
      (.whileInUse, .seconds(1), true), (.whileInUse, .seconds(3), false),
      (.always, .seconds(3), true),
    ] as [(PresetPermission, Duration, Bool)])
  func
    `updates started in the background need Always, once the app is not in use, I-36, I-54, I-55`(
      _ preset: PresetPermission, _ later: Duration, _ comes: Bool
    ) throws
  {
    var profile = Profile.iOS
    profile.constants.inUseGrace = .seconds(2)
    var played = try PlayedPhone(opened: profile, permission: preset)
    try played.act { try $0.pressHome() }
    played.pass(later)
    played.forget()
    played.ask(.startUpdates(background))
    played.pass(.seconds(600))
    #expect(fixes(played.told).isEmpty != comes)
    #expect(played.phone.appState == (comes ? .background : .suspended))
  }

  @Test func `losing the permission ends the updates, I-91`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    played.forget()
    played.act { $0.setLocationServices(false) }
    played.pass(.seconds(10))
    #expect(
      played.told == [.authorizationChanged(Permission(.denied)), .locationFailed(.denied)])
  }

  @Test func `without a signal the app is told once and updates go on later, I-89`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.act { $0.setSignal(.none) }
    played.ask(.startUpdates(UpdateRequest()))
    played.pass(.seconds(30))
    #expect(played.told == [.locationFailed(.locationUnknown)])
    played.act { $0.setSignal(.good) }
    #expect(fixes(played.told).count == 1)
  }

  @Test func `without a signal Android tells whether there are positions, A-56`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.act { $0.setSignal(.none) }
    played.ask(.startUpdates(UpdateRequest()))
    played.pass(.seconds(30))
    #expect(played.told == [.locationAvailabilityChanged(isAvailable: false)])
    played.act { $0.setSignal(.good) }
    #expect(played.told.dropFirst().first == .locationAvailabilityChanged(isAvailable: true))
    #expect(fixes(played.told).count == 1)
  }

  @Test func `with Android's switch off updates just stop, A-56`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    played.forget()
    played.act { $0.setLocationServices(false) }
    played.pass(.seconds(10))
    #expect(played.told == [.locationAvailabilityChanged(isAvailable: false)])
    played.act { $0.setLocationServices(true) }
    #expect(fixes(played.told).count == 1)
  }

  @Test func `Android's switch is told also where nothing is heard anyway, A-56`() throws {
    var played = try PlayedPhone(opened: .android, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest()))
    played.act { $0.setSignal(.none) }
    played.pass(.seconds(10))
    played.forget()
    played.act { $0.setLocationServices(false) }
    #expect(played.told == [.locationAvailabilityChanged(isAvailable: false)])
    played.act { $0.setLocationServices(true) }
    #expect(played.told.dropFirst().first == .locationAvailabilityChanged(isAvailable: true))
    #expect(played.told.last == .locationAvailabilityChanged(isAvailable: false), "as before")
    #expect(fixes(played.told).isEmpty)
  }

  @Test func `each location manager is told of a change, I-29`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    let told = Signal.authorizationChanged(Permission(.whenInUse))
    played.ask(.createLocationManager)
    #expect(played.told == [told], "I-27")
    played.forget()
    played.act { $0.setLocationServices(false) }
    let denied = Signal.authorizationChanged(Permission(.denied))
    #expect(played.told == [denied, denied])
  }

  @Test func `resting live updates wake a suspended app when the phone moves on, I-58`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(.startUpdates(UpdateRequest(interface: .live, allowsBackground: true)))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(3_600))
    #expect(played.phone.appState == .suspended)
    played.forget()
    let goal = north(500, of: played.phone)
    played.act { $0.move(along: [goal], millimetersPerSecond: 2_000) }
    played.pass(.seconds(60))
    #expect(played.told.prefix(2) == [.resumed, .updatesResumed])
    #expect(fixes(played.told).count > 40)
  }

  @Test func `a better accuracy passes the distance filter at rest, I-93`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.act { $0.setAccuracy(meters: 65) }
    played.ask(.startUpdates(UpdateRequest(distanceFilter: .meters(50))))
    played.forget()
    played.act { $0.setAccuracy(meters: 10) }
    played.pass(.seconds(60))
    #expect(fixes(played.told).map(\.accuracyMeters) == [10])
  }

  @Test func `a resting phone tells its exact place when the user allows that, I-93`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    try played.act { try $0.openSettings() }
    try played.act { try $0.turnPreciseInSettings(false) }
    try played.act { try $0.openApp() }
    played.ask(.startUpdates(UpdateRequest(distanceFilter: .meters(10))))
    #expect(fixes(played.told).map(\.accuracyMeters) == [5_000])
    played.pass(.seconds(60))
    try played.act { try $0.openSettings() }
    played.forget()
    try played.act { try $0.turnPreciseInSettings(true) }
    try played.act { try $0.openApp() }
    played.pass(.seconds(60))
    #expect(fixes(played.told).map(\.accuracyMeters) == [5])
  }
}
