public import Foundation
internal import FrameworkParts

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

/// When a notification is shown.
open class UNNotificationTrigger: NSObject {
  /// Whether it is shown again and again; never here.
  open var repeats: Bool { false }
}

/// Some time after it was asked for, also where the app does not run by then.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// How long to wait, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger; the app is ended where the time is not above zero, as on the platform, or where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else {
      FrameworkPhone.refuse("UNTimeIntervalNotificationTrigger: the time has to be greater than 0")
    }
    guard !repeats else {
      FrameworkPhone.refuse(
        "UNTimeIntervalNotificationTrigger: no phone here repeats a notification")
    }
    self.timeInterval = timeInterval
  }
}

/// A notification that the platform has.
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) { self.request = request }
}
