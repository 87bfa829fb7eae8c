import DeviceInterface

/// Why a process of the app ended.
public enum TerminationReason: String, Hashable, Sendable, CaseIterable {
  /// The system needed the memory.
  case killedBySystem
  /// The user closed the app in the app switcher (`I-71`, `A-48`).
  case closedByUser
  /// The user stopped the app in Settings (`A-49`); Android only.
  case forceStopped
  /// The app crashed.
  case crashed
  /// Android refused something by a `SecurityException` that the app did not catch (`A-66`).
  case securityException
  /// A permission was taken away (`A-07`, `A-08`); Android only.
  case permissionRevoked
  /// The phone was restarted.
  case rebooted
  /// The phone went off, by its user or with an empty battery.
  case phoneOff
  /// The app was removed from the phone.
  case removed
}

extension TerminationReason {
  /// What Android's exit records say of it; nothing of a process that ended with the phone or was removed.
  var recorded: ProcessExit? {
    switch self {
    case .killedBySystem: .killedBySystem
    case .closedByUser: .closedByUser
    case .forceStopped: .forceStopped
    case .crashed, .securityException: .crashed
    case .permissionRevoked: .permissionRevoked
    case .rebooted, .phoneOff, .removed: nil
    }
  }
}
