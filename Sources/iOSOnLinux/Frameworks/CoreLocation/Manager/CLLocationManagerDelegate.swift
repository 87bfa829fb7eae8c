public import Foundation
internal import VirtualTime

/// The one whom a location manager tells; every method is optional, as it is on the platform.
///
/// Whoever implements a deprecated method and not the one in its place is told by the deprecated one.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The permission is told for the first time, or has changed (`I-27`, `I-28`, `I-32`).
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The permission is told to whoever does not implement `locationManagerDidChangeAuthorization`.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Positions have come, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A position has come to whoever does not implement `didUpdateLocations`.
  func locationManager(
    _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation)
  /// No position could be had (`I-89`, `I-91`); who has asked for one and does not implement it ends the app (`I-107`).
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The updates were paused, as the phone rests (`I-60`).
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// The updates go on.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// The heading has changed; never here, as no phone has a compass.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether the user may be asked to calibrate the compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// The phone has come into a region (`I-82`).
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The phone has left a region (`I-82`).
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Where the phone is with regard to a region (`I-84`).
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region is watched from now on.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A region is not watched (`I-79`, `I-81`, `I-86`).
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  /// The phone has come to stay somewhere, or has left (`I-45`).
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Beacons cannot be ranged: no phone here has Bluetooth.
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error)
  /// Beacons of a region cannot be ranged: no phone here has Bluetooth.
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error)
  /// Beacons are near; never here.
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  /// Beacons of a region are near; never here.
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Positions are not deferred, as on every phone of today.
  func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}

/// What happens where a method is not implemented.
extension CLLocationManagerDelegate {
  /// Tells the manager's own delegate the permission by the deprecated method.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard manager.delegate === self else { return }
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Tells the manager's own delegate the newest position by the deprecated method, or ends the app where it has asked for
  /// one position (`I-107`).
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard manager.delegate === self, let newest = locations.last else { return }
    if manager.isAnswering {
      HostPhone.refuse(
        "\(Self.self) does not implement locationManager(_:didUpdateLocations:), and requestLocation() needs it (I-107)"
      )
    }
    locationManager(manager, didUpdateTo: newest, from: manager.previousLocation ?? newest)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation
  ) {}

  /// Ends the app where its manager's own delegate has asked for one position (`I-107`).
  ///
  /// Of updates nothing is told: phones are seen to go on, though the documentation says otherwise (`I-90`).
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    // Whom an app's own delegate passes it on to need not hear of it.
    guard manager.delegate === self, manager.isAnswering else { return }
    HostPhone.refuse(
      "\(Self.self) does not implement locationManager(_:didFailWithError:), and requestLocation() needs it (I-107)"
    )
  }

  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// The user is not asked.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
}
