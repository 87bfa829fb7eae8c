import DeviceInterface
import DeviceSimulator
import Testing

/// What becomes of a push of the app's server.
struct PhonePushesTests {
  private func registered(_ profile: Profile) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile, permission: .always)
    played.ask(.registerForPushes)
    return played
  }

  @Test(arguments: [Profile.iOS, .android])
  func `a push starts an app that has ended, I-103, A-43`(_ profile: Profile) throws {
    var played = try registered(profile)
    try played.act { try $0.pressHome() }
    try played.act { try $0.killBySystem() }
    played.forget()
    try played.act { try $0.receivePush("shift") }
    #expect(played.told.contains(.launched(.message)))
    #expect(played.told.last == .pushReceived(data: "shift"))
  }

  @Test func `iOS starts no app for it that the user has closed, I-103`() throws {
    var played = try registered(.iOS)
    try played.act { try $0.closeAppInSwitcher() }
    played.forget()
    try played.act { try $0.receivePush("shift") }
    #expect(played.told.isEmpty)
  }

  @Test func `an app that is not registered has none, nor is one delivered without a network`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS, permission: .always)
    #expect(throws: PhoneError.self) { try played.act { try $0.receivePush("shift") } }
    played.ask(.registerForPushes)
    played.act { $0.setOnline(false) }
    #expect(throws: PhoneError.self) { try played.act { try $0.receivePush("shift") } }
  }
}
