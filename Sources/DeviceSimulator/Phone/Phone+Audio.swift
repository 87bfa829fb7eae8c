import DeviceInterface

extension Phone {
  /// The app's audio player with the file it holds; `nil` where it holds none.
  public var audio: AudioPlayback? { playback }

  /// Where the playback of the loaded file is now; `nil` where none is loaded.
  public var audioPosition: Duration? { playback?.position(at: now) }

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
    guard call == nil, mayBeginAudio else {
      note(.system, .audioRefused)
      if call != nil { playback?.interrupt(at: now) }
      enqueue(.audioInterrupted)
      return
    }
    playback?.play(at: now)
    audioEndMoved()
  }

  /// AVAudioSession refuses a playback that begins in the background of an app that does not declare it.
  private var mayBeginAudio: Bool {
    profile.platform == .android || lifecycle.state.isForeground || declaresBackgroundAudio
  }

  /// Halts the playback where it is.
  mutating func pauseAudio() {
    playback?.pause(at: now)
    playback?.endInterruption()
    audioEndMoved()
    backgroundWorkChanged()
  }

  /// Sets the playback to a time of the file; what lies beyond it counts as its end.
  mutating func seekAudio(to time: Duration) {
    playback?.seek(to: time, at: now)
    audioEndMoved()
  }

  /// Lets the file and the player go.
  mutating func releaseAudio() {
    guard playback != nil else { return }
    playback = nil
    audioEndMoved()
    backgroundWorkChanged()
  }

  /// Sets the instant at which the app is told of the end.
  private mutating func audioEndMoved() {
    timeline.removeAll { $0 == .audioEnded }
    if let end = playback?.end { timeline.add(.audioEnded, at: end) }
  }

  /// Ends the playback at the end of the file and tells the app.
  ///
  /// AVAudioPlayer then stands at the beginning, MediaPlayer at the end; both start over when told to play.
  mutating func audioEnded() -> PhoneEvent? {
    playback?.finish(leavingAtEnd: profile.platform == .android)
    backgroundWorkChanged()
    return tell(.audioFinished)
  }

  /// Gives the loudspeaker to a call.
  mutating func interruptAudio() {
    guard playback?.isPlaying == true else { return }
    playback?.interrupt(at: now)
    audioEndMoved()
    enqueue(.audioInterrupted)
    backgroundWorkChanged()
  }

  /// Gives the loudspeaker back; whether the playback goes on is the app's choice.
  mutating func endAudioInterruption() {
    guard playback?.isInterrupted == true else { return }
    playback?.endInterruption()
    enqueue(.audioInterruptionEnded)
    backgroundWorkChanged()
  }

  /// Silences an app that stops running, which hears of it as of an interruption when it runs again.
  ///
  /// AVAudioSession does so; that the frozen process of Android does too is an assumption.
  mutating func silenceSuspendedApp() {
    guard playback?.isPlaying == true else { return }
    playback?.pause(at: now)
    audioEndMoved()
    inbox.append(.audioInterrupted)
    note(.system, .held(.audioInterrupted))
  }

  /// Whether the app's manifest declares the background mode `audio`.
  private var declaresBackgroundAudio: Bool {
    manifest?.backgroundModes.contains(.audio) ?? false
  }

  /// Whether sound keeps the app running on iOS, also while a call interrupts it; that it does then is an assumption.
  var isKeptRunningByAudio: Bool {
    guard profile.platform == .iOS, declaresBackgroundAudio, let playback else { return false }
    return playback.isPlaying || playback.isInterrupted
  }
}
