//
//  PlayerView.swift
//  SonicWalk
//

import SwiftUI

struct PlayerView: View {
  let tour: Tour

  @EnvironmentObject private var session: TourSession
  @EnvironmentObject private var locationManager: LocationManager
  @EnvironmentObject private var audioManager: AudioManager
  @State private var reached: TourPoint?

  private var walk: Walk? { session.walk(on: tour.id) }
  private var isRunning: Bool { walk?.status == .running }

  var body: some View {
    VStack(spacing: 16) {
      StatusView(walk: walk)
      MapView(points: tour.points, state: mapState)
        .frame(height: 300)
      List(tour.points) { point in
        PointRow(
          point: point, state: walk?.state(of: point) ?? .inactive,
          isStopped: walk?.status == .stopped)
      }
      if let walk { WalkView(walk: walk, reached: reached) }
      if isRunning, let point = audioManager.point {
        PlayerControls(title: point.title, audioManager: audioManager)
      }
      controls
    }
    .navigationTitle(tour.title)
    .onReceive(locationManager.$nearbyPoint) { point in
      reached = point
    }
    .modifier(LocationPrompts())
  }

  @ViewBuilder private var controls: some View {
    if session.waiting == nil {
      switch walk?.status {
      case .running: Button("Stop") { session.stop() }
      case .stopped: Button("Continue") { session.start(tour) }
      case .completed: Button("Start again") { session.start(tour) }
      case nil: Button("Start") { session.start(tour) }
      }
    }
  }

  /// On the map a point is active while the walker is in its radius.
  private func mapState(of point: TourPoint) -> PointState {
    if walk?.state(of: point) == .completed { return .completed }
    return isRunning && locationManager.pointsInRange.contains(point.id) ? .active : .inactive
  }
}

struct PointRow: View {
  let point: TourPoint
  let state: PointState
  let isStopped: Bool

  var body: some View {
    HStack {
      Image(systemName: state == .completed ? "checkmark.circle.fill" : "circle.fill")
        .foregroundStyle(state.color)
      VStack(alignment: .leading) {
        Text(point.name)
        Text(isStopped && state == .active ? "Begun" : state.rawValue).font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

extension PointState {
  var color: Color {
    switch self {
    case .inactive, .queued: return .gray
    case .active: return .orange
    case .completed: return .green
    }
  }
}
