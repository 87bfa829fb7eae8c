public import Foundation

/// Positions that are told later, as phones once did.
extension CLLocationManager {
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
