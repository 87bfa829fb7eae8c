//
//  Tour.swift
//  SonicWalk
//

import CoreLocation
import Foundation

struct Tour: Codable, Identifiable, Hashable {
  let id: String
  let title: String
  var points: [TourPoint]
}

struct TourPoint: Codable, Identifiable, Hashable {
  struct Audio: Codable, Hashable {
    let id: String
  }

  let number: Int
  let title: String
  let latitude: Double
  let longitude: Double
  let triggerRadiusMeters: Double
  let audio: Audio

  enum CodingKeys: String, CodingKey {
    case number, title, audio
    case latitude = "lat"
    case longitude = "lng"
    case triggerRadiusMeters = "radiusM"
  }

  var id: String { "point-\(number)" }
  var name: String { "\(number). \(title)" }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  var location: CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }
}

enum PointState: String {
  case inactive = "Not reached"
  case active = "Heard now"
  case queued = "Up next"
  case completed = "Completed"
}
