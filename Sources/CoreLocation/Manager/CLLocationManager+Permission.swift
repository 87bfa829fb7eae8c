internal import DeviceInterface
internal import Foundation

/// Permission.
extension CLLocationManager {
  /// What the app may do now (`I-01`).
  public var authorizationStatus: CLAuthorizationStatus {
    CLAuthorizationStatus(center.facts.permission.status)
  }

  /// How accurate the positions are that the user allows (`I-41`).
  public var accuracyAuthorization: CLAccuracyAuthorization {
    center.facts.permission.accuracy == .full ? .fullAccuracy : .reducedAccuracy
  }

  /// What the app may do now, as it was asked before iOS 14.
  @available(*, deprecated, message: "Use the authorizationStatus of a manager.")
  public class func authorizationStatus() -> CLAuthorizationStatus {
    CLAuthorizationStatus(LocationCenter.shared.facts.permission.status)
  }

  /// Whether the app is a widget's; it is not.
  public var isAuthorizedForWidgetUpdates: Bool { false }

  /// Asks the user for positions while the app is in use (`I-08` to `I-12`); nothing happens where the user has answered.
  public func requestWhenInUseAuthorization() {
    if authorizationStatus == .notDetermined { center.ask(.askForPermission(.whenInUse)) }
  }

  /// Asks the user for positions at any time (`I-13` to `I-19`); nothing happens where that cannot be asked.
  public func requestAlwaysAuthorization() {
    if [.notDetermined, .authorizedWhenInUse].contains(authorizationStatus) {
      center.ask(.askForPermission(.always))
    }
  }

  /// Asks the user for full accuracy for a while (`I-46`).
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: nil)
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

  /// Asks the user for full accuracy for a while, and tells that this is over, whatever the answer was (`I-47`).
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)?
  ) {
    center.askForFullAccuracy(purposeKey, completion)
  }
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
