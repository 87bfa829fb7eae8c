import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneBatteryTests {
  /// A phone whose battery falls by a percent an hour at rest, and by ten more for anything it does.
  private func draining(
    _ profile: Profile = .iOS, permission: PresetPermission = .whileInUse
  ) throws -> PlayedPhone {
    var profile = profile
    var model = BatteryModel.typical
    model.idlePerHour = 1_000_000
    model.screenPerHour = 0
    model.receiverPerHour = 10_000_000
    model.audioPerHour = 10_000_000
    model.searchPerHour = 10_000_000
    model.perFix = 0
    model.perUpload = 500_000
    profile.constants.battery = model
    var played = try PlayedPhone(opened: profile, permission: permission)
    played.act { $0.setBatteryDraining(true) }
    return played
  }

  @Test func `a fresh phone stays full and hears nothing of its battery`() throws {
    var played = try PlayedPhone(opened: .iOS)
    #expect(played.phone.awaitsOnlyMidnight)
    played.pass(.seconds(50_000))
    #expect(played.told == [])
    #expect(played.phone.facts.battery == Battery())
    #expect(played.phone.energyUse.total > 0, "what is used is counted all the same")
  }

  @Test func `each percent is told to the running app, at its instant`() throws {
    var played = try draining()
    #expect(played.phone.nextDeadline == .start + .seconds(3_600))
    played.pass(.seconds(3_599))
    #expect(played.phone.facts.battery.percentage == 100)
    played.pass(.seconds(1))
    #expect(played.told == [.batteryChanged(Battery(percentage: 99))])
    #expect(played.phone.facts.battery.percentage == 99)
    played.pass(.seconds(3 * 3_600))
    #expect(played.phone.facts.battery.percentage == 96)
    #expect(played.told.count == 4)
  }

  @Test func `a change of what takes power bends the line where it happens`() throws {
    var played = try draining()
    played.ask(.loadAudio(AudioFile(id: "a", title: "A", length: .seconds(1_800))))
    played.ask(.playAudio)
    played.pass(.seconds(1_800))
    // Half an hour at 11 percent an hour.
    #expect(played.phone.facts.battery.percentage == 95)
    played.pass(.seconds(1_799))
    #expect(played.phone.facts.battery.percentage == 95)
    played.pass(.seconds(1))
    #expect(played.phone.facts.battery.percentage == 94)
    let use = played.phone.energyUse
    #expect(use.idle == 1_000_000 && use.audio == 5_000_000 && use.total == 6_000_000)
  }

  @Test func `the receiver takes power while it is on, and uploads as often as they leave`() throws
  {
    var played = try draining()
    let before = played.phone.energyUse
    played.ask(
      .startUpdates(UpdateRequest(distanceFilter: .meters(10), pausesAutomatically: false)))
    played.pass(.seconds(3_600))
    played.ask(.stopUpdates)
    played.ask(.send(ServerRequest(id: 1, .post, "/points")))
    played.pass(.seconds(3_600))
    let use = played.phone.energyUse - before
    #expect(use.positioning == 10_000_000)
    #expect(use.uploads == 500_000)
    #expect(use.tracking == 10_500_000)
    #expect(use.total == 12_500_000)
    #expect(played.phone.facts.battery.percentage == 88)
  }

  @Test(arguments: [
    (UpdateRequest(interval: .seconds(100)), 1_000_000),
    (UpdateRequest(interval: .seconds(5)), 10_000_000),
    (UpdateRequest(desiredAccuracyMeters: 500), 0),
  ])
  func `rare fixes and coarse ones spare the receiver`(
    _ request: UpdateRequest, _ expected: Int
  ) throws {
    var played = try draining(.android)
    played.ask(.startUpdates(request))
    played.pass(.seconds(3_600))
    #expect(played.phone.energyUse.positioning == expected)
  }

  @Test func `tracking at one fix a second stays within what the sources measured`() throws {
    var played = try PlayedPhone(opened: .iOS, permission: .whileInUse)
    played.ask(
      .startUpdates(UpdateRequest(allowsBackground: true, pausesAutomatically: false)))
    try played.act { try $0.lock() }
    let before = played.phone.energyUse
    for id in 0..<12 {
      played.ask(.send(ServerRequest(id: id, .post, "/points")))
      played.pass(.seconds(300))
    }
    let use = played.phone.energyUse - before
    #expect((1_000_000...3_000_000).contains(use.tracking))
    #expect(use.screen == 0, "the screen is off while the phone is locked")
  }

  @Test func `one fix takes the receiver's time and the waking`() throws {
    var played = try draining()
    played.phone.profile.constants.battery.perFix = 200_000
    played.phone.setTimeToFirstFix(.seconds(36))
    played.ask(.requestFix(FixRequest(timeout: .seconds(60))))
    played.pass(.seconds(3_600))
    // 36 seconds at 10 percent an hour, and once 0.2 percent.
    #expect(played.phone.energyUse.positioning == 300_000)
    try played.act { try $0.preset(.denied) }
    played.ask(.requestFix(FixRequest(timeout: .seconds(60))))
    #expect(played.phone.energyUse.positioning == 300_000)
  }

  @Test func `the model can be changed while the battery drains`() throws {
    var played = try draining()
    played.pass(.seconds(1_800))
    played.phone.profile.constants.battery.idlePerHour = 10_000_000
    played.settle()
    played.pass(.seconds(180))
    #expect(played.told == [.batteryChanged(Battery(percentage: 99))])
    #expect(played.phone.now == .start + .seconds(1_980))
  }

  @Test func `looking for a network takes power, airplane mode does not`() throws {
    var played = try draining()
    played.act { $0.setOnline(false) }
    played.pass(.seconds(360))
    #expect(played.phone.energyUse.search == 1_000_000)
    played.act { $0.setAirplaneMode(true) }
    played.pass(.seconds(3_600))
    #expect(played.phone.energyUse.search == 1_000_000)
  }

  @Test func `a charger is told and fills the battery up to its brim`() throws {
    var played = try draining()
    try played.act { try $0.setBattery(percentage: 98) }
    #expect(played.told == [.batteryChanged(Battery(percentage: 98))])
    played.forget()
    played.act { $0.setCharging(true) }
    #expect(played.told == [.batteryChanged(Battery(percentage: 98, isCharging: true))])
    played.forget()
    // 50 percent an hour come in and one goes out.
    played.pass(.seconds(100))
    #expect(played.told == [.batteryChanged(Battery(percentage: 99, isCharging: true))])
    played.pass(.seconds(100_000))
    #expect(played.phone.facts.battery == Battery(percentage: 100, isCharging: true))
    #expect(played.phone.awaitsOnlyMidnight)
    played.act { $0.setCharging(false) }
    #expect(played.told.last == .batteryChanged(Battery()))
  }

  @Test func `a suspended app is told once, when it runs again`() throws {
    var played = try draining()
    try played.act { try $0.pressHome() }
    played.pass(.seconds(60))
    #expect(played.phone.appState == .suspended)
    played.forget()
    played.pass(.seconds(5 * 3_600))
    #expect(played.told == [])
    try played.act { try $0.openApp() }
    #expect(played.told == [.resumed, .batteryChanged(Battery(percentage: 95)), .becameActive])
  }

  @Test func `an empty battery ends everything until it is charged and the phone started`() throws {
    var played = try draining(.android, permission: .always)
    played.ask(.startForegroundService)
    try played.act { try $0.setBattery(percentage: 1) }
    played.forget()
    played.pass(.seconds(3_600))
    #expect(played.events.contains(.processEnded(.phoneOff)))
    #expect(!played.phone.isOn)
    #expect(played.phone.facts.battery.percentage == 0)
    #expect(throws: PhoneError.batteryEmpty) { try played.phone.powerOn() }
    #expect(throws: PhoneError.phoneIsOff) { try played.phone.openApp() }
    #expect(throws: PhoneError.phoneIsOff) { try played.phone.unlock() }
    played.forget()
    played.act { $0.setCharging(true) }
    played.pass(.seconds(3_600))
    #expect(played.phone.facts.battery.percentage == 50)
    #expect(played.events == [])
    try played.act { try $0.powerOn() }
    #expect(played.phone.front == .lockScreen)
    #expect(played.phone.facts.bootCount == 2)
    #expect(played.phone.facts.uptime == .zero)
    try played.act { try $0.unlock() }
    #expect(played.told.first == .launched(.boot))
  }

  @Test func `the way goes on while the phone is off`() throws {
    var played = try draining(.iOS)
    let start = played.phone.position
    let goal = try #require(Position(latitudeE7: 522_397_000, longitudeE7: 210_122_000))
    played.phone.move(along: [goal], millimetersPerSecond: 10_000)
    try played.act { try $0.powerOff() }
    played.pass(.seconds(60))
    #expect((590...610).contains(start.distance(to: played.phone.position).centimeters / 100))
    #expect(played.phone.energyUse.idle == 0)
  }

  @Test func `the power saver spares rest and screen`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.act { $0.setSavingPower(true) }
    let before = played.phone.energyUse
    played.pass(.seconds(3_600))
    let use = played.phone.energyUse - before
    #expect(use.idle == 350_000 && use.screen == 4_200_000)
  }

  @Test func `a battery holds no more than all of it`() throws {
    var played = try PlayedPhone(opened: .iOS)
    #expect(throws: PhoneError.invalidPercentage(101)) {
      try played.phone.setBattery(percentage: 101)
    }
  }

  @Test func `ten thousand years of use are no overflow`() throws {
    var played = try draining()
    played.act { $0.setBatteryDraining(false) }
    played.pass(.seconds(315_360_000_000))
    #expect(played.phone.energyUse.total > 0)
  }
}
