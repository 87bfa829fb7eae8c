import DeviceInterface

extension Phone {
  /// The app's audio player with the file it holds; `nil` where it holds none.
  public var audio: AudioPlayback? { playback }

  /// Where the playback of the loaded file is now; `nil` where none is loaded.
  public var audioPosition: Duration? { playback?.position(at: core.now) }

  /// Makes the player ready; a file loaded before is released.
  mutating func loadAudio(_ file: AudioFile) {
    releaseAudio()
    playback = AudioPlayback(file)
  }

  /// Plays the loaded file, unless a call has the loudspeaker or the platform lets no sound begin out of sight.
  ///
  /// Both platforms refuse in the answer to the call; the app is told as of an interruption.
  mutating func playAudio() {
    guard playback != nil, playback?.isPlaying == false else { return }
    let isTaken = call != nil || loudspeaker.isTaken
    guard !isTaken, mayBeginAudio else {
      core.record(.system, .audioRefused)
      if isTaken { playback?.interrupt(at: core.now) }
      core.enqueue(.audioInterrupted)
      return
    }
    playback?.play(at: core.now)
    // The app's own sound silences the other's for good.
    if loudspeaker.isTakenByMusic { _ = loudspeaker.end(.music) }
    audioEndMoved()
  }

  /// AVAudioSession refuses a playback that begins in the background of an app that does not declare it.
  ///
  /// Android 15 refuses the focus to an app that is not in front; services that play are not modelled (`A-70`).
  private var mayBeginAudio: Bool {
    if lifecycle.state.isForeground { return true }
    switch core.profile.platform {
    case .iOS: return declaresBackgroundAudio
    case .android:
      let needsFront = core.profile.version >= 15 && (manifest?.targetSDK ?? 0) >= 35
      return !needsFront || loudspeaker.session.mixing == .mixWithOthers
    }
  }

  mutating func pauseAudio() {
    playback?.pause(at: core.now)
    playback?.endInterruption()
    audioEndMoved()
    backgroundWorkChanged()
  }

  /// Sets the playback to a time of the file; what lies beyond it counts as its end.
  mutating func seekAudio(to time: Duration) {
    playback?.seek(to: time, at: core.now)
    audioEndMoved()
  }

  mutating func releaseAudio() {
    guard playback != nil else { return }
    playback = nil
    audioEndMoved()
    backgroundWorkChanged()
  }

  /// Sets the instant at which the app is told of the end.
  private mutating func audioEndMoved() {
    core.timeline.removeAll { $0 == .audioEnded }
    if let end = playback?.end { core.timeline.add(.audioEnded, at: end) }
  }

  /// Ends the playback at the end of the file and tells the app.
  ///
  /// AVAudioPlayer then stands at the beginning, MediaPlayer at the end; both start over when told to play.
  mutating func audioEnded() -> PhoneEvent? {
    playback?.finish(leavingAtEnd: core.profile.platform == .android)
    backgroundWorkChanged()
    return tell(.audioFinished)
  }

  /// Halts a playback that the app did not halt, and without word of an end to come.
  mutating func haltAudio() {
    playback?.pause(at: core.now)
    audioEndMoved()
    backgroundWorkChanged()
  }

  /// Gives the loudspeaker to a call or another sound.
  mutating func interruptAudio() {
    guard playback?.isPlaying == true else { return }
    playback?.interrupt(at: core.now)
    audioEndMoved()
    core.enqueue(.audioInterrupted)
    backgroundWorkChanged()
  }

  /// Gives the loudspeaker back; whether the playback goes on is the app's choice.
  mutating func endAudioInterruption(shouldResume: Bool = true) {
    guard playback?.isInterrupted == true, call == nil, !loudspeaker.isTaken,
      !loudspeaker.isTakenByMusic
    else { return }
    playback?.endInterruption()
    core.enqueue(.audioInterruptionEnded(shouldResume: shouldResume))
    backgroundWorkChanged()
  }

  /// Silences an app that has left the front and does not declare that it plays there, whatever else keeps it running (`I-97`).
  mutating func silenceHiddenApp() {
    guard core.profile.platform == .iOS, !declaresBackgroundAudio, playback?.isPlaying == true
    else {
      return
    }
    playback?.pause(at: core.now)
    audioEndMoved()
    core.enqueue(.audioInterrupted)
  }

  /// Silences an app that stops running, which hears of it as of an interruption when it runs again.
  ///
  /// AVAudioSession does so; that the frozen process of Android does too is an assumption.
  mutating func silenceSuspendedApp() {
    guard playback?.isPlaying == true else { return }
    playback?.pause(at: core.now)
    audioEndMoved()
    core.news.hold(.audioInterrupted)
    core.record(.system, .held(.audioInterrupted))
  }

  /// Whether the app's manifest declares the background mode `audio`.
  private var declaresBackgroundAudio: Bool { manifest?.backgroundModes.contains(.audio) ?? false }

  /// Whether sound keeps the app running on iOS, also while a call interrupts it; that it does then is an assumption.
  var isKeptRunningByAudio: Bool {
    guard core.profile.platform == .iOS, declaresBackgroundAudio, let playback else { return false }
    // Music of another app may go on for hours.
    return playback.isPlaying || (playback.isInterrupted && !loudspeaker.plays(.music))
  }
}
