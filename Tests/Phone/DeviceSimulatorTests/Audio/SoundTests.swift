import DeviceInterface
import Testing

@testable import DeviceSimulator

/// The phone's sound, by itself.
struct SoundTests {
  private static let file = AudioFile(id: "a", title: "A story", length: .seconds(60))

  private static func manifest(declaresAudio: Bool) -> AppManifest {
    var manifest = AppManifest(name: "Probe")
    if declaresAudio { manifest.backgroundModes.insert(.audio) }
    return manifest
  }

  private static func loaded(_ session: AudioSession = AudioSession()) -> Sound {
    var sound = Sound()
    sound.arrange(session)
    sound.load(file)
    return sound
  }

  @Test(arguments: [
    (AudioSession.Mixing.exclusive, true, false), (.mixWithOthers, true, true),
    (.duckOthers, true, true), (.exclusive, false, false), (.mixWithOthers, false, false),
  ])
  func `out of sight iOS lets only that begin which is declared and silences nobody`(
    mixing: AudioSession.Mixing, declaresAudio: Bool, plays: Bool
  ) {
    var core = PhoneCore(profile: .iOS, seed: 0)
    var sound = Self.loaded(AudioSession(mixing: mixing))
    sound.play(&core, isInFront: false, Self.manifest(declaresAudio: declaresAudio))
    #expect(sound.isPlaying == plays)
    #expect(core.hasLogEntries == !plays)
  }

  @Test func `what has begun in front may be followed by more out of sight`() {
    var core = PhoneCore(profile: .iOS, seed: 0)
    var sound = Self.loaded()
    let manifest = Self.manifest(declaresAudio: true)
    sound.play(&core, isInFront: true, manifest)
    let wasLoaded = sound.release(&core)
    #expect(wasLoaded)
    sound.load(Self.file)
    sound.play(&core, isInFront: false, manifest)
    #expect(sound.isPlaying)
  }

  @Test(arguments: [(OtherSound.music, false), (.alarm, true), (.assistant, true)])
  func `the loudspeaker lost to music is not given back out of sight, and one lost for a while is`(
    other: OtherSound, plays: Bool
  ) {
    var core = PhoneCore(profile: .iOS, seed: 0)
    var sound = Self.loaded()
    let manifest = Self.manifest(declaresAudio: true)
    sound.play(&core, isInFront: true, manifest)
    let reaction = sound.begin(other, on: .iOS)
    let wasInterrupted = sound.interrupt(&core)
    let wasThere = sound.end(other)
    #expect(reaction == .isInterrupted)
    #expect(wasInterrupted && wasThere)
    sound.play(&core, isInFront: false, manifest)
    #expect(sound.isPlaying == plays)
  }

  @Test func `a new process begins without a session`() {
    var core = PhoneCore(profile: .iOS, seed: 0)
    var sound = Self.loaded()
    let manifest = Self.manifest(declaresAudio: true)
    sound.play(&core, isInFront: true, manifest)
    sound.lostProcess()
    #expect(sound.audio == nil)
    sound.load(Self.file)
    sound.play(&core, isInFront: false, manifest)
    #expect(!sound.isPlaying)
  }
}
