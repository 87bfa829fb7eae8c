import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneLaunchTests {
  @Test func `a process on iOS is told its permission once before any decision, I-27`() throws {
    var played = try PlayedPhone(.iOS)
    try played.act { try $0.openApp() }
    #expect(
      played.told == [
        .launched(.user), .authorizationChanged(Permission(.notDetermined)), .becameActive,
        .screenAppeared,
      ])
    #expect(played.events.first == .processStarted(.user))
    #expect(played.phone.appState == .active)
  }

  @Test func `the permission comes after active where the policy says so, I-21`() throws {
    var profile = Profile.iOS
    profile.policies.callbackOrder = .afterActive
    var played = try PlayedPhone(profile)
    try played.act { try $0.openApp() }
    #expect(
      played.told == [
        .launched(.user), .becameActive, .authorizationChanged(Permission(.notDetermined)),
        .screenAppeared,
      ])
  }

  @Test func `a seed decides the order, and each order comes up`() throws {
    var profile = Profile.iOS
    profile.policies.callbackOrder = .seeded
    var orders: Set<[Signal]> = []
    for seed in 0..<16 {
      var played = try PlayedPhone(profile, seed: UInt64(seed))
      try played.act { try $0.openApp() }
      orders.insert(played.told)
    }
    #expect(orders.count == 2)
  }

  @Test func `Android tells a process nothing about its permission, A-05`() throws {
    var played = try PlayedPhone(.android)
    try played.act { try $0.openApp() }
    #expect(played.told == [.launched(.user), .becameActive, .screenAppeared])
  }

  @Test func `leaving and coming back tells the app each step`() throws {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.pressHome() }
    #expect(played.told == [.willResignActive, .enteredBackground])
    #expect(played.phone.front == .homeScreen)
    played.forget()
    try played.act { try $0.returnToApp() }
    #expect(played.told == [.becameActive])
  }

  @Test func `only the app in front opens another app, and the phone remembers with what`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.open(address: "tel:112"))
    #expect(played.told == [.willResignActive, .enteredBackground])
    #expect(played.phone.front == .otherApp)
    played.ask(.open(address: "tel:113"))
    #expect(played.phone.openedAddress == "tel:112")
  }

  @Test func `an app in the background is suspended after a while and runs again when opened`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.pressHome() }
    played.forget()
    played.pass(.seconds(5))
    #expect(played.told == [.willSuspend])
    #expect(played.phone.appState == .suspended)
    played.forget()
    try played.act { try $0.openApp() }
    #expect(played.told == [.resumed, .becameActive])
  }

  @Test func `a timer that ran out during suspension fires on resume`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.schedule(timer: "tick", after: .seconds(20)))
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    #expect(!played.told.contains(.timerFired("tick")))
    played.forget()
    try played.act { try $0.openApp() }
    #expect(played.told == [.resumed, .timerFired("tick"), .becameActive])
  }

  @Test func `a timer is replaced by one of its name and can be cancelled`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.schedule(timer: "a", after: .seconds(2)))
    played.ask(.schedule(timer: "a", after: .seconds(4)))
    played.ask(.schedule(timer: "b", after: .seconds(3)))
    played.ask(.cancel(timer: "b"))
    played.pass(.seconds(3))
    #expect(played.told.isEmpty)
    played.pass(.seconds(1))
    #expect(played.told == [.timerFired("a")])
  }

  @Test(arguments: [Profile.iOS, .android])
  func `killing leaves nothing but what was stored`(_ profile: Profile) throws {
    var played = try PlayedPhone(opened: profile)
    played.ask(.store(key: "draft", value: "42"))
    played.ask(.store(key: "gone", value: "1"))
    played.ask(.delete(key: "gone"))
    played.ask(.schedule(timer: "tick", after: .seconds(1)))
    try played.act { try $0.killBySystem() }
    #expect(played.events.last == .processEnded(.killedBySystem))
    #expect(played.phone.front == .homeScreen)
    played.forget()
    played.pass(.seconds(5))
    #expect(played.told.isEmpty)
    try played.act { try $0.openApp() }
    #expect(played.events.first == .processStarted(.user))
    #expect(played.phone.facts.storage == ["draft": "42"])
    try played.act { try $0.reinstall() }
    #expect(played.phone.facts.storage.isEmpty)
  }

  @Test func `a reinstalled app starts over with its permission, I-77`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .denied)
    try played.act { try $0.reinstall() }
    #expect(played.phone.appState == .notRunning)
    #expect(played.phone.permission.status == .notDetermined)
    #expect(throws: PhoneError.appNotRecent) { try played.phone.returnToApp() }
  }

  @Test func `what the user cannot do is said with what is there instead`() throws {
    var empty = Phone(profile: .iOS, seed: 1)
    #expect(throws: PhoneError.appNotInstalled) { try empty.openApp() }
    var played = try PlayedPhone(opened: .iOS)
    #expect(throws: PhoneError.alreadyInFront(.app)) { try played.phone.openApp() }
    #expect(throws: PhoneError.noAlert(front: .app)) { try played.phone.answerAlert("Allow") }
    #expect(throws: PhoneError.wrongFront(wanted: .settings, front: .app)) {
      try played.phone.chooseInSettings(.always)
    }
    try played.act { try $0.pressHome() }
    #expect(throws: PhoneError.wrongFront(wanted: .app, front: .homeScreen)) {
      try played.phone.touchApp(.tapped("OK"))
    }
    #expect(throws: PhoneError.alreadyInFront(.homeScreen)) { try played.phone.pressHome() }
  }

  @Test func `locking takes the app from the front and unlocking brings it back`() throws {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.lock() }
    #expect(played.told == [.willResignActive, .enteredBackground])
    played.forget()
    try played.act { try $0.unlock() }
    #expect(played.told == [.becameActive])
    #expect(played.phone.front == .app)
  }

  @Test func `the wall clock can be set and no duration notices`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.schedule(timer: "tick", after: .seconds(10)))
    played.pass(.seconds(4))
    played.phone.wallClock = WallTime(millisecondsSince1970: 0, zoneOffsetSeconds: 3_600)
    played.pass(.seconds(6))
    #expect(played.told == [.clockChanged(.set), .timerFired("tick")])
    #expect(played.phone.facts.uptime == .seconds(10))
    #expect(
      played.phone.facts.wallClock
        == WallTime(millisecondsSince1970: 6_000, zoneOffsetSeconds: 3_600))
  }
}
