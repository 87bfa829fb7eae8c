//
//  AudioManager.swift
//  SonicWalk
//

import AVFoundation
import Combine
import Foundation
import UIKit

/// Plays one story at a time, and gives way to everything else that is heard.
final class AudioManager: NSObject, ObservableObject {
  @Published private(set) var point: TourPoint?
  @Published private(set) var isPlaying = false
  @Published private(set) var currentTime: TimeInterval = 0
  @Published private(set) var duration: TimeInterval = 0

  /// Sends when a story was heard to its end.
  let finished = PassthroughSubject<Void, Never>()

  private var player: AVAudioPlayer?
  private var timer: Timer?
  private var resumes = false
  private var cancellables: Set<AnyCancellable> = []

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.publisher(for: AVAudioSession.interruptionNotification)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.handleInterruption($0) }
      .store(in: &cancellables)
    center.publisher(for: AVAudioSession.routeChangeNotification)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.handleRouteChange($0) }
      .store(in: &cancellables)
  }

  /// Whether it plays, or will as soon as it may.
  var wantsToPlay: Bool { isPlaying || resumes }

  var exactTime: TimeInterval { player?.currentTime ?? 0 }

  func load(_ point: TourPoint, at time: TimeInterval, plays: Bool) {
    unload()
    guard let url = Bundle.main.url(forResource: point.audio.id, withExtension: "wav"),
      let player = try? AVAudioPlayer(contentsOf: url)
    else {
      print("No story for \(point.name)")
      return
    }
    player.delegate = self
    player.currentTime = time
    player.prepareToPlay()
    self.player = player
    self.point = point
    duration = player.duration
    currentTime = time
    if plays { play() }
  }

  func unload() {
    player?.stop()
    player = nil
    point = nil
    resumes = false
    duration = 0
    currentTime = 0
    update()
  }

  func play() {
    let session = AVAudioSession.sharedInstance()
    do {
      // Out of sight no app may begin to silence others: there the story lowers them.
      let isSeen = UIApplication.shared.applicationState == .active
      try session.setCategory(
        .playback, mode: .spokenAudio, options: isSeen ? [] : .duckOthers)
      try session.setActive(true)
    } catch {
      print("Audio error: \(error)")
    }
    resumes = false
    player?.play()
    update()
  }

  func pause() {
    resumes = false
    player?.pause()
    update()
  }

  func seek(to time: TimeInterval) {
    player?.currentTime = time
    currentTime = time
  }

  private func update() {
    isPlaying = player?.isPlaying ?? false
    timer?.invalidate()
    timer = nil
    guard isPlaying else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.currentTime = self.exactTime
    }
  }

  private func handleInterruption(_ notification: Notification) {
    guard let info = notification.userInfo,
      let value = info[AVAudioSessionInterruptionTypeKey] as? UInt,
      let type = AVAudioSession.InterruptionType(rawValue: value)
    else { return }
    switch type {
    case .began:
      resumes = player != nil && isPlaying
    case .ended:
      let raw = info[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
      let options = AVAudioSession.InterruptionOptions(rawValue: raw)
      if resumes, options.contains(.shouldResume) { play() }
      resumes = false
    @unknown default:
      break
    }
    update()
  }

  private func handleRouteChange(_ notification: Notification) {
    let value = notification.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt
    if value == AVAudioSession.RouteChangeReason.oldDeviceUnavailable.rawValue { pause() }
  }
}

extension AudioManager: AVAudioPlayerDelegate {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    finished.send()
  }
}
