internal import DeviceInterface
public import Foundation

extension CLLocationManager {
  /// The wishes for positions one after the other, and whether there are any.
  struct Wishes {
    var update = UpdateRequest()
    var isUpdating = false
    var isAskingOnce = false
    var wantsSignificantChanges = false
    var wantsVisits = false

    /// Whether positions are wanted in any way.
    var wantsAny: Bool { isUpdating || isAskingOnce || wantsSignificantChanges }
  }

  /// Changes what is wanted, and asks the phone for what is new about it.
  func wish(_ change: (inout Wishes) -> Void) {
    change(&wishes)
    center.followWishes()
  }

  /// What accuracies mean to a phone, which knows whole metres; what is no number is as accurate as can be.
  static func meters(_ accuracy: CLLocationAccuracy) -> Int {
    accuracy >= 0 ? Int(min(accuracy, 1_000_000)) : 10
  }

  /// What distances mean to a phone: none is longer than once around the earth and a bit.
  static func filter(_ distance: CLLocationDistance) -> Distance {
    guard distance > 0 else { return .zero }
    return Distance(meters: min(distance, 50_000_000)) ?? .zero
  }

  /// Asks the user for full accuracy for a while, and returns when this is over, whatever the answer was (`I-47`).
  ///
  /// Throws `CLError.promptDeclined` where the user was not asked (`I-46`).
  public nonisolated(nonsending) func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      center.askForFullAccuracy(purposeKey) { error in
        if let error { ended.resume(throwing: error) } else { ended.resume() }
      }
    }
  }

  // MARK: Positions that are told later, as phones once did

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

extension CLAuthorizationStatus {
  init(_ status: AuthorizationStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .whenInUse: .authorizedWhenInUse
      case .always: .authorizedAlways
      }
  }
}
