import DeviceInterface
import DeviceSimulator
import Testing

struct PhoneAudioTests {
  private let jingle = AudioFile(id: "a-1", title: "Jingle", length: .seconds(95))

  private var playing: AppManifest {
    var manifest = AppManifest(name: "Campaigns")
    manifest.backgroundModes = [.location, .audio]
    return manifest
  }

  @Test(arguments: [(Profile.iOS, Duration.zero), (.android, .seconds(95))])
  func `a file plays to its end and then starts over`(_ profile: Profile, _ end: Duration) throws {
    var played = try PlayedPhone(opened: profile)
    played.ask(.loadAudio(jingle))
    #expect(played.phone.facts.audioPosition == .zero)
    #expect(played.phone.audio?.isPlaying == false)
    played.ask(.playAudio)
    played.pass(.seconds(40))
    #expect(played.phone.facts.audioPosition == .seconds(40))
    #expect(played.events.isEmpty, "a playback that goes on is no event")
    played.pass(.seconds(55))
    #expect(played.told == [.audioFinished])
    #expect(played.phone.audio?.isPlaying == false)
    #expect(played.phone.facts.audioPosition == end)
    played.ask(.playAudio)
    played.pass(.seconds(1))
    #expect(played.phone.facts.audioPosition == .seconds(1))
  }

  @Test func `a paused playback stands and goes on where it stood`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    played.pass(.seconds(10))
    played.ask(.pauseAudio)
    played.pass(.seconds(500))
    #expect(played.phone.facts.audioPosition == .seconds(10))
    played.ask(.playAudio)
    played.pass(.seconds(84))
    #expect(played.told == [])
    played.pass(.seconds(1))
    #expect(played.told == [.audioFinished])
  }

  @Test(arguments: [(-5, 0), (0, 0), (30, 30), (95, 95), (1_000, 95)])
  func `seeking stays within the file`(_ wanted: Int, _ expected: Int) throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.loadAudio(jingle))
    played.ask(.seekAudio(to: .seconds(wanted)))
    #expect(played.phone.facts.audioPosition == .seconds(expected))
    played.ask(.playAudio)
    played.pass(.seconds(95 - expected))
    #expect(played.told == [.audioFinished])
  }

  @Test func `seeking while it plays moves the end`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    played.pass(.seconds(90))
    played.ask(.seekAudio(to: .seconds(20)))
    played.pass(.seconds(10))
    #expect(played.told == [])
    #expect(played.phone.facts.audioPosition == .seconds(30))
    played.pass(.seconds(65))
    #expect(played.told == [.audioFinished])
  }

  @Test func `what was released plays no more, and another file replaces the first`() throws {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    played.ask(.loadAudio(AudioFile(id: "a-2", title: "Other", length: .seconds(5))))
    #expect(played.phone.audio?.file.id == "a-2")
    #expect(played.phone.audio?.isPlaying == false)
    played.ask(.playAudio)
    played.ask(.releaseAudio)
    played.pass(.seconds(200))
    #expect(played.told == [])
    #expect(played.phone.facts.audioPosition == nil)
    played.ask(.playAudio)
    #expect(played.phone.audio == nil)
  }

  @Test(arguments: [Profile.iOS, .android])
  func `the player ends with the process`(_ profile: Profile) throws {
    var played = try PlayedPhone(opened: profile)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    try played.act { try $0.killBySystem() }
    #expect(played.phone.audio == nil)
    played.forget()
    played.pass(.seconds(200))
    #expect(played.told == [])
  }

  @Test func `sound keeps an app running that declares it, until the end`() throws {
    var played = try PlayedPhone(opened: .iOS, manifest: playing)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    try played.act { try $0.pressHome() }
    played.pass(.seconds(94))
    #expect(played.phone.appState == .background)
    #expect(!played.phone.isInUse, "sound is no use of location")
    played.forget()
    played.pass(.seconds(20))
    #expect(played.told == [.audioFinished, .willSuspend])
    #expect(played.phone.appState == .suspended)
  }

  @Test func `without the declaration the sound stops out of sight, and can be played anew`()
    throws
  {
    var played = try PlayedPhone(opened: .iOS)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    played.pass(.seconds(5))
    played.forget()
    try played.act { try $0.pressHome() }
    #expect(played.told == [.willResignActive, .enteredBackground, .audioInterrupted])
    played.pass(.seconds(60))
    #expect(played.phone.appState == .suspended)
    #expect(played.phone.facts.audioPosition == .seconds(5))
    played.forget()
    try played.act { try $0.openApp() }
    #expect(played.told == [.resumed, .becameActive])
    played.ask(.playAudio)
    #expect(played.phone.audio?.isPlaying == true)
  }

  @Test(arguments: [(false, false), (true, true)])
  func `out of sight a playback begins only where it is declared`(
    isDeclared: Bool, begins: Bool
  ) throws {
    var played = try PlayedPhone(
      opened: .iOS, manifest: isDeclared ? playing : AppManifest(name: "Campaigns"))
    // I-101: one that would silence others could not.
    played.ask(.setAudioSession(AudioSession(mixing: .mixWithOthers)))
    played.ask(.loadAudio(jingle))
    try played.act { try $0.pressHome() }
    played.ask(.playAudio)
    #expect(played.phone.audio?.isPlaying == begins)
    #expect(played.phone.drainLog().contains { $0.what == .audioRefused } == !begins)
    #expect(played.told.contains(.audioInterrupted) == !begins)
  }

  @Test(arguments: [(Profile.iOS, true, true), (.iOS, false, false), (.android, false, true)])
  func `what keeps an app running lets the sound go on, on iOS only where it is declared`(
    _ profile: Profile, isDeclared: Bool, goesOn: Bool
  ) throws {
    var manifest = AppManifest(name: "Campaigns")
    manifest.backgroundModes = isDeclared ? [.location, .audio] : [.location]
    var played = try PlayedPhone(opened: profile, permission: .whileInUse, manifest: manifest)
    played.ask(.startUpdates(UpdateRequest(interval: .seconds(30), allowsBackground: true)))
    played.ask(.startForegroundService)
    played.ask(.loadAudio(jingle))
    played.ask(.playAudio)
    try played.act { try $0.lock() }
    played.pass(.seconds(95))
    #expect(played.told.contains(.audioFinished) == goesOn)
  }
}
