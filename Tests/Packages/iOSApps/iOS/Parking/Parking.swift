//
//  Parking.swift
//  Parking
//

import Foundation

/// Where the car stands, and until when that is paid.
struct Parking: Codable, Equatable {
  struct Place: Codable, Equatable {
    var latitude: Double
    var longitude: Double
  }

  var start: Date
  var end: Date
  var place: Place?
  var note = ""

  var paid: TimeInterval { end.timeIntervalSince(start) }
}

extension Notification.Name {
  /// Posted on the main queue when anything about the parked car has changed.
  static let parkingDidChange = Notification.Name("parkingDidChange")
  /// Posted once for each parked car, five minutes before the end.
  static let parkingEndsSoon = Notification.Name("parkingEndsSoon")
}
