public import Foundation

/// A notification that is to be shown, and when.
open class UNNotificationRequest: NSObject {
  /// What identifies it; another one of the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; at once where it says nothing.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content.kept, trigger)
  }
}

/// A notification that the platform has.
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it came, or was tapped; where it came as the user was somewhere, when it is asked for.
  public let date: Date

  init(_ request: UNNotificationRequest, at date: Date? = nil) {
    (self.request, self.date) = (request, date ?? Date())
  }
}

/// What the user has done with a notification: no phone here can more than tap it.
open class UNNotificationResponse: NSObject {
  /// What it was done with.
  public let notification: UNNotification
  /// What was done: `UNNotificationDefaultActionIdentifier`, as notifications have no buttons here.
  public let actionIdentifier = UNNotificationDefaultActionIdentifier

  init(_ notification: UNNotification) { self.notification = notification }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notification itself was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
