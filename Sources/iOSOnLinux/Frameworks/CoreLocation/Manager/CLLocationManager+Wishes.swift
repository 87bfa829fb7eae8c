internal import DeviceInterface
internal import Foundation

extension CLLocationManager {
  /// What is wanted of positions one after the other, and whether they are.
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
}
