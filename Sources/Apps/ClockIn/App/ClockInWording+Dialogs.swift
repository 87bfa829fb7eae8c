import AppParts
import DeviceInterface

extension ClockInWording {
  static let clockOutQuestion = Dialog(
    title: "Clock out?", message: "Your shift ends, and so does the tracking.",
    buttons: [clockOut, keepWorking])

  /// What the guide says: why location is needed, that there is no clock-in without it, or what would make tracking better
  /// (`clock-in:US5.2` to `US5.4`).
  static func dialog(_ message: LocationGuide.Message, on platform: PlatformKind) -> Dialog {
    switch message {
    case .explanation:
      Dialog(
        title: "Your location during shifts",
        message: "Background location is used to track your work routes during shifts: from"
          + " clock-in to clock-out, also while the phone is locked or another app is in front, and"
          + " never outside.",
        buttons: [LocationWording.carryOn, LocationWording.notNow])
    case .blocked(let block):
      Dialog(
        title: "Location is required",
        message: "You are not clocked in. " + instructions(block, platform),
        buttons: [
          block.endsInApp(on: platform) ? LocationWording.turnLocationOn : goToSettings, cancel,
        ])
    case .missing(.inFrontOnly(let canAsk)):
      Dialog(
        title: "Allow background location",
        message:
          "You are clocked in, and tracked as far as the phone allows. For full functionality"
          + " choose “\(platform == .iOS ? "Always" : "Allow all the time")”: then tracking goes on"
          + " by itself whatever happens to the app.",
        buttons: [canAsk ? LocationWording.carryOn : goToSettings, LocationWording.notNow])
    case .missing(.imprecise):
      Dialog(
        title: "Allow precise location",
        message:
          "You are clocked in, but your route is recorded with low accuracy. Switch on precise"
          + " location in Settings.",
        buttons: [goToSettings, LocationWording.notNow])
    }
  }

  private static func instructions(_ block: LocationBlock, _ platform: PlatformKind) -> String {
    switch (block, platform) {
    case (.denied, .iOS): "In Settings, tap “Location” and choose “Always”."
    case (.denied, .android):
      "In Settings, tap “Permissions”, then “Location”, and choose “Allow all the time”."
    case (.restricted, _):
      "Location is restricted on this device. Settings shows it; ask whoever manages the device."
    case (.servicesOff, .iOS):
      "In Settings, switch on “Location Services” under “Privacy & Security”."
    case (.servicesOff, .android): "Location is switched off on this device. Switch it on."
    }
  }

  static func hint(_ missing: LocationGuide.Shortcoming, on platform: PlatformKind) -> ListItem {
    switch missing {
    case .inFrontOnly:
      ListItem(
        title: "Background location is off",
        detail: platform == .iOS
          ? "Choose “Always” for tracking without interruptions."
          : "Choose “Allow all the time” for tracking without interruptions.")
    case .imprecise:
      ListItem(
        title: "Precise location is off", detail: "Your route is recorded with low accuracy.")
    }
  }

  /// Why the employee is asked about notifications, or what is not seen without them (`clock-in:FR-012`).
  static func hint(_ hint: NotificationQuestion.Hint) -> ListItem {
    switch hint {
    case .reason:
      ListItem(
        title: "Allow notifications",
        detail: "They tell you when tracking has a problem. It goes on whatever you answer.")
    case .unseen:
      ListItem(
        title: "Notifications are off",
        detail: "You are not told outside the app when tracking has a problem.")
    }
  }

  /// What closing the app does (`clock-in:EDGE-4`).
  ///
  /// - Parameter isNotified: Whether the employee sees the app's notifications.
  static func closingHint(on platform: PlatformKind, isNotified: Bool) -> ListItem {
    switch platform {
    case .iOS:
      ListItem(
        title: "Closing the app stops tracking",
        detail: "Lock the phone or change to another app instead, or open the app again.")
    case .android:
      ListItem(
        title: "Tracking goes on if you close the app",
        detail: isNotified
          ? "A notification shows that it does." : "Open the app to see that it does.")
    }
  }

  static let reviewHint = ListItem(
    title: "This shift is flagged for review",
    detail: "It has lasted more than a day. Did you forget to clock out?")

  static let clockHint = ListItem(
    title: "This phone's clock is not right",
    detail:
      "It is more than 5 minutes off. The server's time counts, and the shift is flagged for review."
  )

  /// That some points are not on the map, and why.
  static func impossibleHint(_ count: Int) -> ListItem {
    ListItem(
      title: count == 1 ? "1 point is not on the map" : "\(count) points are not on the map",
      detail: "Nobody travels that fast: the phone was wrong about where it was.")
  }

  static func storageHint(lost: Int) -> ListItem {
    ListItem(
      title: "The phone's storage is nearly full",
      detail: lost == 0 ? storageText : "Unsent locations that had to make room: \(lost).")
  }
}
