//
//  PlayerView.swift
//  SonicWalk
//

import SwiftUI

struct PlayerView: View {
  let tour: Tour

  @StateObject private var locationManager = LocationManager()
  @StateObject private var audioManager = AudioManager()

  var body: some View {
    VStack(spacing: 16) {
      PermissionBanner(status: locationManager.authorizationStatus)
      MapView(
        points: tour.points, userLocation: locationManager.userLocation, state: state(of:))
        .frame(height: 300)
      List(tour.points) { point in
        PointRow(point: point, state: state(of: point))
      }
      if locationManager.isTourComplete && audioManager.currentPoint == nil {
        Text("Tour complete")
      } else if let next = locationManager.nextPoint {
        LabeledContent("Next point", value: next.title)
      }
      if let point = audioManager.currentPoint {
        PlayerControls(title: point.title, audioManager: audioManager)
      }
    }
    .navigationTitle(tour.title)
    .onAppear {
      locationManager.setTourPoints(tour.points)
      locationManager.startTracking()
    }
    .onReceive(locationManager.$nearbyPoint) { point in
      guard let point = point else { return }
      handlePointTriggered(point)
    }
  }

  private func handlePointTriggered(_ point: TourPoint) {
    audioManager.enqueue(point)
  }

  private func state(of point: TourPoint) -> PointState {
    if audioManager.completedPoints.contains(point.id) { return .completed }
    if audioManager.currentPoint == point { return .active }
    if locationManager.triggeredPoints.contains(point.id) { return .queued }
    return .inactive
  }
}

struct PointRow: View {
  let point: TourPoint
  let state: PointState

  var body: some View {
    HStack {
      Image(systemName: state == .completed ? "checkmark.circle.fill" : "circle.fill")
        .foregroundStyle(state.color)
      VStack(alignment: .leading) {
        Text("\(point.order). \(point.title)")
        Text(state.rawValue).font(.caption).foregroundStyle(.secondary)
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
