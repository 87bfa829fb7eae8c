import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneValueTests {
  /// A history that touches every part of the phone.
  private func play(_ played: inout PlayedPhone) throws {
    played.ask(.askForPermission(.whenInUse))
    try played.act { try $0.answerAlert(.allowWhileInUse) }
    played.ask(.schedule(timer: "tick", after: .seconds(3)))
    played.ask(.send(ServerRequest(id: 1, .get, "/listings")))
    played.phone.deliver(.response(ServerResponse(status: 200), after: .seconds(2)), for: 1)
    played.ask(.requestFix(FixRequest(timeout: .seconds(10))))
    played.pass(.seconds(4))
    played.ask(.loadAudio(AudioFile(id: "a", title: "A", length: .seconds(60))))
    played.ask(.playAudio)
    played.ask(.post(AppNotification(id: "n", title: "N", text: "")))
    played.act { $0.setBatteryDraining(true) }
    try played.act { try $0.receiveCall() }
    try played.act { try $0.declineCall() }
    try played.act { try $0.pressHome() }
    played.pass(.seconds(30))
    try played.act { try $0.openApp() }
    try played.act { try $0.powerOff() }
    played.pass(.seconds(30))
    try played.act { try $0.powerOn() }
    try played.act { try $0.unlock() }
  }

  @Test(arguments: [Profile.iOS, .android])
  func `two runs are equal, log and all`(_ profile: Profile) throws {
    var first = try PlayedPhone(opened: profile)
    var second = try PlayedPhone(opened: profile)
    try play(&first)
    try play(&second)
    #expect(first == second)
    #expect(first.phone.drainLog() == second.phone.drainLog())
  }

  @Test(arguments: [Profile.iOS, .android])
  func `a copy goes on exactly as the original does`(_ profile: Profile) throws {
    var original = try PlayedPhone(opened: profile)
    original.ask(.askForPermission(.whenInUse))
    var copy = original
    for phone in [0, 1] {
      if phone == 0 {
        try original.act { try $0.answerAlert(.allowOnce) }
        original.pass(.seconds(100))
      } else {
        try copy.act { try $0.answerAlert(.allowOnce) }
        copy.pass(.seconds(100))
      }
    }
    #expect(original == copy)
  }

  @Test func `draining the log empties it`() throws {
    var played = try PlayedPhone(opened: .iOS)
    #expect(!played.phone.drainLog().isEmpty)
    #expect(played.phone.drainLog().isEmpty)
  }

  @Test func `draining the log into a list replaces what is in it`() throws {
    var played = try PlayedPhone(opened: .iOS)
    var copy = played.phone
    var entries = copy.drainLog()
    played.ask(.schedule(timer: "tick", after: .seconds(3)))
    copy = played.phone
    #expect(played.phone.hasLogEntries)
    played.phone.drainLog(into: &entries)
    #expect(entries == copy.drainLog())
    #expect(!played.phone.hasLogEntries)
  }

  @Test func `time never goes back and stops at the next deadline`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.schedule(timer: "tick", after: .seconds(3)))
    played.phone.advance(to: .start + .seconds(10))
    #expect(played.phone.now == .start + .seconds(3))
    played.settle()
    played.phone.advance(to: .start)
    #expect(played.phone.now == .start + .seconds(3))
    #expect(played.told == [.timerFired("tick")])
  }
}
