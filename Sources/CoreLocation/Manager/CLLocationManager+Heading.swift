public import Foundation

/// Every turn of the device counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// What no phone here has: a compass, and positions that are told later.
extension CLLocationManager {
  /// Whether there is a compass; there is none.
  public class func headingAvailable() -> Bool { false }

  /// Which way the device points: nobody knows.
  public var heading: CLHeading? { nil }

  /// Tells the delegate that there is no compass.
  public func startUpdatingHeading() {
    center.later(self) {
      $0.delegate?.locationManager($0, didFailWithError: CLError(.headingFailure))
    }
  }

  /// Does nothing: there is no compass.
  public func stopUpdatingHeading() {}

  /// Does nothing: nobody is asked to calibrate a compass.
  public func dismissHeadingCalibrationDisplay() {}

  /// Whether positions can be deferred; they cannot.
  @available(*, deprecated, message: "No phone defers positions any more.")
  public class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Tells the delegate that positions are not deferred.
  @available(*, deprecated, message: "No phone defers positions any more.")
  public func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {
    center.later(self) {
      $0.delegate?.locationManager(
        $0, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
    }
  }

  /// Does nothing: positions are not deferred.
  @available(*, deprecated, message: "No phone defers positions any more.")
  public func disallowDeferredLocationUpdates() {}
}
