import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneCallTests {
  private let jingle = AudioFile(id: "a-1", title: "Jingle", length: .seconds(95))

  private func playingPhone(_ profile: Profile = .iOS) throws -> PlayedPhone {
    var played = try PlayedPhone(opened: profile)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    played.pass(.seconds(10))
    return played
  }

  @Test(arguments: [Profile.iOS, .android])
  func `a call covers the app and halts its sound until it is declined`(_ profile: Profile) throws {
    var played = try playingPhone(profile)
    try played.act { try $0.receiveCall() }
    #expect(played.told == [.willResignActive, .audioInterrupted])
    #expect(played.phone.appState == .inactive)
    played.pass(.seconds(20))
    #expect(played.phone.facts.audioPosition == .seconds(10))
    played.forget()
    try played.act { try $0.declineCall() }
    #expect(played.told == [.becameActive, .audioInterruptionEnded(shouldResume: true)])
    #expect(played.phone.audio?.isPlaying == false, "the app decides whether it goes on")
    played.ask(.playAudio)
    played.pass(.seconds(85))
    #expect(played.told.last == .audioFinished)
  }

  @Test func `an accepted call takes the front, and what was there comes back`() throws {
    var played = try playingPhone()
    try played.act { try $0.receiveCall() }
    try played.act { try $0.acceptCall() }
    #expect(played.phone.front == .phoneCall)
    #expect(played.phone.appState == .background)
    played.pass(.seconds(60))
    #expect(played.phone.appState == .suspended)
    played.forget()
    try played.act { try $0.hangUp() }
    #expect(played.told == [.resumed, .becameActive, .audioInterruptionEnded(shouldResume: true)])
    #expect(played.phone.front == .app)
  }

  @Test func `an app that declares sound runs through the call and hears of its end`() throws {
    var manifest = AppManifest(name: "Campaigns")
    manifest.backgroundModes = .audio
    var played = try PlayedPhone(opened: .iOS, manifest: manifest)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    try played.act { try $0.pressHome() }
    try played.act { try $0.receiveCall() }
    try played.act { try $0.acceptCall() }
    played.pass(.seconds(300))
    #expect(played.phone.appState == .background)
    played.forget()
    try played.act { try $0.hangUp() }
    #expect(played.told == [.audioInterruptionEnded(shouldResume: true)])
    #expect(played.phone.front == .homeScreen)
  }

  @Test func `a silent app hears nothing of the loudspeaker`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.loadAudio(jingle))
    try played.act { try $0.receiveCall() }
    try played.act { try $0.declineCall() }
    #expect(played.told == [.willResignActive, .becameActive])
  }

  @Test func `no sound begins during a call, and who asks for it hears of an interruption`() throws
  {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.loadAudio(jingle))
    try played.act { try $0.receiveCall() }
    played.ask(.playAudio)
    #expect(played.phone.audio?.isPlaying == false)
    try played.act { try $0.declineCall() }
    #expect(
      played.told == [
        .willResignActive, .audioInterrupted, .becameActive,
        .audioInterruptionEnded(shouldResume: true),
      ])
  }

  @Test func `a question that a call covers is still there after it`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.askForPermission(.whenInUse))
    try played.act { try $0.receiveCall() }
    try played.act { try $0.declineCall() }
    #expect(played.phone.appState == .inactive)
    try played.act { try $0.answerAlert(.deny) }
    #expect(played.phone.appState == .active)
  }

  @Test func `a question answered under a ringing call leaves the app covered`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.askForPermission(.whenInUse))
    try played.act { try $0.receiveCall() }
    try played.act { try $0.answerAlert(.allowWhileInUse) }
    #expect(played.phone.appState == .inactive)
    try played.act { try $0.declineCall() }
    #expect(played.phone.appState == .active)
  }

  @Test func `a call accepted on the lock screen goes back to it and unlocks nothing`() throws {
    var played = try PlayedPhone(opened: .iOS)
    try played.act { try $0.lock() }
    try played.act { try $0.receiveCall() }
    try played.act { try $0.acceptCall() }
    #expect(throws: PhoneError.wrongFront(wanted: .homeScreen, front: .lockScreen)) {
      try played.phone.pressHome()
    }
    try played.act { try $0.hangUp() }
    #expect(played.phone.front == .lockScreen)
    try played.act { try $0.unlock() }
    #expect(played.phone.front == .app)
  }

  @Test func `what cannot be done about calls is said`() throws {
    var played = try PlayedPhone(opened: .iOS)
    #expect(throws: PhoneError.noCall(wanted: "a call that rings")) {
      try played.phone.acceptCall()
    }
    #expect(throws: PhoneError.noCall(wanted: "an accepted call")) { try played.phone.hangUp() }
    try played.act { try $0.receiveCall() }
    #expect(throws: PhoneError.callUnderWay) { try played.phone.receiveCall() }
    #expect(throws: PhoneError.callUnderWay) { try played.phone.uncoverApp() }
    try played.act { try $0.acceptCall() }
    try played.act { try $0.pressHome() }
    try played.act { try $0.hangUp() }
    #expect(played.phone.front == .homeScreen)
  }
}
