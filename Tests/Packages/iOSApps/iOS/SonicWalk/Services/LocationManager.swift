//
//  LocationManager.swift
//  SonicWalk
//

import Combine
import CoreLocation
import Foundation

final class LocationManager: NSObject, ObservableObject {
  @Published private(set) var userLocation: CLLocation?
  @Published private(set) var authorizationStatus: CLAuthorizationStatus = .notDetermined
  @Published private(set) var isPrecise = true
  /// The point that has been reached last.
  @Published private(set) var nearbyPoint: TourPoint?
  @Published private(set) var currentPointIndex = 0
  /// The points in whose radius the walker is.
  @Published private(set) var pointsInRange: Set<String> = []

  private let manager = CLLocationManager()
  private var tourPoints: [TourPoint] = []
  private var isHeld = false
  private var isUpdating = false
  /// The next point, when the last position was in its radius.
  private var suspected: String?

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
    manager.pausesLocationUpdatesAutomatically = false
    manager.showsBackgroundLocationIndicator = true
    noteAuthorization()
  }

  var nextPoint: TourPoint? {
    !isHeld && tourPoints.indices.contains(currentPointIndex) ? tourPoints[currentPointIndex] : nil
  }

  // MARK: - Permission

  func askForUse() { manager.requestWhenInUseAuthorization() }
  func askForAlways() { manager.requestAlwaysAuthorization() }

  func askForPrecise() {
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Stories")
  }

  private func noteAuthorization() {
    authorizationStatus = manager.authorizationStatus
    isPrecise = manager.accuracyAuthorization == .fullAccuracy
  }

  // MARK: - The tour

  /// Monitors the point at the index, and no other; with `isHeld`, none at all.
  func setTourPoints(_ points: [TourPoint], currentPointIndex index: Int, isHeld held: Bool) {
    if points != tourPoints { nearbyPoint = nil }
    tourPoints = points
    currentPointIndex = index
    isHeld = held
  }

  func startTracking() {
    if !isUpdating {
      isUpdating = true
      manager.allowsBackgroundLocationUpdates = true
      manager.startUpdatingLocation()
    }
    setupGeofence()
  }

  func stopTracking() {
    isUpdating = false
    manager.stopUpdatingLocation()
    userLocation = nil
    pointsInRange = []
    suspected = nil
    clearGeofences(except: nil)
  }

  // MARK: - Geofencing

  private func clearGeofences(except identifier: String?) {
    for region in manager.monitoredRegions where region.identifier != identifier {
      manager.stopMonitoring(for: region)
    }
  }

  private func setupGeofence() {
    let identifier = nextPoint.map { "\($0.id) \($0.latitude) \($0.longitude)" }
    clearGeofences(except: identifier)
    guard let nextPoint, let identifier,
      !manager.monitoredRegions.contains(where: { $0.identifier == identifier })
    else { return }
    let region = CLCircularRegion(
      center: nextPoint.coordinate, radius: nextPoint.triggerRadiusMeters, identifier: identifier)
    region.notifyOnExit = false
    manager.startMonitoring(for: region)
  }

  private func checkPointProximity(_ location: CLLocation) {
    for point in tourPoints where location.horizontalAccuracy <= point.triggerRadiusMeters {
      if location.distance(from: point.location) <= point.triggerRadiusMeters {
        pointsInRange.insert(point.id)
      } else {
        pointsInRange.remove(point.id)
      }
    }
    guard let next = nextPoint, location.horizontalAccuracy <= next.triggerRadiusMeters,
      location.distance(from: next.location) <= next.triggerRadiusMeters
    else {
      suspected = nil
      return
    }
    // A single position may be wrong by a kilometre.
    guard suspected == next.id else {
      suspected = next.id
      return
    }
    trigger(next)
  }

  private func trigger(_ point: TourPoint) {
    currentPointIndex += 1
    suspected = nil
    nearbyPoint = point
  }
}

// MARK: - CLLocationManagerDelegate

extension LocationManager: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    noteAuthorization()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard isUpdating else { return }
    for location in locations
    where location.horizontalAccuracy >= 0 && abs(location.timestamp.timeIntervalSinceNow) < 10 {
      userLocation = location
      checkPointProximity(location)
    }
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    guard let next = nextPoint, region.identifier.hasPrefix("\(next.id) ") else { return }
    trigger(next)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    print("Location error: \(error.localizedDescription)")
  }
}
