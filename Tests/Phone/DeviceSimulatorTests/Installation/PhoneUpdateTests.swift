import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneUpdateTests {
  @Test func `an update ends the process and keeps what is stored, permission and regions, I-105`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.ask(.store(key: "route", value: "7"))
    played.ask(.monitor(Region(id: "r", center: played.phone.position, radius: .meters(200))))
    played.ask(.deferWork(DeferredWork(name: "w")))
    played.forget()
    try played.act { try $0.update(to: "2.0") }
    #expect(played.events == [.processEnded(.updated)])
    #expect(played.told == [])
    #expect(played.phone.front == .homeScreen)
    #expect(played.phone.storage == ["route": "7"])
    #expect(played.phone.permission.status == .always)
    #expect(played.phone.monitoredRegions.map(\.id) == ["r"])
    #expect(played.phone.stateOfWork("w") == nil)
    #expect(played.phone.facts.appVersion == "2.0")
    #expect(played.phone.facts.previousExit == nil)
  }

  @Test func `Android starts the new version, keeps its work and loses its geofences, A-79`() throws
  {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.ask(.monitor(Region(id: "r", center: played.phone.position, radius: .meters(200))))
    played.ask(.deferWork(DeferredWork(name: "w", needsCharging: true)))
    played.ask(.startForegroundService)
    played.forget()
    try played.act { try $0.update(to: "1.1") }
    #expect(
      played.events.prefix(2) == [.processEnded(.updated), .processStarted(.update)])
    #expect(played.told == [.launched(.update)])
    #expect(played.phone.monitoredRegions == [])
    #expect(played.phone.stateOfWork("w") == .waiting)
    #expect(!played.phone.indicators.serviceNotification)
    #expect(played.phone.facts.previousExit == .updated)
  }

  @Test func `geofences are kept where the setting says so, A-79`() throws {
    var profile = Profile.android
    try profile.set("geofences over an update", to: "kept")
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.ask(.monitor(Region(id: "r", center: played.phone.position, radius: .meters(200))))
    try played.act { try $0.update(to: "1.1") }
    #expect(played.phone.monitoredRegions.map(\.id) == ["r"])
  }

  @Test(arguments: ["1.0", "1", "0.9", "two"])
  func `what is no later version is refused, and nothing happens`(_ version: String) throws {
    var played = try PlayedPhone(opened: .android)
    let before = played
    let error = #expect(throws: PhoneError.self) { try played.phone.update(to: version) }
    let message = "\(try #require(error))"
    #expect(message.contains(version == "two" ? "such as \"2.0\"" : "write a later version"))
    #expect(played == before)
  }

  @Test func `without an app, or on a phone that is off, there is no update`() throws {
    var bare = Phone(profile: .iOS, seed: 1)
    #expect(throws: PhoneError.appNotInstalled) { try bare.update(to: "2.0") }
    #expect(bare.nextVersion == nil)
    var played = try PlayedPhone(opened: .android)
    try played.act { try $0.powerOff() }
    #expect(throws: PhoneError.phoneIsOff) { try played.phone.update(to: "2.0") }
  }

  @Test(arguments: [Profile.iOS, .android])
  func `behind the lock screen the app is gone too`(_ profile: Profile) throws {
    var played = try PlayedPhone(opened: profile, permission: .always)
    try played.act { try $0.lock() }
    try played.act { try $0.update(to: "2.0") }
    try played.act { try $0.unlock() }
    #expect(played.phone.front == .homeScreen)
  }

  @Test func `the next version raises the first number`() throws {
    var played = try PlayedPhone(opened: .iOS)
    for version in ["2.0", "3.0"] {
      #expect(played.phone.nextVersion == version)
      try played.act { try $0.update(to: version) }
    }
    try played.act { try $0.reinstall() }
    #expect(played.phone.nextVersion == "4.0", "the same version is installed anew")
  }

  @Test func `an exempt app is not paused, and the exemption goes with the app, A-82`() throws {
    var played = try PlayedPhone(opened: .android)
    #expect(played.phone.facts.isPausedIfUnused)
    try played.act { try $0.setPausedIfUnused(false) }
    try played.act { try $0.pressHome() }
    #expect(throws: PhoneError.self) { try played.phone.resetAsUnused() }
    #expect(throws: PhoneError.self) { try played.phone.setPausedIfUnused(false) }
    try played.act { try $0.reinstall() }
    #expect(played.phone.facts.isPausedIfUnused)
    var other = try PlayedPhone(opened: .iOS)
    #expect(!other.phone.facts.isPausedIfUnused)
    #expect(throws: PhoneError.self) { try other.phone.setPausedIfUnused(false) }
  }
}
