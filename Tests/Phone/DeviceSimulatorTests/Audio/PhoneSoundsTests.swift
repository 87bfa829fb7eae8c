import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneSoundsTests {
  private func playing(_ profile: Profile) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile)
    played.ask(.loadAudio(AudioFile(id: "a", title: "A", length: .seconds(600))))
    played.ask(.playAudio)
    played.forget()
    return played
  }

  @Test func `what is heard already, or not at all, is an error that says so`() throws {
    var played = try playing(.iOS)
    let early = #expect(throws: PhoneError.self) { try played.phone.endSound(.alarm) }
    #expect("\(try #require(early))" == "this needs an alarm, and there is nothing of the kind")
    try played.act { try $0.beginSound(.alarm) }
    let twice = #expect(throws: PhoneError.self) { try played.phone.beginSound(.alarm) }
    #expect("\(try #require(twice))" == "an alarm is heard already")
    #expect(throws: PhoneError.self) { try played.phone.setHeadphones(false) }
    try played.act { try $0.setHeadphones(true) }
    #expect(throws: PhoneError.self) { try played.phone.setHeadphones(true) }
  }

  @Test func `an alarm after the assistant ends nothing before both are over`() throws {
    var played = try playing(.android)
    try played.act { try $0.beginSound(.assistant) }
    try played.act { try $0.beginSound(.alarm) }
    played.forget()
    try played.act { try $0.endSound(.assistant) }
    #expect(played.told == [.becameActive])
    try played.act { try $0.endSound(.alarm) }
    #expect(played.told == [.becameActive, .audioInterruptionEnded(shouldResume: true)])
  }

  @Test
  func `an app that comes to the front beneath the assistant is not active before it is gone`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.pressHome() }
    try played.act { try $0.beginSound(.assistant) }
    try played.act { try $0.openApp() }
    #expect(played.phone.appState == .inactive)
    try played.act { try $0.endSound(.assistant) }
    #expect(played.phone.appState == .active)
  }

  @Test func `the end of the phone is the end of every sound, and headphones stay`() throws {
    var played = try playing(.iOS)
    try played.act { try $0.setHeadphones(true) }
    try played.act { try $0.beginSound(.music) }
    played.act { $0.reboot() }
    #expect(!played.phone.plays(.music))
    #expect(throws: PhoneError.self) { try played.phone.setHeadphones(true) }
  }
}
