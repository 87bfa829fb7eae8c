import DeviceInterface
import DeviceSimulator
import Testing

/// Doze of a phone with an app on it, and what a charger does to its savers.
struct PhoneDozeTests {
  private func resting() throws -> PlayedPhone {
    var played = try PlayedPhone(opened: .android, permission: .always)
    try played.act { try $0.lock() }
    played.pass(.seconds(60))
    try played.act { try $0.fallIntoDoze() }
    played.forget()
    return played
  }

  @Test func `iOS has no Doze`() throws {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.lock() }
    #expect(throws: PhoneError.self) { try played.phone.fallIntoDoze() }
    played.pass(.seconds(7_200))
    #expect(played.phone.dozeDepth == nil)
  }

  @Test func `the charger, a call, an unlock, a use and a way each end it`() throws {
    let ends: [(inout Phone) throws -> Void] = [
      { try $0.takeUp() }, { try $0.beginSound(.assistant) },
      { $0.setCharging(true) }, { try $0.receiveCall() }, { try $0.unlock() },
      { $0.move(along: [Walks.place(east: 0, north: 900)], millimetersPerSecond: 1_400) },
      { $0.setPosition(Walks.place(east: 0, north: 900)) }, { try $0.beginSound(.alarm) },
    ]
    for end in ends {
      var played = try resting()
      #expect(played.phone.dozeDepth == .deep)
      try played.act(end)
      #expect(played.phone.dozeDepth == nil)
    }
  }

  @Test func `an app that runs in Doze has no network, unless it has a service`() throws {
    for hasService in [false, true] {
      var played = try PlayedPhone(opened: .android, permission: .always)
      played.phone.profile.constants.suspensionDelay = .seconds(7_200)
      if hasService { played.ask(.startForegroundService) }
      try played.act { try $0.lock() }
      played.forget()
      try played.act { try $0.fallIntoDoze(.light) }
      #expect(played.told.contains(.connectivityChanged(isOnline: false)) != hasService)
      #expect(played.phone.facts.isOnline == hasService)
      played.forget()
      try played.act { try $0.unlock() }
      #expect(played.phone.facts.isOnline)
    }
  }

  @Test func `an urgent push brings the network along for a moment`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.ask(.registerForPushes)
    try played.act { try $0.lock() }
    played.pass(.seconds(60))
    try played.act { try $0.fallIntoDoze() }
    played.forget()
    try played.act { try $0.receivePush(Push("shift")) }
    #expect(played.told == [.resumed, .pushReceived(data: "shift")])
    #expect(played.phone.facts.isOnline)
    played.pass(.seconds(60))
    #expect(!played.phone.facts.isOnline)
  }

  @Test func `Battery Saver rests while the phone charges, and the app is told, A-73`() throws {
    var played = try PlayedPhone(opened: .android)
    played.act { $0.setSavingPower(true) }
    played.forget()
    played.act { $0.setCharging(true) }
    #expect(played.told.contains(.powerSavingChanged(isOn: false)))
    #expect(!played.phone.facts.isSavingPower && played.phone.isPowerSaverOn)
    played.act { $0.setCharging(false) }
    #expect(played.told.contains(.powerSavingChanged(isOn: true)))
  }

  @Test(arguments: [("80%", 80), ("90%", 90), ("never", nil)] as [(String, Int?)])
  func `Low Power Mode goes off at its charge, I-102`(_ value: String, _ end: Int?) throws {
    var played = try PlayedPhone(opened: .iOS)
    try played.phone.profile.set("end of Low Power Mode", to: value)
    try played.act { try $0.setBattery(percentage: 75) }
    played.act { $0.setSavingPower(true) }
    played.act { $0.setCharging(true) }
    played.pass(.seconds(288))
    #expect(played.phone.battery.percentage == 79)
    #expect(played.phone.facts.isSavingPower)
    var endedAt: Int?
    for _ in 0..<30 where played.phone.facts.isSavingPower {
      played.pass(.seconds(72))
      if !played.phone.facts.isSavingPower { endedAt = played.phone.battery.percentage }
    }
    #expect(endedAt == end)
  }
}
