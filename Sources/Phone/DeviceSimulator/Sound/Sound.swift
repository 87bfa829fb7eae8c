import DeviceInterface

/// The phone's sound: the app's player, what else is heard beside it, and the call that rings or is under way.
struct Sound: Hashable, Sendable {
  private var playback: AudioPlayback?
  private var loudspeaker = Loudspeaker()
  private var currentCall: PhoneCall?
  /// Whether the app's session is active: from its first sound on, until it loses the loudspeaker for good (`I-101`).
  private var isActive = false
  /// Whether the app has been given the focus back that a call or an alarm had: it may go on, also out of sight (`A-70`).
  private var mayGoOn = false

  var call: PhoneCall? { currentCall }
  var audio: AudioPlayback? { playback }
  var isPlaying: Bool { playback?.isPlaying == true }
  var session: AudioSession { loudspeaker.session }

  func plays(_ sound: OtherSound) -> Bool { loudspeaker.plays(sound) }

  /// Whether the app's audio is lowered for something that is said meanwhile (`I-97`, `A-70`).
  var isLowered: Bool { isPlaying && loudspeaker.plays(.prompt) }

  /// Whether another app's music has fallen silent for a call, an alarm or the assistant (`I-97`, `A-70`).
  var silencesMusic: Bool {
    plays(.music) && (currentCall != nil || plays(.alarm) || plays(.assistant))
  }

  /// Whether another app's music is lowered for this app's audio, or for a spoken direction (`I-97`, `A-70`).
  var lowersMusic: Bool {
    guard plays(.music), !silencesMusic else { return false }
    return plays(.prompt) || (isPlaying && session.mixing == .duckOthers)
  }

  /// Whether sound keeps the app running on iOS, also while a call interrupts it; that it does then is an assumption.
  func keepsRunning(_ manifest: AppManifest?, on platform: PlatformKind) -> Bool {
    guard platform == .iOS, Self.isDeclared(by: manifest), let playback else { return false }
    // Music of another app may go on for hours.
    return playback.isPlaying || (playback.isInterrupted && !loudspeaker.plays(.music))
  }

  /// Whether the manifest declares the background mode `audio`.
  private static func isDeclared(by manifest: AppManifest?) -> Bool {
    manifest?.backgroundModes.contains(.audio) ?? false
  }

  // MARK: The app's player

  mutating func arrange(_ session: AudioSession) { loudspeaker.session = session }

  /// Makes the player ready.
  mutating func load(_ file: AudioFile) { playback = AudioPlayback(file) }

  /// Plays the loaded file, unless a call has the loudspeaker or the platform lets no sound begin out of sight.
  ///
  /// Both platforms refuse in the answer to the call; the app is told as of an interruption.
  mutating func play(_ core: inout PhoneCore, isInFront: Bool, _ manifest: AppManifest?) {
    guard playback?.isPlaying == false else { return }
    let isTaken = currentCall != nil || loudspeaker.isTaken
    guard !isTaken, isInFront || mayBeginUnseen(core.profile, manifest) else {
      core.record(.system, .audioRefused)
      if isTaken { playback?.interrupt(at: core.now) }
      core.enqueue(.audioInterrupted)
      return
    }
    playback?.play(at: core.now)
    (isActive, mayGoOn) = (true, false)
    // The app's own sound silences the other's for good.
    if loudspeaker.isTakenByMusic { _ = loudspeaker.end(.music) }
    endMoved(&core)
  }

  /// AVAudioSession refuses a playback that begins in the background of an app that does not declare it, and a session
  /// that would silence others and is not active already (`I-101`); whether others play makes no difference.
  ///
  /// Android 15 refuses the focus to an app that is not in front; services that play are not modelled (`A-70`).
  private func mayBeginUnseen(_ profile: Profile, _ manifest: AppManifest?) -> Bool {
    switch profile.platform {
    case .iOS: return Self.isDeclared(by: manifest) && (isActive || session.mixing != .exclusive)
    case .android:
      let needsFront = profile.version >= 15 && (manifest?.targetSDK ?? 0) >= 35
      return !needsFront || session.mixing == .mixWithOthers || mayGoOn
    }
  }

  mutating func pause(_ core: inout PhoneCore) {
    playback?.pause(at: core.now)
    playback?.endInterruption()
    mayGoOn = false
    endMoved(&core)
  }

  /// Sets the playback to a time of the file; what lies beyond it counts as its end.
  mutating func seek(to time: Duration, _ core: inout PhoneCore) {
    playback?.seek(to: time, at: core.now)
    endMoved(&core)
  }

  /// Releases what is loaded; returns whether anything was.
  mutating func release(_ core: inout PhoneCore) -> Bool {
    guard playback != nil else { return false }
    (playback, mayGoOn) = (nil, false)
    endMoved(&core)
    return true
  }

  /// Ends the playback at the end of the file.
  ///
  /// AVAudioPlayer then stands at the beginning, MediaPlayer at the end; both start over when told to play.
  mutating func finish(on platform: PlatformKind) {
    playback?.finish(leavingAtEnd: platform == .android)
  }

  /// Forgets what the ended process held; what it had planned goes with its timeline.
  mutating func lostProcess() {
    (playback, isActive, mayGoOn) = (nil, false, false)
    loudspeaker.session = AudioSession()
  }

  /// Sets the instant at which the app is told of the end.
  private func endMoved(_ core: inout PhoneCore) {
    core.timeline.removeAll { $0 == .audioEnded }
    if let end = playback?.end { core.timeline.add(.audioEnded, at: end) }
  }

  // MARK: What takes the loudspeaker

  /// Gives the loudspeaker to a call or another sound; returns whether the app had played.
  mutating func interrupt(_ core: inout PhoneCore) -> Bool {
    guard isPlaying else { return false }
    playback?.interrupt(at: core.now)
    endMoved(&core)
    core.enqueue(.audioInterrupted)
    return true
  }

  /// Gives the loudspeaker back, where nothing else has it; whether the playback goes on is the app's choice.
  ///
  /// Returns whether the app had been interrupted.
  mutating func endInterruption(shouldResume: Bool, _ core: inout PhoneCore) -> Bool {
    guard playback?.isInterrupted == true, currentCall == nil, !loudspeaker.isTaken,
      !loudspeaker.isTakenByMusic
    else { return false }
    playback?.endInterruption()
    mayGoOn = shouldResume
    core.enqueue(.audioInterruptionEnded(shouldResume: shouldResume))
    return true
  }

  /// Halts a playback that the app did not halt, without a word of an end to come; returns whether there was one.
  mutating func halt(_ core: inout PhoneCore) -> Bool {
    guard isPlaying else { return false }
    playback?.pause(at: core.now)
    endMoved(&core)
    return true
  }

  /// Silences an app that has left the front and does not declare that it plays there, whatever else keeps it
  /// running (`I-97`).
  mutating func appWasHidden(_ manifest: AppManifest?, _ core: inout PhoneCore) {
    guard core.profile.platform == .iOS, !Self.isDeclared(by: manifest) else { return }
    isActive = false
    guard halt(&core) else { return }
    core.enqueue(.audioInterrupted)
  }

  /// Silences an app that stops running, which hears of it as of an interruption when it runs again.
  ///
  /// AVAudioSession does so; that the frozen process of Android does too is an assumption.
  mutating func appWasSuspended(_ core: inout PhoneCore) {
    isActive = false
    guard halt(&core) else { return }
    core.news.hold(.audioInterrupted)
    core.record(.system, .held(.audioInterrupted))
  }

  // MARK: Others

  /// What becomes of the app's audio when something else is heard.
  enum Reaction: Hashable, Sendable {
    /// It goes on, lowered or beside it.
    case goesOn
    /// It is interrupted for a while.
    case isInterrupted
    /// It loses the loudspeaker for good (`A-70`).
    case isLost
  }

  /// Lets another sound begin; returns what becomes of the app's audio, `nil` where it is heard already.
  mutating func begin(_ sound: OtherSound, on platform: PlatformKind) -> Reaction? {
    guard loudspeaker.begin(sound) else { return nil }
    mayGoOn = false
    switch sound {
    case .alarm, .assistant: return .isInterrupted
    case .prompt:
      // Other sound is lowered by the system, and its app is told nothing.
      return session.isSpeech ? .isInterrupted : .goesOn
    case .music:
      // What mixes is heard beside it.
      guard session.mixing == .exclusive else { return .goesOn }
      isActive = false
      return platform == .iOS ? .isInterrupted : .isLost
    }
  }

  /// Lets another sound end, and tells whether it was there.
  mutating func end(_ sound: OtherSound) -> Bool { loudspeaker.end(sound) }

  /// Connects headphones or takes them away; returns whether that is new.
  mutating func setHeadphones(_ connected: Bool) -> Bool {
    guard loudspeaker.hasHeadphones != connected else { return false }
    loudspeaker.hasHeadphones = connected
    return true
  }

  mutating func ring() { (currentCall, mayGoOn) = (.ringing, false) }
  mutating func acceptCall() { currentCall = .accepted }
  mutating func endCall() { currentCall = nil }

  /// Lets everything fall silent, as the phone goes off.
  mutating func goOff() {
    currentCall = nil
    loudspeaker.silence()
  }
}
