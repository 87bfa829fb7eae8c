import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneStandbyTests {
  @Test
  func `stop in the list of active apps ends the app, and nothing restarts its service, A-78`()
    throws
  {
    var played = try PlayedPhone(opened: .android, permission: .always)
    played.ask(.startForegroundService)
    played.forget()
    try played.act { try $0.stopAmongActiveApps() }
    #expect(played.events == [.processEnded(.stoppedByUser)])
    #expect(played.phone.front == .homeScreen)
    #expect(played.phone.facts.previousExit == .closedByUser)
    played.pass(.seconds(3_600))
    #expect(played.phone.appState == .notRunning)
  }

  @Test func `there is no stop without a service, before Android 13, on a locked phone and on iOS`()
    throws
  {
    var played = try PlayedPhone(opened: .android, permission: .always)
    #expect(throws: PhoneError.self) { try played.phone.stopAmongActiveApps() }
    played.ask(.startForegroundService)
    try played.act { try $0.lock() }
    #expect(throws: PhoneError.self) { try played.phone.stopAmongActiveApps() }
    var profile = Profile.android
    try profile.setVersion(12)
    var older = try PlayedPhone(opened: profile, permission: .always)
    older.ask(.startForegroundService)
    let error = #expect(throws: PhoneError.self) { try older.phone.stopAmongActiveApps() }
    #expect("\(try #require(error))".contains("the user force-stops the app"))
    var other = try PlayedPhone(opened: .iOS)
    #expect(throws: PhoneError.self) { try other.phone.stopAmongActiveApps() }
  }

  @Test func `an app that is used is active, and falls into no bucket, A-76`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    #expect(throws: PhoneError.self) { try played.phone.fall(into: .rare) }
    try played.act { try $0.pressHome() }
    try played.act { try $0.fall(into: .rare) }
    #expect(played.phone.facts.standbyBucket == .rare)
    #expect(throws: PhoneError.self) { try played.phone.fall(into: .rare) }
    try played.act { try $0.openApp() }
    #expect(played.phone.facts.standbyBucket == .active)
  }

  @Test func `an unrestricted app is in no bucket, A-82`() throws {
    var played = try PlayedPhone(opened: .android, permission: .always)
    try played.act { try $0.pressHome() }
    try played.act { try $0.fall(into: .rare) }
    try played.act { try $0.setBatteryUse(.unrestricted) }
    #expect(played.phone.facts.standbyBucket == .active)
    #expect(throws: PhoneError.self) { try played.phone.fall(into: .frequent) }
    try played.act { try $0.setBatteryUse(.optimized) }
    #expect(played.phone.facts.standbyBucket == .rare)
  }

  @Test(arguments: [(11, StandbyBucket.rare), (12, .restricted)])
  func `months without use end in the rarest bucket, once, A-59, A-76`(
    version: Int, bucket: StandbyBucket
  ) throws {
    var profile = Profile.android
    try profile.setVersion(version)
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.ask(.startForegroundService)
    try played.act { try $0.pressHome() }
    #expect(throws: PhoneError.self) { try played.phone.resetAsUnused() }
    played.ask(.stopForegroundService)
    try played.act { try $0.resetAsUnused() }
    #expect(played.phone.facts.standbyBucket == bucket)
    #expect(throws: PhoneError.alreadySo("the app has not been used for months")) {
      try played.phone.resetAsUnused()
    }
    try played.act { try $0.openApp() }
    try played.act { try $0.pressHome() }
    try played.act { try $0.resetAsUnused() }
  }

  @Test func `a restricted app has its service for a while, and loses the process with it, A-77`()
    throws
  {
    var played = try PlayedPhone(opened: .android, permission: .always)
    try played.act { try $0.setBatteryUse(.restricted) }
    #expect(throws: PhoneError.self) { try played.phone.setBatteryUse(.restricted) }
    played.ask(.startForegroundService)
    try played.act { try $0.pressHome() }
    played.forget()
    played.pass(.milliseconds(59_999))
    #expect(played.phone.indicators.serviceNotification)
    played.pass(.milliseconds(1))
    #expect(played.events == [.processEnded(.restricted)])
    #expect(played.phone.facts.previousExit == .killedBySystem)
    played.pass(.seconds(3_600))
    #expect(played.phone.appState == .notRunning)
  }

  @Test func `an unrestricted app keeps its network in Doze, A-82`() throws {
    for (use, isOnline) in [(BatteryUse.unrestricted, true), (.restricted, false)] {
      var played = try PlayedPhone(opened: .android, permission: .always)
      try played.act { try $0.setBatteryUse(use) }
      try played.act { try $0.lock() }
      try played.act { try $0.fallIntoDoze() }
      #expect(played.phone.facts.isOnline == isOnline)
    }
  }

  @Test func `iOS has neither battery use nor buckets`() throws {
    var played = try PlayedPhone(opened: .iOS)
    #expect(throws: PhoneError.self) { try played.phone.setBatteryUse(.restricted) }
    #expect(throws: PhoneError.self) { try played.phone.fall(into: .rare) }
    #expect(played.phone.facts.batteryUse == .optimized)
    #expect(played.phone.facts.standbyBucket == .active)
  }
}
