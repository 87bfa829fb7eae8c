//
//  PlayerControls.swift
//  SonicWalk
//

import SwiftUI

struct PlayerControls: View {
  let title: String
  @ObservedObject var audioManager: AudioManager
  @EnvironmentObject private var session: TourSession

  var body: some View {
    VStack {
      Text(title).font(.headline)
      Slider(
        value: Binding(
          get: { audioManager.currentTime },
          set: { audioManager.seek(to: $0) }),
        in: 0...max(audioManager.duration, 1))
      Button {
        audioManager.isPlaying ? session.pause() : session.play()
      } label: {
        Image(systemName: audioManager.isPlaying ? "pause.fill" : "play.fill")
      }
      .accessibilityLabel(audioManager.isPlaying ? "Pause" : "Play")
    }
  }
}
