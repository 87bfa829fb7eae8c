//
//  WalkView.swift
//  SonicWalk
//

import CoreLocation
import SwiftUI

/// How the walk stands, and what keeps it from going on.
struct StatusView: View {
  let walk: Walk?

  @EnvironmentObject private var session: TourSession
  @EnvironmentObject private var locationManager: LocationManager
  @Environment(\.openURL) private var openURL

  var body: some View {
    HStack {
      switch walk?.status {
      case .running: badge("On the way", .green)
      case .stopped: badge("Stopped", .yellow)
      case .completed: badge("Completed", .blue)
      case nil: EmptyView()
      }
      if isInFrontOnly { badge("Keep the app open", .yellow) }
      if session.isUnsaved { UnsavedBadge() }
    }
    if session.waiting != nil {
      Text("Waiting for your answer about location…")
      Text("Points do not start by themselves because location has not been allowed yet.")
    }
    if walk?.status == .running, let obstacle = locationManager.obstacle {
      Text("Points do not start by themselves because \(reason(obstacle)).")
      Button("Open Settings") {
        if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
      }
    }
  }

  private var isInFrontOnly: Bool {
    walk?.status == .running && locationManager.obstacle == nil
      && locationManager.authorizationStatus == .authorizedWhenInUse
  }

  private func reason(_ obstacle: LocationObstacle) -> String {
    obstacle == .notAllowedYet
      ? "the permission to use your location has ended" : obstacle.reason
  }

  private func badge(_ text: String, _ color: Color) -> some View {
    Text(text)
      .font(.caption)
      .padding(4)
      .background(color)
      .clipShape(Capsule())
  }
}

/// What was heard, what comes, and where the walker is.
struct WalkView: View {
  let walk: Walk
  let reached: TourPoint?

  @EnvironmentObject private var locationManager: LocationManager

  var body: some View {
    Text("Stories started: \(started).")
    if !walk.heardPoints.isEmpty {
      Text("Heard so far: \(walk.heardPoints.map(\.name).joined(separator: ", "))")
    }
    if let point = walk.toldPoint, walk.status == .running { Text("Now heard: \(point.name)") }
    if let point = walk.queuedPoint { Text("Up next: \(point.name)") }
    if walk.status == .running {
      if let next = locationManager.nextPoint ?? nextPoint {
        LabeledContent("Next point", value: "\(next.number)")
        if let place = locationManager.userLocation {
          LabeledContent(
            "To point \(next.number)", value: "\(Int(place.distance(from: next.location))) m")
        }
      }
      ForEach(walk.tour.points.filter { locationManager.pointsInRange.contains($0.id) }) { point in
        Text("You are at \(point.name)")
      }
      if let reached { Text("Reached last: \(reached.title)") }
    }
  }

  private var started: String {
    walk.startedPoints.isEmpty
      ? "none" : walk.startedPoints.map { "\($0.number)" }.joined(separator: ", ")
  }

  private var nextPoint: TourPoint? {
    walk.tour.points.indices.contains(walk.currentPointIndex)
      ? walk.tour.points[walk.currentPointIndex] : nil
  }
}
