//
//  Narrator.swift
//  Tour
//

import AVFoundation
import UIKit

/// Plays the stories, and gives way to everything else that is heard.
@MainActor
final class Narrator: NSObject {
  /// Stories that were heard to their end.
  let finished: AsyncStream<Void>
  private let finish: AsyncStream<Void>.Continuation

  private(set) var title = ""
  private var player: AVAudioPlayer?
  /// Whether it goes on when something else has fallen silent.
  private var resumes = false
  private var observers: [any NSObjectProtocol] = []

  override init() {
    (finished, finish) = AsyncStream.makeStream()
    super.init()
    observe(AVAudioSession.interruptionNotification, AVAudioSessionInterruptionTypeKey) {
      $0.interrupted(.init(rawValue: $1), .init(rawValue: $2))
    }
    observe(AVAudioSession.routeChangeNotification, AVAudioSessionRouteChangeReasonKey) {
      // What was for one person's ears is not for the street.
      if $1 == AVAudioSession.RouteChangeReason.oldDeviceUnavailable.rawValue { $0.pause() }
      _ = $2
    }
  }

  private func observe(
    _ name: Notification.Name, _ key: String,
    _ hear: @escaping @MainActor @Sendable (Narrator, UInt, UInt) -> Void
  ) {
    // Other devices are told on a queue that is not main.
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main)
    { [weak self] in
      let value = $0.userInfo?[key] as? UInt ?? 0
      let options = $0.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
      MainActor.assumeIsolated {
        if let self { hear(self, value, options) }
      }
    }
    observers.append(observer)
  }

  var isPlaying: Bool { player?.isPlaying ?? false }
  /// Whether it plays, or will as soon as it may.
  var wantsToPlay: Bool { isPlaying || resumes }
  var duration: TimeInterval { player?.duration ?? 0 }

  var time: TimeInterval {
    get { player?.currentTime ?? 0 }
    set { player?.currentTime = newValue }
  }

  /// Gets the story of a point ready where it was left.
  func load(_ point: Tour.Point, at time: TimeInterval) throws {
    guard let url = Bundle.main.url(forResource: point.audio.id, withExtension: "wav") else {
      throw CocoaError(.fileNoSuchFile)
    }
    unload()
    // Out of sight iOS lets no app begin to silence others: there the story lowers them.
    let isSeen = UIApplication.shared.applicationState == .active
    try AVAudioSession.sharedInstance().setCategory(
      .playback, mode: .spokenAudio, options: isSeen ? [] : .duckOthers)
    let player = try AVAudioPlayer(contentsOf: url)
    player.delegate = self
    player.currentTime = time
    player.prepareToPlay()
    (self.player, title) = (player, point.title)
  }

  func unload() {
    player?.stop()
    player = nil
    resumes = false
  }

  func play() {
    try? AVAudioSession.sharedInstance().setActive(true)
    resumes = false
    player?.play()
  }

  func pause() {
    resumes = false
    player?.pause()
  }

  private func interrupted(
    _ type: AVAudioSession.InterruptionType?, _ options: AVAudioSession.InterruptionOptions
  ) {
    switch type {
    case .began: resumes = player != nil
    case .ended:
      if resumes, options.contains(.shouldResume) { play() }
      resumes = false
    case nil: break
    @unknown default: break
    }
  }
}

extension Narrator: AVAudioPlayerDelegate {
  nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    finish.yield()
  }
}
