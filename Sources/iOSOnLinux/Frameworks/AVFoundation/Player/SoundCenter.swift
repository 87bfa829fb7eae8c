internal import DeviceInterface
internal import Foundation
internal import VirtualTime

/// The common ground of all players of a process: the phone, which knows one player, and the session.
///
/// Everything here happens on the main thread, which keeps it: the platform's API belongs to no actor.
final class SoundCenter {
  /// That of this process; the app is ended where somebody asks for it on another thread or queue.
  static var shared: SoundCenter {
    phone.kept {
      phone.listen { SoundCenter.shared.receive($0) }
      return SoundCenter()
    }
  }

  private static let phone = FrameworkPhone(for: "AVFoundation")

  private struct Weak { weak var voice: Voice? }

  let session = AVAudioSession()
  /// What the phone's player has.
  private weak var loaded: Voice?
  /// Those in whose place another one plays, until it is known that they are silent.
  private var replaced: [Weak] = []
  /// What is told once whoever has caused it is done.
  private var news: [() -> Void] = []
  /// What the phone was told of the session; a new process begins with the platform's own arrangement.
  private var arranged = AudioSession()

  /// Whether the session is active: from its first sound or its beginning on (`I-101`).
  private var isActive = false

  private var uptime: Duration { Self.phone.facts.uptime }

  private func ask(_ request: Request) { Self.phone.ask(request) }

  // MARK: What the app wants

  /// Tells the phone how the app's sound is to get along with that of others, where that is news.
  func arrange() {
    guard arranged != session.arrangement else { return }
    arranged = session.arrangement
    ask(.setAudioSession(arranged))
  }

  /// Begins the session; returns false where it cannot, as it would silence others from out of sight (`I-101`).
  func activate() -> Bool {
    guard mayBegin else { return false }
    arrange()
    isActive = true
    return true
  }

  private var mayBegin: Bool {
    Self.phone.isInSight || isActive || session.arrangement.mixing != .exclusive
  }

  /// Ends the session and halts whatever plays; returns whether anything did.
  func deactivate() -> Bool {
    isActive = false
    return halt()
  }

  /// Gives the phone's player the file, unless it plays another.
  func prepare(_ voice: Voice) {
    if let other = loaded, other !== voice, other.isPlaying { return }
    load(voice)
  }

  /// Gives the phone's player the file; the file of another player leaves it, which keeps its place.
  func load(_ voice: Voice) {
    guard loaded !== voice else { return }
    if let other = loaded, other.isPlaying { requireEnd(of: other) }
    loaded = voice
    ask(.loadAudio(voice.file))
    if voice.position.base > .zero { ask(.seekAudio(to: voice.position.base)) }
  }

  func play(_ voice: Voice) -> Bool {
    if voice.isPlaying { return true }
    guard session.isHeardOutOfSight || Self.phone.isInSight else { return false }
    arrange()
    load(voice)
    voice.begin(at: uptime)
    // Where it may not, the phone says so.
    isActive = mayBegin
    ask(.playAudio)
    return true
  }

  func pause(_ voice: Voice) {
    guard voice.isPlaying else { return }
    voice.halt(at: position(of: voice))
    if loaded === voice { ask(.pauseAudio) }
  }

  func seek(_ voice: Voice, to seconds: TimeInterval) {
    let length = voice.file.length
    // Beyond an hour and a day there is no difference; what is no number is the beginning.
    voice.seek(to: min(length, .seconds(max(0, min(seconds, 1e5)))), at: uptime)
    if loaded === voice { ask(.seekAudio(to: voice.position.base)) }
  }

  func position(of voice: Voice) -> Duration {
    min(voice.file.length, voice.position.value(atUptime: uptime))
  }

  /// Lets the phone's player go, where it has this file.
  func release(_ voice: Voice) {
    guard loaded === voice else { return }
    loaded = nil
    ask(.releaseAudio)
  }

  private func halt() -> Bool {
    guard let voice = loaded, voice.isPlaying else { return false }
    pause(voice)
    return true
  }

  /// Two sounds at once are more than the phone's one player can give: a player in whose place another one plays has to be
  /// halted or let go before the app comes to rest.
  private func requireEnd(of voice: Voice) {
    replaced.append(Weak(voice: voice))
    Task { @MainActor in SoundCenter.shared.requireEnds() }
  }

  private func requireEnds() {
    guard !replaced.contains(where: { $0.voice?.isPlaying == true }) else {
      HostPhone.refuse("two players of AVFoundation play at once: the phone here has one")
    }
    replaced = []
  }

  // MARK: What the phone tells, and what is told of it

  /// Tells something once whoever has caused it is done.
  func later(_ tell: @escaping () -> Void) {
    news.append(tell)
    Task { @MainActor in SoundCenter.shared.tellNext() }
  }

  private func tellNext() { news.removeFirst()() }

  private func receive(_ signal: Signal) {
    switch signal {
    case .audioFinished: finish()
    case .audioInterrupted, .audioLost:
      interrupt(at: Self.phone.facts.audioPosition)
      session.postInterruption(.began)
    case .audioInterruptionEnded(let shouldResume):
      session.postInterruption(.ended, shouldResume ? .shouldResume : [])
    case .headphonesUnplugged: AVAudioSession.postRouteChange(.oldDeviceUnavailable)
    case .willSuspend: isActive = false
    case .enteredBackground:
      // What is not there to be heard out of sight falls silent, as by an interruption (I-97).
      guard !session.isHeardOutOfSight, halt() else { return }
      loaded?.owner?.interrupted()
      session.postInterruption(.began)
    default: break
    }
  }

  /// The phone has halted its player.
  private func interrupt(at place: Duration?) {
    guard let voice = loaded, voice.isPlaying else { return }
    voice.halt(at: place ?? position(of: voice))
    voice.owner?.interrupted()
  }

  private func finish() {
    guard let voice = loaded else { return }
    if voice.finish() {
      _ = play(voice)
    } else {
      voice.owner?.finished()
    }
  }
}

/// The one who has something to play.
protocol VoiceOwner: AnyObject {
  /// It was played to its end.
  func finished()
  /// The phone has halted it, as something else is heard.
  func interrupted()
}

/// The sound that one player of the app has to play, and how far it is.
final class Voice {
  let file: AudioFile
  weak var owner: (any VoiceOwner)?
  /// Where the playback is.
  private(set) var position = RunningTime(.zero)
  /// How often the file is to be played again; for ever where it is negative.
  var loops = 0
  private var repetitions = 0

  init(named name: String, length: Duration) {
    file = AudioFile(id: name, title: name, length: length)
  }

  /// How long the file plays.
  var length: Duration { file.length }

  /// Whether it plays.
  var isPlaying: Bool { position.runningSince != nil }

  func begin(at uptime: Duration) {
    position = RunningTime(position.base, runningSince: uptime)
  }

  func seek(to time: Duration, at uptime: Duration) {
    position = RunningTime(
      min(max(.zero, time), file.length), runningSince: isPlaying ? uptime : nil)
  }

  /// Stands where it is.
  func halt(at place: Duration) {
    position = RunningTime(min(place, file.length))
  }

  /// Stands at the beginning again; returns whether the file is to be played once more.
  func finish() -> Bool {
    position = RunningTime(.zero)
    guard loops < 0 || repetitions < loops else {
      repetitions = 0
      return false
    }
    repetitions += 1
    return true
  }
}
