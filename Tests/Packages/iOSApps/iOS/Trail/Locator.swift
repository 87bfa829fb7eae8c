//
//  Locator.swift
//  Trail
//

import CoreLocation
import Foundation

/// Answers once where the phone is.
final class Locator: NSObject, CLLocationManagerDelegate {
  private let manager: CLLocationManager
  private let done: (Result<CLLocation, Error>) -> Void

  init(done: @escaping (Result<CLLocation, Error>) -> Void) {
    manager = CLLocationManager()
    self.done = done
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.requestLocation()
    // Some call it twice, to be sure.
    manager.requestLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    done(.success(location))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    done(.failure(error))
  }
}
