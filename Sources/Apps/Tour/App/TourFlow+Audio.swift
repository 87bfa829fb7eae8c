import AppParts
import DeviceInterface

extension TourFlow {
  /// The awaited point was reached: it is heard at once, or after the one that is heard (`tour:REQ-2`, `tour:REQ-5`).
  mutating func reach(_ platform: inout Requests) {
    let wasHearing = walk?.hasActive == true
    changeWalk { $0.reach() }
    // First it is stored: a process that ends here finds the point active and plays it.
    store(&platform)
    if !wasHearing { playActive(&platform) }
    notifyReached(&platform)
  }

  /// Tells outside the app that a point is reached, unless the walker reads it on the screen.
  private func notifyReached(_ platform: inout Requests) {
    guard !updates.isInFront, let point = walk?.reached else { return }
    platform.add(.post(TourWording.reached(point)))
  }

  /// Plays the active point from where it was last heard.
  func player(for walk: TourWalk, _ platform: inout Requests) -> AudioPlayer? {
    guard let point = walk.active else { return nil }
    let player = AudioPlayer(point.audio, at: walk.heard)
    // A story is spoken: where directions are given it waits, and is not talked over (I-97, A-70). Out of
    // sight it lowers the walker's music, which iOS would not let it begin to silence there (I-101).
    let mixing: AudioSession.Mixing =
      platform.facts.platform == .iOS && !updates.isInFront ? .duckOthers : .exclusive
    platform.add(.setAudioSession(AudioSession(mixing: mixing, isSpeech: true)))
    platform.add(.loadAudio(point.audio))
    if walk.heard > .zero { platform.add(.seekAudio(to: player.position.base)) }
    return player
  }

  private mutating func playActive(_ platform: inout Requests) {
    guard let walk, let ready = player(for: walk, &platform) else { return }
    player = ready
    player?.play(&platform)
    scheduleNote(&platform)
  }

  /// How far the story was heard is noted in a while, whoever plays it on (`tour:STATE-1`).
  private func scheduleNote(_ platform: inout Requests) {
    platform.add(.schedule(timer: Self.heardTimer, after: configuration.heardInterval))
  }

  /// Takes up the active point of an earlier process, playing where that one played.
  mutating func resumeAudio(_ platform: inout Requests) {
    guard let walk, walk.hasActive else { return }
    if walk.isHeard {
      playActive(&platform)
    } else {
      player = player(for: walk, &platform)
      scheduleNote(&platform)
    }
  }

  /// Takes in what has become of the sound, or what the walker wants of it.
  mutating func receiveAudio(_ signal: Signal, _ platform: inout Requests) {
    switch signal {
    case .audioFinished: finishActive(&platform)
    case .audioInterrupted: player?.interrupted(platform.facts)
    case .audioInterruptionEnded(shouldResume: true): player?.interruptionEnded(&platform)
    case .audioInterruptionEnded(shouldResume: false): player?.staySilent()
    case .audioLost:
      // The walker hears something else now.
      player?.interrupted(platform.facts)
      player?.staySilent()
    case .headphonesUnplugged:
      // What was for one person's ears is not to be heard by the street (I-97, A-70).
      player?.pause(&platform)
    case .tappedPlay: player?.play(&platform)
    case .tappedPause: player?.pause(&platform)
    case .draggedPlayer(let time): player?.seek(to: time, &platform)
    default: return
    }
    recordHeard(&platform)
  }

  /// The active point was heard to its end: the queued one follows at once, or the next one is waited for.
  private mutating func finishActive(_ platform: inout Requests) {
    guard walk?.hasActive == true, player != nil else { return }
    changeWalk { $0.finishActive() }
    store(&platform)
    if walk?.hasActive == true {
      playActive(&platform)
    } else {
      releaseAudio(&platform)
    }
  }

  mutating func releaseAudio(_ platform: inout Requests) {
    guard player != nil else { return }
    player = nil
    platform.add(.releaseAudio)
    platform.add(.cancel(timer: Self.heardTimer))
  }

  /// It is time to note how far the active point was heard.
  mutating func heardDue(_ platform: inout Requests) {
    guard player != nil else { return }
    recordHeard(&platform)
    scheduleNote(&platform)
  }

  /// Stores how far the active point was heard, where that is news.
  mutating func recordHeard(_ platform: inout Requests) {
    guard let player, let walk else { return }
    let heard = min(player.position.value(atUptime: platform.facts.uptime), player.file.length)
    guard walk.heard != heard || walk.isHeard != player.wantsToBeHeard || unsaved.isOwed else {
      return
    }
    changeWalk {
      $0.heard = heard
      $0.isHeard = player.wantsToBeHeard
    }
    store(&platform)
  }
}
