//
//  PositionFilter.swift
//  Tour
//

import CoreLocation

/// Tells positions that can be believed from wild ones.
struct PositionFilter {
  private var trusted: CLLocation?
  private var doubted: CLLocation?

  enum Verdict {
    case useless, first, believed
  }

  mutating func judge(_ location: CLLocation) -> Verdict {
    guard location.horizontalAccuracy >= 0, location.horizontalAccuracy <= 300,
      abs(location.timestamp.timeIntervalSinceNow) <= 10
    else { return .useless }
    guard let trusted else {
      self.trusted = location
      return .first
    }
    // Faster than 300 km/h goes nobody, unless the next position says the same.
    if isTooFar(location, from: trusted) {
      guard let doubted, !isTooFar(location, from: doubted) else {
        self.doubted = location
        return .useless
      }
    }
    (self.trusted, doubted) = (location, nil)
    return .believed
  }

  private func isTooFar(_ location: CLLocation, from other: CLLocation) -> Bool {
    let seconds = location.timestamp.timeIntervalSince(other.timestamp)
    let meters =
      location.distance(from: other) - location.horizontalAccuracy - other.horizontalAccuracy
    return meters > max(seconds, 0) * 300 / 3.6
  }
}
