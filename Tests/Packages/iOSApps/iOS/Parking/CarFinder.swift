//
//  CarFinder.swift
//  Parking
//
//  Asks once where the phone is. Gives up after twenty seconds.
//

import CoreLocation
import Foundation

final class CarFinder: NSObject, CLLocationManagerDelegate {
  typealias Completion = (Parking.Place?) -> Void

  private let manager = CLLocationManager()
  private var completions: [Completion] = []
  private var timeout: DispatchSourceTimer?

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
  }

  func find(_ completion: @escaping Completion) {
    completions.append(completion)
    guard completions.count == 1 else { return }
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .denied, .restricted: finish(nil)
    default: request()
    }
  }

  private func request() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .seconds(20))
    timer.setEventHandler { [weak self] in self?.finish(nil) }
    timer.resume()
    timeout = timer
    manager.requestLocation()
  }

  private func finish(_ place: Parking.Place?) {
    timeout?.cancel()
    timeout = nil
    let waiting = completions
    completions = []
    DispatchQueue.main.async {
      for completion in waiting { completion(place) }
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard !completions.isEmpty, timeout == nil else { return }
    switch manager.authorizationStatus {
    case .notDetermined: break
    case .denied, .restricted: finish(nil)
    default: request()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let coordinate = locations.last?.coordinate else { return }
    finish(.init(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    finish(nil)
  }
}
