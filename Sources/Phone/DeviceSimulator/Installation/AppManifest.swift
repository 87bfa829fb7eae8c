public import DeviceInterface

/// What an app declares to its platform: Info.plist on iOS, the manifest on Android.
///
/// A fresh manifest declares everything, so that a scenario has only to take away what it is about.
public struct AppManifest: Hashable, Sendable {
  /// The name under the app's icon.
  public var name: String
  /// `CFBundleShortVersionString`, or `android:versionName`: numbers with points in between (`I-105`, `A-79`).
  public var version = "1.0"
  /// `NSLocationWhenInUseUsageDescription`; `nil` where the key is missing (`I-12`).
  public var whenInUseUsage: String? = "Your position is used while you use the app."
  /// `NSLocationAlwaysAndWhenInUseUsageDescription`; `nil` where the key is missing (`I-12`).
  public var alwaysUsage: String? =
    "Your position is used also while you do not use the app."
  /// `NSLocationTemporaryUsageDescriptionDictionary` (`I-46`).
  public var temporaryPurposes: [PurposeText] = []
  /// Whether `NSLocationDefaultAccuracyReduced` is set, so that the user is asked for reduced accuracy (`I-49`).
  public var asksForReducedAccuracy = false
  /// What the app declares to do in the background on iOS (`I-50`).
  public var backgroundModes: BackgroundModes = [
    .location, .fetch, .processing, .remoteNotification,
  ]
  /// Whether `NSLocationRequireExplicitServiceSession` is set, so that no session is made up for the app (`I-26`).
  public var requiresExplicitServiceSession = false
  /// Whether the delegate of its location managers lacks `didFailWithError` or `didUpdateLocations` (`I-107`).
  public var lacksLocationCallbacks = false
  /// Whether the app has a receiver for the phone's start on Android (`A-58`).
  public var receivesBoot = true
  /// Whether the app has a receiver for changes of the clock and of its zone on Android (`A-74`).
  public var receivesClock = true
  /// Whether the app has a receiver for a change of the language on Android (`A-74`).
  public var receivesLanguage = true
  /// Whether the app is made for alarms and has `USE_EXACT_ALARM`, which nobody is asked about (`A-74`).
  public var isAlarmClock = false
  /// Whether the app has a receiver for `MY_PACKAGE_REPLACED`, so that Android starts it after an update (`A-79`).
  public var receivesUpdate = true
  /// Whether the receiver for the start, and so the app, is `directBootAware`: it runs before the first unlock (`A-69`).
  public var isDirectBootAware = false
  /// The Android version the app is built for (`A-26`, `A-42`).
  public var targetSDK = 36
  /// The location permissions the app's Android manifest declares (`A-01`).
  public var declaredPermissions: AndroidPermissions = [.coarse, .fine, .background]
  /// What the app does not declare of all else that it may need (`A-66`).
  public var undeclared: Set<Declaration> = []
  /// `BGTaskSchedulerPermittedIdentifiers`; `nil` where every name is permitted (`I-95`).
  public var permittedWork: [String]?

  /// Creates a manifest that declares everything.
  public init(name: String) { self.name = name }

  /// Takes over a version as it stands in a file; what a build puts there only later leaves it as it is.
  public mutating func setVersion(_ text: String?) {
    if let text, AppVersion(text) != nil { version = text }
  }

  /// Returns the declaration if it is missing.
  func lack(_ declaration: Declaration) -> Declaration? {
    undeclared.contains(declaration) ? declaration : nil
  }

  /// Returns the explanation under the key, or `nil` where the manifest has none.
  public func temporaryPurpose(forKey key: String) -> String? {
    temporaryPurposes.first { $0.key == key }?.text
  }
}

/// What an app on iOS declares to do in the background, in `UIBackgroundModes`.
public struct BackgroundModes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Location updates (`I-50`).
  public static let location = BackgroundModes(rawValue: 1)
  /// Sound that goes on in the background.
  public static let audio = BackgroundModes(rawValue: 2)
  /// Deferred work of half a minute (`I-95`).
  public static let fetch = BackgroundModes(rawValue: 4)
  /// Deferred work of some minutes (`I-95`).
  public static let processing = BackgroundModes(rawValue: 8)
  /// Silent pushes, which wake or start the app (`I-103`).
  public static let remoteNotification = BackgroundModes(rawValue: 16)
}

/// Why an app wants full accuracy for a while, as its manifest says it under a key (`I-46`).
public struct PurposeText: Hashable, Sendable {
  /// The key by which the app asks.
  public var key: String
  /// The explanation the user reads.
  public var text: String

  /// Creates an explanation under a key.
  public init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

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
  /// `android.permission.SCHEDULE_EXACT_ALARM` (`A-74`).
  case exactAlarms
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
    case .exactAlarms: "SCHEDULE_EXACT_ALARM"
    case .motionUsage: "NSMotionUsageDescription"
    case .workIdentifier(let name): "BGTaskSchedulerPermittedIdentifiers with \"\(name)\""
    case .workMode(.refresh): "UIBackgroundModes with fetch"
    case .workMode(.processing): "UIBackgroundModes with processing"
    }
  }
}
