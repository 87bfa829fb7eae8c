import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneCoarseEventsTests {
  private func north(_ meters: Int, of phone: Phone) -> Position {
    phone.position.position(at: .meters(meters), bearing: 0)
  }

  private func fixCount(_ told: [Signal]) -> Int {
    told.count {
      if case .fix = $0 { true } else { false }
    }
  }

  @Test func `significant changes need 500 m and five minutes, I-88`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.ask(.startSignificantChanges)
    #expect(fixCount(played.told) == 1, "the first comes at once")
    played.ask(.startSignificantChanges)
    #expect(fixCount(played.told) == 1, "a second start brings none")
    played.act { $0.setPosition(north(600, of: $0)) }
    played.pass(.seconds(299))
    #expect(fixCount(played.told) == 1)
    played.pass(.seconds(1))
    #expect(fixCount(played.told) == 2)
    played.act { $0.setPosition(north(400, of: $0)) }
    played.pass(.seconds(600))
    #expect(fixCount(played.told) == 2)
  }

  @Test func `a relaunched app gets the change when it starts the service again, I-69`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.ask(.startSignificantChanges)
    try played.act { try $0.killBySystem() }
    played.forget()
    played.act { $0.setPosition(north(900, of: $0)) }
    played.pass(.seconds(300))
    #expect(played.events.first == .processStarted(.location))
    #expect(fixCount(played.told) == 0)
    played.ask(.startSignificantChanges)
    #expect(fixCount(played.told) == 1)
  }

  @Test(arguments: [("dts", false), ("documented", true)])
  func `after a force-quit significant changes start the app by policy only, I-71`(
    _ policy: String, _ starts: Bool
  ) throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    try played.phone.profile.set("force-quit policy", to: policy)
    played.ask(.startSignificantChanges)
    try played.act { try $0.closeAppInSwitcher() }
    played.forget()
    played.act { $0.setPosition(north(900, of: $0)) }
    played.pass(.seconds(300))
    #expect(played.events.isEmpty != starts)
  }

  @Test func `a stay is reported on arrival and on departure, I-45`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.ask(.startVisits)
    played.pass(.seconds(300))
    guard case .visited(let arrival) = try #require(played.told.last) else {
      Issue.record("no visit")
      return
    }
    #expect(arrival.departure == nil)
    #expect(arrival.arrival == .scenarioStart)
    played.act { $0.setPosition(north(900, of: $0)) }
    guard case .visited(let departure) = try #require(played.told.last) else {
      Issue.record("no visit")
      return
    }
    #expect(departure.departure == .scenarioStart + .seconds(300))
  }

  @Test func `the reminder of use can take Always away, I-24`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    try played.act { try $0.remindOfUsage() }
    #expect(
      played.phone.alert?.buttons.map(\.label) == ["Change to Only While Using", "Always Allow"])
    try played.act { try $0.answerAlert("Change to Only While Using") }
    #expect(played.told.contains(.authorizationChanged(Permission(.whenInUse))))
  }

  @Test func `a new process gets a first change when it starts the service, I-88`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    played.ask(.startSignificantChanges)
    try played.act { try $0.killBySystem() }
    try played.act { try $0.openApp() }
    played.forget()
    played.ask(.startSignificantChanges)
    #expect(fixCount(played.told) == 1)
  }

  @Test func `a change before the first unlock is looked at after it by the older reading, I-73`()
    throws
  {
    var profile = Profile.iOS
    try profile.set("starts before the first unlock", to: "never")
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.ask(.startSignificantChanges)
    played.act { $0.reboot() }
    played.pass(.seconds(600))
    played.forget()
    played.act { $0.setPosition(north(900, of: $0)) }
    played.pass(.seconds(600))
    #expect(played.events.isEmpty)
    try played.act { try $0.unlock() }
    #expect(played.events.first == .processStarted(.location))
  }

  @Test func `an event that would start nothing is no reason to ask for Always, I-71`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .provisionalAlways)
    played.ask(.startSignificantChanges)
    try played.act { try $0.closeAppInSwitcher() }
    played.pass(.seconds(600))
    played.act { $0.setPosition(north(900, of: $0)) }
    #expect(played.phone.alert == nil)
  }
}
