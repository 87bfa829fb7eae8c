import DeviceInterface

extension Phone {
  /// The app's audio player with the file it holds; `nil` where it holds none.
  public var audio: AudioPlayback? { sound.audio }

  /// Where the playback of the loaded file is now; `nil` where none is loaded.
  public var audioPosition: Duration? { sound.audio?.position(at: now) }

  /// Whether the app's audio is heard, or held up by something else that is.
  public var isAudioHeardOrHeld: Bool {
    sound.audio.map { $0.isPlaying || $0.isInterrupted } ?? false
  }

  /// Makes the player ready; a file loaded before is released.
  mutating func loadAudio(_ file: AudioFile) {
    releaseAudio()
    sound.load(file)
  }

  mutating func playAudio() {
    sound.play(&core, isInFront: lifecycle.state.isForeground, manifest)
  }

  mutating func pauseAudio() {
    sound.pause(&core)
    backgroundWorkChanged()
  }

  mutating func releaseAudio() {
    if sound.release(&core) { backgroundWorkChanged() }
  }

  /// Ends the playback at the end of the file and tells the app.
  mutating func audioEnded() -> PhoneEvent? {
    sound.finish(on: core.profile.platform)
    backgroundWorkChanged()
    return tell(.audioFinished)
  }

  mutating func interruptAudio() {
    if sound.interrupt(&core) { backgroundWorkChanged() }
  }

  mutating func endAudioInterruption(shouldResume: Bool = true) {
    if sound.endInterruption(shouldResume: shouldResume, &core) { backgroundWorkChanged() }
  }

  /// Whether sound keeps the app running.
  var isKeptRunningByAudio: Bool { sound.keepsRunning(manifest, on: core.profile.platform) }
}
