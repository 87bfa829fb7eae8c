//
//  MapView.swift
//  SonicWalk
//

import CoreLocation
import MapKit
import SwiftUI

struct MapView: View {
  let points: [TourPoint]
  let state: (TourPoint) -> PointState

  @State private var position: MapCameraPosition = .userLocation(fallback: .automatic)

  var body: some View {
    Map(position: $position) {
      UserAnnotation()
      ForEach(points) { point in
        MapCircle(center: point.coordinate, radius: point.triggerRadiusMeters)
          .foregroundStyle(state(point).color.opacity(0.2))
        Annotation(point.title, coordinate: point.coordinate) {
          PointMarker(state: state(point))
        }
      }
    }
  }
}

struct PointMarker: View {
  let state: PointState
  @State private var isPulsing = false

  var body: some View {
    Image(systemName: state == .completed ? "checkmark.circle.fill" : "circle.fill")
      .foregroundStyle(state.color)
      .scaleEffect(state == .active && isPulsing ? 1.3 : 1)
      .animation(.easeInOut(duration: 0.8).repeatForever(), value: isPulsing)
      .onAppear { isPulsing = true }
  }
}
