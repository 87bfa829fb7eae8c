public import Foundation

/// What is asked for.
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
  /// Notifications that nobody is asked about.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether notifications are shown.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has asked yet.
  case notDetermined = 0
  /// The user wants none; never here.
  case denied = 1
  /// They are shown.
  case authorized = 2
  /// They are shown without anybody having been asked; never here.
  case provisional = 3
  /// They are shown for a while; never here.
  case ephemeral = 4
}

/// What the app may do.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether notifications are shown.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// Why a notification is not shown.
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
