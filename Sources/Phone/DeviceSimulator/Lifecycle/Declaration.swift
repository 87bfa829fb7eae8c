public import DeviceInterface

/// What an app declares beside its use of location, and what the platform gives only to those that declare it.
public enum Declaration: Hashable, Sendable {
  /// `android.permission.FOREGROUND_SERVICE`, without which Android throws a `SecurityException` (`A-66`).
  case foregroundService
  /// `android.permission.FOREGROUND_SERVICE_LOCATION`, without which it does so from target 34 on (`A-66`).
  case locationService
  /// A `<service>` with `location` in its `android:foregroundServiceType` (`A-66`).
  case locationServiceType
  /// `android.permission.ACTIVITY_RECOGNITION`.
  case activityRecognition
  /// `android.permission.POST_NOTIFICATIONS`.
  case notifications
  /// `NSMotionUsageDescription`.
  case motionUsage
  /// The identifier under `BGTaskSchedulerPermittedIdentifiers` (`I-95`).
  case workIdentifier(String)
  /// What `UIBackgroundModes` must hold for work of the kind: `fetch` or `processing` (`I-95`).
  case workMode(DeferredWork.Kind)
}

extension Declaration: CustomStringConvertible {
  /// What is to be declared, as it stands in the file.
  public var description: String {
    switch self {
    case .foregroundService: "FOREGROUND_SERVICE"
    case .locationService: "FOREGROUND_SERVICE_LOCATION"
    case .locationServiceType: "android:foregroundServiceType=\"location\""
    case .activityRecognition: "ACTIVITY_RECOGNITION"
    case .notifications: "POST_NOTIFICATIONS"
    case .motionUsage: "NSMotionUsageDescription"
    case .workIdentifier(let name): "BGTaskSchedulerPermittedIdentifiers with \"\(name)\""
    case .workMode(.refresh): "UIBackgroundModes with fetch"
    case .workMode(.processing): "UIBackgroundModes with processing"
    }
  }
}
