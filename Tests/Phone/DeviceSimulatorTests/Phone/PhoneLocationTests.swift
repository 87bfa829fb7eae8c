import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneLocationTests {
  private let request = Request.requestFix(FixRequest(timeout: .seconds(10)))

  private func fixes(_ told: [Signal]) -> [Fix] {
    told.compactMap {
      if case .fix(let fix) = $0 { fix } else { nil }
    }
  }

  @Test func `a fix comes at once when nothing delays it`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(request)
    let fix = try #require(fixes(played.told).first)
    #expect(fix.position == played.phone.position)
    #expect(fix.age == .zero)
    #expect(fix.timestamp == played.phone.wallClock)
    played.pass(.seconds(20))
    #expect(played.told.count == 1, "I-62: one fix")
  }

  @Test func `the time to the first fix delays it`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.setTimeToFirstFix(.seconds(8))
    played.ask(request)
    played.pass(.seconds(7))
    #expect(played.told.isEmpty)
    played.pass(.seconds(1))
    #expect(fixes(played.told).count == 1)
  }

  @Test func `without signal the request fails when its time is over, I-62`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.setSignal(.none)
    played.ask(request)
    played.pass(.seconds(9))
    #expect(played.told.isEmpty)
    played.pass(.seconds(1))
    #expect(played.told == [.locationFailed(.locationUnknown)])
  }

  @Test func `with a weak signal the best comes when the time is over, I-62`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.setSignal(.weak)
    played.ask(request)
    played.pass(.seconds(10))
    let fix = try #require(fixes(played.told).first)
    #expect(fix.accuracyMeters == 1_500)
    #expect(fix.age == .seconds(10))
  }

  @Test func `a signal that comes back in time answers the request`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.setSignal(.none)
    played.ask(request)
    played.pass(.seconds(4))
    played.act { $0.setSignal(.good) }
    #expect(fixes(played.told).count == 1)
  }

  @Test func `a cached fix comes first with its true age, I-92`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    let old = try #require(Position(latitudeE7: 500_000_000, longitudeE7: 190_000_000))
    played.phone.setCachedFix(at: old, age: .seconds(600))
    played.ask(request)
    let stale = try #require(fixes(played.told).first)
    #expect(stale.position == old)
    #expect(stale.age == .seconds(600))
    #expect(stale.timestamp == played.phone.wallClock + .seconds(-600))
    played.ask(request)
    #expect(fixes(played.told).last?.position == played.phone.position)
  }

  @Test func `a scripted failure meets one request`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.failNextFix(with: .locationUnknown)
    played.ask(request)
    played.ask(request)
    #expect(played.told.first == .locationFailed(.locationUnknown))
    #expect(fixes(played.told).count == 1)
  }

  @Test(arguments: [PresetPermission.denied, .restricted])
  func `a refused app is told so, I-91`(_ preset: PresetPermission) throws {
    for profile in [Profile.iOS, .android] {
      var played = try PlayedPhone(opened: profile, permission: preset)
      played.ask(request)
      #expect(played.told == [.locationFailed(.denied)])
    }
  }

  @Test func `before the decision iOS is silent, unless the policy says otherwise, I-91`() throws {
    var silent = try PlayedPhone(opened: .iOS)
    silent.ask(request)
    silent.pass(.seconds(60))
    #expect(silent.told.isEmpty)
    var profile = Profile.iOS
    profile.policies.undeterminedUpdates = .fail
    var loud = try PlayedPhone(opened: profile)
    loud.ask(request)
    #expect(loud.told == [.locationFailed(.denied)])
  }

  @Test(arguments: [(Profile.iOS, 5_000), (.android, 1_000)])
  func `reduced accuracy gives one point for a whole cell, I-43, A-63`(
    _ profile: Profile, _ accuracy: Int
  ) throws {
    var played = try PlayedPhone(opened: profile, permission: .whileInUse)
    try played.phone.preset(.whileInUse, accuracy: .reduced)
    if profile.platform == .android { try played.act { try $0.openApp() } }
    played.forget()
    played.ask(request)
    let here = played.phone.position
    let near = try #require(
      Position(latitudeE7: here.latitudeE7 + 300, longitudeE7: here.longitudeE7 + 300))
    played.phone.setPosition(near)
    played.ask(request)
    let found = fixes(played.told)
    #expect(found.count == 2)
    #expect(found.map(\.accuracyMeters) == [accuracy, accuracy])
    #expect(found.first?.position == found.last?.position)
    #expect(found.first?.position != here)
  }

  @Test func `an app that is not in use gets nothing until it is again, I-36`() throws {
    var profile = Profile.iOS
    profile.constants.suspensionDelay = .seconds(60)
    var played = try PlayedPhone(opened: profile, permission: .whileInUse)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(9))
    played.forget()
    played.ask(request)
    #expect(fixes(played.told).count == 1, "within the grace it is in use")
    played.pass(.seconds(2))
    played.forget()
    played.ask(request)
    played.pass(.seconds(20))
    #expect(played.told.isEmpty)
    try played.act { try $0.openApp() }
    #expect(fixes(played.told).count == 1)
  }

  @Test(arguments: [PlatformKind.iOS, .android])
  func `who jumps at the instant of a fix is elsewhere in the next one`(_ platform: PlatformKind)
    throws
  {
    var played = try PlayedPhone(
      opened: platform == .iOS ? .iOS : .android, permission: .whileInUse)
    played.ask(
      .startUpdates(UpdateRequest(distanceFilter: .meters(10), pausesAutomatically: false)))
    let start = try #require(fixes(played.told).last)
    let place = start.position.position(at: .meters(50), bearing: 0)
    played.act { $0.setPosition(place) }
    #expect(fixes(played.told).count == 1, "a receiver is at one place at a time")
    played.pass(.seconds(1))
    #expect(fixes(played.told).map(\.position) == [start.position, place])
  }

  @Test func `a request under way ends when the permission goes`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.phone.setTimeToFirstFix(.seconds(5))
    played.ask(request)
    played.act { $0.setLocationServices(false) }
    played.pass(.seconds(20))
    #expect(
      played.told == [.authorizationChanged(Permission(.denied)), .locationFailed(.denied)])
  }
}
