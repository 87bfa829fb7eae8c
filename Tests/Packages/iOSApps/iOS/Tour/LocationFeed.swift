//
//  LocationFeed.swift
//  Tour
//

import CoreLocation

/// Where the walker is, and which circle they have come into.
@MainActor
final class LocationFeed: NSObject {
  enum Event: Sendable {
    case moved(CLLocation)
    case entered(String)
    case authorizationChanged
  }

  let events: AsyncStream<Event>
  private let tell: AsyncStream<Event>.Continuation
  private let manager = CLLocationManager()
  private(set) var isRunning = false

  override init() {
    (events, tell) = AsyncStream.makeStream()
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
    manager.pausesLocationUpdatesAutomatically = false
    manager.showsBackgroundLocationIndicator = true
  }

  /// Why no point can start by itself; nil where each can.
  var obstacle: String? {
    switch manager.authorizationStatus {
    case .notDetermined: "location has not been allowed yet"
    case .restricted: "location is restricted on this iPhone"
    case .denied: "this app may not use your location"
    case .authorizedAlways, .authorizedWhenInUse:
      manager.accuracyAuthorization == .fullAccuracy ? nil : "precise location is off"
    @unknown default: nil
    }
  }

  var mustAsk: Bool { manager.authorizationStatus == .notDetermined }
  var isInUseOnly: Bool { manager.authorizationStatus == .authorizedWhenInUse }

  func ask() { manager.requestWhenInUseAuthorization() }
  func askForAlways() { manager.requestAlwaysAuthorization() }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
  }

  func stop() {
    guard isRunning else { return }
    isRunning = false
    manager.stopUpdatingLocation()
  }

  /// Has one circle watched, and no other.
  func watch(_ point: Tour.Point?) {
    let name = point.map { "point \($0.number)" }
    for region in manager.monitoredRegions where region.identifier != name {
      manager.stopMonitoring(for: region)
    }
    guard let point, let name,
      !manager.monitoredRegions.contains(where: { $0.identifier == name })
    else { return }
    let circle = CLCircularRegion(
      center: point.coordinate, radius: point.radiusM, identifier: name)
    circle.notifyOnExit = false
    manager.startMonitoring(for: circle)
  }
}

extension LocationFeed: CLLocationManagerDelegate {
  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    tell.yield(.authorizationChanged)
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    for location in locations { tell.yield(.moved(location)) }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  {
    print("location failed: \(error)")
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    tell.yield(.entered(region.identifier))
  }
}
