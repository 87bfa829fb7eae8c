public import CoreLocation
internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// The moment when a notification is shown.
open class UNNotificationTrigger: NSObject {
  /// Whether it is shown again and again; never here.
  open var repeats: Bool { false }

  /// How long to wait from now on, in seconds; nil where it never comes.
  var delay: TimeInterval? { nil }

  static func refuseRepeats(_ repeats: Bool) {
    guard repeats else { return }
    HostPhone.refuse("\(Self.self): no phone here repeats a notification")
  }
}

/// Some time after it was asked for, also where the app does not run by then.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// How long to wait, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger; the app is ended where the time is not above zero, as on the platform, or where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else {
      HostPhone.refuse("UNTimeIntervalNotificationTrigger: the time has to be greater than 0")
    }
    Self.refuseRepeats(repeats)
    self.timeInterval = timeInterval
  }

  override var delay: TimeInterval? { timeInterval }

  /// Returns when it would come if it were asked for now, as the platform does also for what was asked for before.
  public func nextTriggerDate() -> Date? { Date() + timeInterval }
}

/// A date and time by the clock, also where the app does not run by then.
///
/// How long that is is counted when it is asked for: a clock that is set later changes nothing.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the date has to match.
  public let dateComponents: DateComponents

  /// Creates a trigger; the app is ended where it repeats.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    Self.refuseRepeats(repeats)
    self.dateComponents = dateComponents
  }

  override var delay: TimeInterval? { nextTriggerDate().map { $0.timeIntervalSinceNow } }

  /// Returns the next date that matches; nil where there is none.
  public func nextTriggerDate() -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The moment when the user enters or leaves a region, also where the app does not run by then.
///
/// The system watches the region as it watches those of the app's location managers, with the app's permission to use the
/// location; it is not counted among them. Which of both boundaries counts is what the region says.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The region.
  public let region: CLRegion

  /// Creates a trigger; the app is ended where it repeats, or where the region is no circle on the earth.
  public init(region: CLRegion, repeats: Bool) {
    Self.refuseRepeats(repeats)
    self.region = region
    super.init()
    if watched == nil {
      HostPhone.refuse("UNLocationNotificationTrigger: no phone here watches \(region)")
    }
  }

  /// What the phone is told to watch; nil for what is no circle on the earth.
  var watched: Region? { (region as? CLCircularRegion).flatMap { Region($0) } }
}

/// The moment when a push of the app's server comes (`I-103`).
open class UNPushNotificationTrigger: UNNotificationTrigger {
  override var delay: TimeInterval? { 0 }
}
