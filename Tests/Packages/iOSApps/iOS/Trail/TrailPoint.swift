//
//  TrailPoint.swift
//  Trail
//

import CoreLocation
import Foundation

struct TrailPoint: Codable, Equatable {
  let latitude: Double
  let longitude: Double
  let accuracy: Double
  let time: Date

  init(_ location: CLLocation) {
    latitude = location.coordinate.latitude
    longitude = location.coordinate.longitude
    accuracy = location.horizontalAccuracy
    time = location.timestamp
  }

  var location: CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0, horizontalAccuracy: accuracy, verticalAccuracy: -1, timestamp: time)
  }
}
