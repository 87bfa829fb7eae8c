//
//  Cafe.swift
//  Near
//

import CoreLocation

struct Cafe: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let latitude: Double
  let longitude: Double

  var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// Knows all cafés; a real one would ask a server, which takes its time too.
actor CafeDirectory {
  private var lookups = 0
  private let all = [
    Cafe(id: 1, name: "Blue Cup", latitude: 52.2310, longitude: 21.0122),
    Cafe(id: 2, name: "Corner", latitude: 52.2340, longitude: 21.0122),
    Cafe(id: 3, name: "Two Spoons", latitude: 52.2450, longitude: 21.0122),
  ]

  var lookupCount: Int { lookups }

  func cafes(near location: CLLocation, within meters: Double) async throws -> [Cafe] {
    lookups += 1
    try await Task.sleep(for: .milliseconds(300))
    return
      all
      .filter { $0.location.distance(from: location) <= meters }
      .sorted { $0.location.distance(from: location) < $1.location.distance(from: location) }
  }
}
