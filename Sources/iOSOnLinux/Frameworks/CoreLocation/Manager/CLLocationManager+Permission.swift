internal import DeviceInterface
internal import Foundation

extension CLLocationManager {
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
