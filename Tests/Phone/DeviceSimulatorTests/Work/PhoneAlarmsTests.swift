import DeviceInterface
import DeviceSimulator
import Testing

/// Alarms of an app on Android, and processes that nobody has opened.
struct PhoneAlarmsTests {
  private func rang(_ played: PlayedPhone) -> [String] {
    played.told.compactMap { if case .alarmRang(let name) = $0 { name } else { nil } }
  }

  private func opened() throws -> PlayedPhone {
    try PlayedPhone(opened: .android, permission: .always)
  }

  @Test func `an alarm rings once, to the second, and starts an app that has ended, A-74`() throws {
    var played = try opened()
    played.ask(.setAlarm(Alarm(name: "a", delay: .seconds(60))))
    try played.act { try $0.killBySystem() }
    played.pass(.seconds(59))
    #expect(rang(played).isEmpty)
    played.pass(.seconds(1))
    #expect(rang(played) == ["a"])
    #expect(played.told.contains(.launched(.alarm)))
    played.pass(.seconds(600))
    #expect(rang(played) == ["a"])
  }

  @Test(arguments: [(13, 36, true), (14, 32, true), (14, 33, false), (16, 36, false)])
  func `who may set exact alarms follows from the version and the target, A-74`(
    _ version: Int, _ target: Int, _ isAllowed: Bool
  ) throws {
    var manifest = AppManifest(name: "Pets")
    manifest.targetSDK = target
    var profile = Profile.android
    profile.version = version
    var played = try PlayedPhone(opened: profile, manifest: manifest)
    #expect(played.phone.facts.maySetExactAlarms == isAllowed)
    played.ask(.setAlarm(Alarm(name: "a", delay: .seconds(60), isExact: true)))
    #expect((played.phone.alarm(named: "a") != nil) == isAllowed)
  }

  @Test func `an app made for alarms is not asked about, and cannot be forbidden any, A-74`() throws
  {
    var manifest = AppManifest(name: "Clock")
    manifest.isAlarmClock = true
    var played = try PlayedPhone(opened: .android, manifest: manifest)
    #expect(played.phone.facts.maySetExactAlarms)
    #expect(throws: PhoneError.self) { try played.phone.setExactAlarmsAllowed(false) }
  }

  @Test func `an app that is exempt from battery optimisation needs no permission, A-82`() throws {
    var played = try opened()
    try played.act { try $0.setBatteryUse(.unrestricted) }
    #expect(played.phone.facts.maySetExactAlarms)
    played.ask(.setAlarm(Alarm(name: "a", delay: .seconds(60), isExact: true)))
    #expect(played.phone.alarm(named: "a") != nil)
  }

  @Test func `what the user has allowed is not allowed again, nor forbidden twice, A-74`() throws {
    var played = try opened()
    for isAllowed in [true, false, true] {
      try played.act { try $0.setExactAlarmsAllowed(isAllowed) }
      #expect(throws: PhoneError.self) { try played.phone.setExactAlarmsAllowed(isAllowed) }
    }
  }

  @Test func `in deep Doze those that are made for it ring nine minutes apart, A-72`() throws {
    var played = try opened()
    for (name, delay) in [("a", 600), ("b", 660), ("c", 700)] {
      played.ask(.setAlarm(Alarm(name: name, delay: .seconds(delay), ringsInDoze: true)))
    }
    try played.act { try $0.lock() }
    try played.act { try $0.fallIntoDoze() }
    played.pass(.seconds(600))
    #expect(rang(played) == ["a"])
    played.pass(.seconds(540))
    #expect(rang(played) == ["a", "b"])
    played.pass(.seconds(540))
    #expect(rang(played) == ["a", "b", "c"])
  }

  @Test func `iOS has no alarms for apps`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.setAlarm(Alarm(name: "a", delay: .seconds(60))))
    played.pass(.seconds(120))
    #expect(rang(played).isEmpty && played.phone.alarm(named: "a") == nil)
  }

  @Test func `iOS prewarms an app without a process, and no other, I-104`() throws {
    var played = try PlayedPhone(.iOS)
    try played.act { try $0.prewarm() }
    #expect(played.told.first == .launched(.prewarming))
    #expect(throws: PhoneError.self) { try played.phone.prewarm() }
    var android = try PlayedPhone(.android)
    #expect(throws: PhoneError.self) { try android.phone.prewarm() }
    var profile = Profile.iOS
    try profile.setVersion(14)
    var older = try PlayedPhone(profile)
    #expect(throws: PhoneError.self) { try older.phone.prewarm() }
  }

  @Test func `another language ends every app on iOS, and is told on Android, A-74`() throws {
    var iPhone = try PlayedPhone(opened: .iOS)
    try iPhone.act { try $0.setLanguage("pl") }
    #expect(iPhone.phone.appState == .notRunning && iPhone.told.isEmpty)
    var played = try opened()
    try played.act { try $0.setLanguage("pl") }
    #expect(played.told == [.languageChanged("pl")])
    #expect(played.phone.facts.language == "pl")
    #expect(throws: PhoneError.alreadySo("the phone's language is pl")) {
      try played.phone.setLanguage("PL")
    }
  }
}
