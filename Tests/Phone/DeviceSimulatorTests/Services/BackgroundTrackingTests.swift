import DeviceInterface
import DeviceSimulator
import Testing

/// What brings an app that tracks back, by platform: the rules that a clock-in app lives by.
struct BackgroundTrackingTests {
  private func isTracking(_ played: inout PlayedPhone) -> Bool {
    played.forget()
    played.pass(.seconds(20))
    return played.told.contains { if case .fix = $0 { true } else { false } }
  }

  private let away = Position(latitudeE7: 523_297_000, longitudeE7: 210_122_000)

  private func tracking(
    _ profile: Profile, _ permission: PresetPermission = .always
  ) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: permission)
    played.ask(.startUpdates(UpdateRequest(allowsBackground: true, pausesAutomatically: false)))
    played.ask(.startForegroundService)
    if permission == .always { played.ask(.startSignificantChanges) }
    try played.act { try $0.lock() }
    played.pass(.seconds(600))
    played.forget()
    return played
  }

  @Test(arguments: [Profile.iOS, .android], [PresetPermission.always, .whileInUse])
  func `what was started in front goes on behind the lock screen, I-51, A-41`(
    _ profile: Profile, _ permission: PresetPermission
  ) throws {
    var played = try tracking(profile, permission)
    #expect(played.phone.appState == .background)
    let goesOn = isTracking(&played)
    #expect(goesOn)
  }

  @Test(arguments: [(PresetPermission.always, true), (.whileInUse, false)])
  func `iOS starts a killed app again where the phone has moved, with Always only, I-67`(
    _ permission: PresetPermission, isStarted: Bool
  ) throws {
    var played = try tracking(.iOS, permission)
    try played.act { try $0.killBySystem() }
    played.act { phone in if let away { phone.setPosition(away) } }
    played.pass(.seconds(2))
    #expect(played.told.contains(.launched(.location)) == isStarted)
    guard isStarted else { return }
    played.ask(.startSignificantChanges)
    played.ask(.startUpdates(UpdateRequest(allowsBackground: true, pausesAutomatically: false)))
    let goesOn = isTracking(&played)
    #expect(goesOn, "with Always updates may begin in the background, I-55")
    played.pass(.seconds(600))
    #expect(played.phone.appState == .background)
  }

  @Test func `iOS leaves an app alone that the user closed, I-71, I-72`() throws {
    var played = try tracking(.iOS)
    try played.act { try $0.unlock() }
    try played.act { try $0.closeAppInSwitcher() }
    played.forget()
    played.act { phone in if let away { phone.setPosition(away) } }
    played.pass(.seconds(600))
    #expect(played.told == [])
  }

  @Test func `Android lets the service go on when the app is swiped away, A-48`() throws {
    var played = try tracking(.android)
    try played.act { try $0.unlock() }
    try played.act { try $0.closeAppInSwitcher() }
    let goesOn = isTracking(&played)
    #expect(goesOn)
  }

  @Test(arguments: [(PresetPermission.always, true), (.whileInUse, false)])
  func
    `Android starts a killed service's process again, which needs the background permission, A-42`(
      _ permission: PresetPermission, mayTrack: Bool
    ) throws
  {
    var played = try tracking(.android, permission)
    try played.act { try $0.killBySystem() }
    played.pass(.seconds(2))
    #expect(played.told.contains(.launched(.service)))
    #expect(played.phone.facts.previousExit == .killedBySystem)
    played.ask(.startForegroundService)
    #expect(played.told.contains(.foregroundServiceFailed(.securityException)) == !mayTrack)
    played.ask(.startUpdates(UpdateRequest()))
    let goesOn = isTracking(&played)
    #expect(goesOn == mayTrack)
    #expect(played.phone.indicators.serviceNotification == mayTrack)
  }

  @Test func `a killed process without a service stays away, A-50`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    try played.act { try $0.killBySystem() }
    played.forget()
    played.pass(.seconds(60))
    #expect(played.told == [])
  }

  @Test(arguments: [true, false])
  func `what the user ended stays ended, whatever the setting`(isForced: Bool) throws {
    var played = try tracking(.android)
    try played.act { try $0.unlock() }
    if isForced {
      try played.act { try $0.forceStop() }
    } else {
      try played.phone.profile.set("swipe from recents", to: "stops services")
      try played.act { try $0.closeAppInSwitcher() }
    }
    played.forget()
    played.pass(.seconds(60))
    #expect(played.told == [])
  }

  @Test func `a user who is faster than the restart gets an ordinary start`() throws {
    var played = try tracking(.android)
    try played.act { try $0.unlock() }
    try played.act { try $0.killBySystem() }
    try played.act { try $0.openApp() }
    try played.act { try $0.closeAppInSwitcher() }
    played.pass(.seconds(60))
    #expect(!played.told.contains(.launched(.service)), "not even when it is closed at once")
  }

  @Test func `a maker's phone may leave a killed service gone`() throws {
    var played = try tracking(.android)
    try played.phone.profile.set("killed services", to: "gone")
    try played.act { try $0.killBySystem() }
    played.forget()
    played.pass(.seconds(60))
    #expect(played.told == [])
  }

  @Test func `a restart of the phone ends the wait for a restart of the service`() throws {
    var played = try tracking(.android)
    try played.act { try $0.killBySystem() }
    played.act { $0.reboot() }
    played.forget()
    played.pass(.seconds(60))
    #expect(played.told == [])
    try played.act { try $0.unlock() }
    #expect(played.told.first == .launched(.boot))
    played.ask(.startForegroundService)
    played.ask(.startUpdates(UpdateRequest()))
    let goesOn = isTracking(&played)
    #expect(goesOn)
  }
}
