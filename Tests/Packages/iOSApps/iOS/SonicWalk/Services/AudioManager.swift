//
//  AudioManager.swift
//  SonicWalk
//

import AVFoundation
import Combine
import Foundation

final class AudioManager: NSObject, ObservableObject {
  @Published private(set) var currentPoint: TourPoint?
  @Published private(set) var queue: [TourPoint] = []
  @Published private(set) var completedPoints: Set<String> = []
  @Published private(set) var isPlaying = false
  @Published var currentTime: TimeInterval = 0
  @Published private(set) var duration: TimeInterval = 0

  private var player: AVAudioPlayer?
  private var timer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  override init() {
    super.init()
    NotificationCenter.default.publisher(for: AVAudioSession.interruptionNotification)
      .sink { [weak self] in self?.handleInterruption($0) }
      .store(in: &cancellables)
  }

  /// Plays the point now, or after what is playing.
  func enqueue(_ point: TourPoint) {
    if currentPoint == nil {
      play(point)
    } else {
      queue.append(point)
    }
  }

  func togglePlayPause() {
    guard let player else { return }
    if player.isPlaying {
      player.pause()
    } else {
      player.play()
    }
    isPlaying = player.isPlaying
  }

  func seek(to time: TimeInterval) {
    player?.currentTime = time
    currentTime = time
  }

  func stop() {
    player?.stop()
    player = nil
    timer?.invalidate()
    currentPoint = nil
    queue = []
    completedPoints = []
    isPlaying = false
    currentTime = 0
    duration = 0
  }

  private func play(_ point: TourPoint) {
    currentPoint = point
    do {
      let session = AVAudioSession.sharedInstance()
      try session.setCategory(.playback, mode: .spokenAudio)
      try session.setActive(true)
      guard let url = Bundle.main.url(forResource: point.audioFile, withExtension: nil) else {
        finish()
        return
      }
      let player = try AVAudioPlayer(contentsOf: url)
      player.delegate = self
      player.play()
      self.player = player
      duration = player.duration
      currentTime = 0
      isPlaying = player.isPlaying
      startTimer()
    } catch {
      print("Audio error: \(error)")
      finish()
    }
  }

  private func finish() {
    if let point = currentPoint { completedPoints.insert(point.id) }
    player = nil
    timer?.invalidate()
    currentPoint = nil
    isPlaying = false
    currentTime = 0
    duration = 0
    if queue.isEmpty {
      try? AVAudioSession.sharedInstance().setActive(
        false, options: .notifyOthersOnDeactivation)
    } else {
      play(queue.removeFirst())
    }
  }

  private func startTimer() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      guard let self, let player = self.player else { return }
      self.currentTime = player.currentTime
    }
  }

  private func handleInterruption(_ notification: Notification) {
    guard let info = notification.userInfo,
      let value = info[AVAudioSessionInterruptionTypeKey] as? UInt,
      let type = AVAudioSession.InterruptionType(rawValue: value)
    else { return }
    switch type {
    case .began:
      isPlaying = false
    case .ended:
      let raw = info[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
      if AVAudioSession.InterruptionOptions(rawValue: raw).contains(.shouldResume) {
        player?.play()
        isPlaying = player?.isPlaying ?? false
      }
    @unknown default:
      break
    }
  }
}

extension AudioManager: AVAudioPlayerDelegate {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    finish()
  }
}
