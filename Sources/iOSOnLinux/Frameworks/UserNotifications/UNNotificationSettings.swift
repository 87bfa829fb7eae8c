internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// The permissions that are asked for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The platform's own number.
  public let rawValue: UInt

  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Notifications that are shown.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications that are shown in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sound also where the phone is muted; a phone gives it to few apps, and the one here to none.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button in Settings that leads to the app's own; there is none here.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Notifications that nobody is asked about.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The permission to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has asked yet.
  case notDetermined = 0
  /// The user has turned them off.
  case denied = 1
  /// They are shown.
  case authorized = 2
  /// They are shown, and nobody was asked: the app has only asked for that.
  case provisional = 3
  /// They are shown for a while; never here.
  case ephemeral = 4
}

/// The permission of notifications to do something.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  /// The user has turned notifications off.
  case disabled = 1
  /// They do.
  case enabled = 2
}

/// The look of notifications.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// For a moment.
  case banner = 1
  /// Until the user does something about it; never here.
  case alert = 2
}

/// The time when what notifications say is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Also on the locked screen.
  case always = 0
  /// Where the phone is unlocked; never here.
  case whenAuthenticated = 1
  /// Never; not here.
  case never = 2
}

/// What the app may do.
public final class UNNotificationSettings: NSObject, Sendable {
  private let options: UNAuthorizationOptions?
  private let isProvisional: Bool
  private let isAllowed: Bool

  init(_ known: KnownNotifications, _ facts: Facts) {
    // As long as the question is up, nothing is decided.
    options = facts.notificationPermission == .notDetermined ? nil : known.options
    (isProvisional, isAllowed) = (known.isProvisional, facts.notificationsEnabled)
  }

  /// Whether notifications are shown.
  public var authorizationStatus: UNAuthorizationStatus {
    if options == nil { return .notDetermined }
    guard isAllowed else { return .denied }
    return isProvisional ? .provisional : .authorized
  }

  /// Whether they are shown over whatever the user has in front.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether they are heard.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether they put a number on the app's icon.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether they are shown on the locked screen.
  public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether they are among those that the user finds later.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }

  /// Whether they are heard where the phone is muted; never here.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether they are shown at once, whatever the user is at.
  public var timeSensitiveSetting: UNNotificationSetting { setting(.alert) }
  /// How they are shown.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// When what they say is shown.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard options?.contains(option) == true else { return .notSupported }
    return isAllowed ? .enabled : .disabled
  }
}

/// The reason for which a notification is not shown.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  /// The platform's numbers.
  public enum Code: Int, Sendable {
    /// The app has no permission.
    case notificationsNotAllowed = 1
  }

  /// What it is.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Where the numbers come from.
  public static var errorDomain: String { "UNErrorDomain" }
  /// The platform's number.
  public var errorCode: Int { code.rawValue }
  /// What it says of itself where it is shown.
  public var errorUserInfo: [String: Any] {
    switch code {
    case .notificationsNotAllowed:
      ErrorWords.saying("Notifications are not allowed for this application")
    }
  }

  /// The app has no permission.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}

extension UNError.Code {
  /// Whether an error is of this kind, as `catch UNError.notificationsNotAllowed` asks.
  public static func ~= (code: UNError.Code, error: any Error) -> Bool {
    (error as? UNError)?.code == code
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where the numbers of notifications' errors come from.
public let UNErrorDomain = "UNErrorDomain"
