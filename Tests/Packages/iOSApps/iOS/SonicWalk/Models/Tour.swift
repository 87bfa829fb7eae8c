//
//  Tour.swift
//  SonicWalk
//

import CoreLocation
import Foundation

struct Tour: Codable, Identifiable, Hashable {
  let id: String
  let title: String
  let points: [TourPoint]
}

struct TourPoint: Codable, Identifiable, Hashable {
  let id: String
  let order: Int
  let title: String
  let latitude: Double
  let longitude: Double
  let triggerRadiusMeters: Double
  let audioFile: String

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  var location: CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }
}

enum PointState: String {
  case inactive = "Not reached"
  case active = "Playing"
  case queued = "Up next"
  case completed = "Completed"
}
