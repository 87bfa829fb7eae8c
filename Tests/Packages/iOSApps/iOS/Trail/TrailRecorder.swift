//
//  TrailRecorder.swift
//  Trail
//

import CoreLocation
import Foundation

protocol TrailRecorderDelegate: AnyObject {
  func recorder(_ recorder: TrailRecorder, didRecord point: TrailPoint, meters: Double)
  func recorderDidChange(_ recorder: TrailRecorder)
}

/// Records where the hiker goes.
final class TrailRecorder: NSObject {
  enum Problem: Equatable {
    case denied
    case restricted
    case noSignal
  }

  weak var delegate: TrailRecorderDelegate?

  private(set) var isRunning = false
  private(set) var problem: Problem?
  private(set) var isApproximate = false

  private let manager = CLLocationManager()
  private var last: CLLocation?

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.distanceFilter = 10
    manager.activityType = .fitness
    manager.pausesLocationUpdatesAutomatically = false
  }

  var isAuthorized: Bool {
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: return true
    case .notDetermined, .restricted, .denied: return false
    @unknown default: return false
    }
  }

  var isWaitingForAnswer: Bool {
    manager.authorizationStatus == .notDetermined
  }

  /// Asks where that is needed, and starts.
  func start() {
    isRunning = true
    problem = nil
    manager.requestWhenInUseAuthorization()
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
    checkAuthorization()
  }

  func stop() {
    isRunning = false
    last = nil
    manager.stopUpdatingLocation()
    manager.allowsBackgroundLocationUpdates = false
  }

  private func checkAuthorization() {
    isApproximate = isAuthorized && manager.accuracyAuthorization == .reducedAccuracy
    switch manager.authorizationStatus {
    case .denied: problem = .denied
    case .restricted: problem = .restricted
    case .authorizedAlways, .authorizedWhenInUse:
      if problem != .noSignal { problem = nil }
    case .notDetermined: problem = nil
    @unknown default: break
    }
    delegate?.recorderDidChange(self)
  }
}

extension TrailRecorder: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let wasLocked = problem == .denied || problem == .restricted
    checkAuthorization()
    if isRunning, isAuthorized, wasLocked {
      manager.startUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard isRunning else { return }
    problem = nil
    for location in locations where isUsable(location) {
      let meters = last.map { location.distance(from: $0) } ?? 0
      last = location
      delegate?.recorder(self, didRecord: TrailPoint(location), meters: meters)
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    switch (error as? CLError)?.code {
    case .denied?:
      last = nil
      checkAuthorization()
    case .locationUnknown?:
      problem = .noSignal
      delegate?.recorderDidChange(self)
    default:
      print("location failed: \(error)")
    }
  }

  /// Old and coarse positions are left out.
  private func isUsable(_ location: CLLocation) -> Bool {
    location.horizontalAccuracy >= 0
      && location.horizontalAccuracy <= 100
      && abs(location.timestamp.timeIntervalSinceNow) < 30
  }
}
