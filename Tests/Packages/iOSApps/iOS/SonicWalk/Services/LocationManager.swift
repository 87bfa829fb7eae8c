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
  @Published private(set) var nearbyPoint: TourPoint?
  @Published private(set) var currentPointIndex = 0
  @Published private(set) var triggeredPoints: Set<String> = []
  @Published private(set) var isPointActive = false
  @Published private(set) var isTracking = false

  private let manager = CLLocationManager()
  private var tourPoints: [TourPoint] = []

  var nextPoint: TourPoint? {
    tourPoints.indices.contains(currentPointIndex) ? tourPoints[currentPointIndex] : nil
  }

  var isTourComplete: Bool {
    !tourPoints.isEmpty && currentPointIndex >= tourPoints.count
  }

  var isDenied: Bool {
    authorizationStatus == .denied || authorizationStatus == .restricted
  }

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.distanceFilter = 10
    manager.activityType = .fitness
    manager.allowsBackgroundLocationUpdates = true
    manager.pausesLocationUpdatesAutomatically = false
    authorizationStatus = manager.authorizationStatus
  }

  func setTourPoints(_ points: [TourPoint]) {
    tourPoints = points.sorted { $0.order < $1.order }
    currentPointIndex = 0
    triggeredPoints = []
    nearbyPoint = nil
    isPointActive = false
  }

  func startTracking() {
    isTracking = true
    switch manager.authorizationStatus {
    case .notDetermined:
      manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse:
      manager.requestAlwaysAuthorization()
      beginUpdates()
    case .authorizedAlways:
      beginUpdates()
    default:
      break
    }
  }

  func stopTracking() {
    isTracking = false
    manager.stopUpdatingLocation()
    clearGeofences()
  }

  private func beginUpdates() {
    manager.startUpdatingLocation()
    setupGeofence()
  }

  // MARK: - Geofencing

  private func clearGeofences() {
    for region in manager.monitoredRegions {
      manager.stopMonitoring(for: region)
    }
  }

  /// Only the next point of the sequence is monitored.
  private func setupGeofence() {
    clearGeofences()
    guard let next = nextPoint,
      CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self)
    else { return }
    let region = CLCircularRegion(
      center: next.coordinate, radius: next.triggerRadiusMeters, identifier: next.id)
    region.notifyOnEntry = true
    region.notifyOnExit = false
    manager.startMonitoring(for: region)
  }

  private func checkPointProximity() {
    guard isTracking, let location = userLocation else { return }
    if let next = nextPoint {
      let distance = location.distance(from: next.location)
      if distance <= next.triggerRadiusMeters {
        trigger(next)
      }
    }
    if let active = nearbyPoint {
      isPointActive = location.distance(from: active.location) <= active.triggerRadiusMeters
    }
  }

  private func trigger(_ point: TourPoint) {
    guard !triggeredPoints.contains(point.id) else { return }
    triggeredPoints.insert(point.id)
    currentPointIndex += 1
    isPointActive = true
    nearbyPoint = point
    if isTourComplete {
      stopTracking()
    } else {
      setupGeofence()
    }
  }
}

// MARK: - CLLocationManagerDelegate

extension LocationManager: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    authorizationStatus = manager.authorizationStatus
    guard isTracking else { return }
    switch manager.authorizationStatus {
    case .authorizedWhenInUse:
      manager.requestAlwaysAuthorization()
      beginUpdates()
    case .authorizedAlways:
      beginUpdates()
    case .denied, .restricted:
      manager.stopUpdatingLocation()
    default:
      break
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations where location.horizontalAccuracy >= 0 {
      userLocation = location
      checkPointProximity()
    }
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    guard let next = nextPoint, region.identifier == next.id else { return }
    trigger(next)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    print("Location error: \(error.localizedDescription)")
  }
}
