public import Foundation

/// The look and sound of a notification while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The platform's own number.
  public let rawValue: UInt

  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Its number is put on the app's icon; seen by nobody here.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// Its sound is heard; by nobody here.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// It is shown, by the name of old.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// It is among those that the user finds later.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// It is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The one who is asked about notifications; every method is optional, as on the platform, and has one of two forms.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// How a notification is to be shown that comes while the app is in front: not at all, where nobody says.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// How a notification is to be shown that comes while the app is in front; where this is not implemented, the other
  /// form is asked.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user has tapped a notification, by which the app has come to the front; the completion says that it is dealt with.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// The user has tapped a notification; where this is not implemented, the other form is called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

/// What happens where a method is not implemented.
extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Asks the other form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await withCheckedContinuation { answer in
      // It is called on the main queue, where the other form may be called anywhere.
      DispatchQueue.main.async {
        self.userNotificationCenter(center, willPresent: notification) {
          answer.resume(returning: $0)
        }
      }
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Calls the other form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        self.userNotificationCenter(center, didReceive: response) { done.resume() }
      }
    }
  }
}
