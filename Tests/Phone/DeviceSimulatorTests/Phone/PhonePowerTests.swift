import DeviceInterface
import DeviceSimulator
import Testing

struct PhonePowerTests {
  @Test(arguments: [Profile.iOS, .android])
  func `a phone that is off runs nothing and is started by its user`(_ profile: Profile) throws {
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.ask(.schedule(timer: "tick", after: .seconds(10)))
    try played.act { try $0.powerOff() }
    #expect(played.events.last == .processEnded(.phoneOff))
    #expect(throws: PhoneError.phoneIsOff) { try played.phone.powerOff() }
    #expect(throws: PhoneError.phoneIsOff) { try played.phone.receiveCall() }
    played.forget()
    played.pass(.seconds(600))
    #expect(played.events == [])
    try played.act { try $0.powerOn() }
    #expect(throws: PhoneError.phoneIsOn) { try played.phone.powerOn() }
    played.pass(.seconds(5))
    #expect(played.phone.facts.uptime == .seconds(5))
    #expect(played.phone.facts.bootCount == 2)
    try played.act { try $0.unlock() }
    #expect(played.told.first == (profile == .android ? .launched(.boot) : nil))
  }

  @Test func `a region left while the phone was off is noticed after the first unlock, I-73`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.ask(
      .monitor(Region(id: "Home", center: played.phone.position, radius: .meters(200))))
    played.pass(.seconds(30))
    try played.act { try $0.powerOff() }
    played.forget()
    let away = try #require(Position(latitudeE7: 523_297_000, longitudeE7: 210_122_000))
    played.act { $0.setPosition(away) }
    played.pass(.seconds(600))
    try played.act { try $0.powerOn() }
    played.pass(.seconds(600))
    #expect(played.told == [])
    try played.act { try $0.unlock() }
    played.pass(.seconds(60))
    #expect(played.told.contains(.launched(.location)))
    #expect(played.told.contains(.regionExited(id: "Home", fix: nil)))
  }

  @Test func `a process that froze before the first unlock is woken for it, A-69`() throws {
    var manifest = AppManifest(name: "Pets")
    manifest.isDirectBootAware = true
    var played = try PlayedPhone(opened: .android, manifest: manifest)
    played.act { $0.reboot() }
    played.pass(.seconds(600))
    #expect(played.phone.appState == .suspended)
    played.forget()
    try played.act { try $0.unlock() }
    #expect(played.told == [.resumed, .storageUnlocked, .bootCompleted])
  }

  @Test(arguments: [Profile.iOS, .android])
  func `an app is told that the clock was set, at once or when it runs again`(
    _ profile: Profile
  ) throws {
    var played = try PlayedPhone(opened: profile)
    played.act { $0.wallClock = $0.wallClock + .seconds(7_200) }
    #expect(played.told == [.clockChanged(.set)])
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    played.forget()
    played.act { $0.wallClock = $0.wallClock + .seconds(-7_200) }
    #expect(played.told == [])
    try played.act { try $0.openApp() }
    #expect(played.told.prefix(2) == [.resumed, .clockChanged(.set)])
  }

  @Test func `every start is counted`() throws {
    var played = try PlayedPhone(opened: .iOS)
    #expect(played.phone.facts.bootCount == 1)
    played.act { $0.reboot() }
    played.act { $0.reboot() }
    #expect(played.phone.facts.bootCount == 3)
    try played.act { try $0.powerOff() }
    #expect(played.phone.facts.bootCount == 3)
    played.act { $0.reboot() }
    #expect(played.phone.facts.bootCount == 4)
    #expect(played.phone.isOn)
  }

  @Test func `Android tells why the process before ended`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    #expect(played.phone.facts.previousExit == nil)
    try played.act { try $0.killBySystem() }
    #expect(played.phone.facts.previousExit == .killedBySystem)
    try played.act { try $0.openApp() }
    try played.act { try $0.crash() }
    #expect(played.phone.facts.previousExit == .crashed)
    try played.act { try $0.openApp() }
    try played.act { try $0.closeAppInSwitcher() }
    #expect(played.phone.facts.previousExit == .closedByUser)
    try played.act { try $0.openApp() }
    try played.act { try $0.forceStop() }
    #expect(played.phone.facts.previousExit == .forceStopped)
    try played.act { try $0.openApp() }
    try played.act { try $0.openSettings() }
    try played.act { try $0.chooseInSettings(.never) }
    #expect(played.phone.facts.previousExit == .permissionRevoked)
    try played.act { try $0.openApp() }
    played.act { $0.reboot() }
    #expect(played.phone.facts.previousExit == nil, "the record ends with the phone")
    try played.act { try $0.reinstall() }
    #expect(played.phone.facts.previousExit == nil)
  }

  @Test func `iOS does not tell why a process ended`() throws {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.killBySystem() }
    #expect(played.phone.facts.previousExit == nil)
  }

  @Test func `another time zone shows another time at the same moment`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.setTimeZone(offsetSeconds: 7_200)
    let clock = played.phone.facts.wallClock
    #expect(clock.millisecondsSince1970 == WallTime.scenarioStart.millisecondsSince1970)
    #expect("\(clock)" == "Mon 2026-01-05 10:00:00")
    played.pass(.seconds(60))
    #expect("\(played.phone.facts.wallClock)" == "Mon 2026-01-05 10:01:00")
  }

  @Test(arguments: [0, -3_600, 1_800])
  func `summer time begins at its moment, however the clock was set meanwhile`(
    _ shift: Int
  ) throws {
    var played = try PlayedPhone(opened: .iOS)
    played.phone.setTimeZone(offsetSeconds: 3_600)
    let moment = played.phone.wallClock + .seconds(7_200)
    played.phone.changeTimeZone(toOffsetSeconds: 7_200, at: moment)
    played.phone.wallClock = played.phone.wallClock + .seconds(shift)
    played.pass(.seconds(7_199 - shift))
    #expect(played.phone.wallClock.zoneOffsetSeconds == 3_600)
    #expect("\(played.phone.wallClock.timeOfDay)" == "10:59:59")
    played.pass(.seconds(1))
    #expect("\(played.phone.wallClock.timeOfDay)" == "12:00:00")
    #expect(played.phone.wallClock.millisecondsSince1970 == moment.millisecondsSince1970)
    #expect(
      played.told == [.clockChanged(.zone), .clockChanged(.set), .clockChanged(.summerTime)])
  }
}
