import AppParts
import DeviceInterface

extension ClockInWording {
  /// Why location is needed, before the system asks (`clock-in:US5.2`).
  static let explanation = Dialog(
    title: "Your location during shifts",
    message: "Background location is used to track your work routes during shifts: from clock-in to"
      + " clock-out, also while the phone is locked or another app is in front, and never outside.",
    buttons: [carryOn, notNow])

  static let clockOutQuestion = Dialog(
    title: "Clock out?", message: "Your shift ends, and so does the tracking.",
    buttons: [clockOut, keepWorking])

  /// That there is no clock-in without location, and what to do (`clock-in:US5.4`).
  static func blocked(_ block: LocationBlock, on platform: PlatformKind) -> Dialog {
    Dialog(
      title: "Location is required",
      message: "You are not clocked in. " + instructions(block, platform),
      buttons: [block.endsInApp(on: platform) ? turnLocationOn : goToSettings, cancel])
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

  /// What would make tracking better, and the way to it (`clock-in:US5.3`).
  static func guidance(_ guidance: ClockInFlow.Guidance, on platform: PlatformKind) -> Dialog {
    let always = platform == .iOS ? "Always" : "Allow all the time"
    switch guidance {
    case .background(let canAsk):
      return Dialog(
        title: "Allow background location",
        message:
          "You are clocked in, and tracked as far as the phone allows. For full functionality"
          + " choose “\(always)”: then tracking goes on by itself whatever happens to the app.",
        buttons: [canAsk ? carryOn : goToSettings, notNow])
    case .precision:
      return Dialog(
        title: "Allow precise location",
        message:
          "You are clocked in, but your route is recorded with low accuracy. Switch on precise"
          + " location in Settings.",
        buttons: [goToSettings, notNow])
    }
  }

  static func hint(_ guidance: ClockInFlow.Guidance, on platform: PlatformKind) -> ListItem {
    switch guidance {
    case .background:
      ListItem(
        title: "Background location is off",
        detail: platform == .iOS
          ? "Choose “Always” for tracking without interruptions."
          : "Choose “Allow all the time” for tracking without interruptions.")
    case .precision:
      ListItem(
        title: "Precise location is off", detail: "Your route is recorded with low accuracy.")
    }
  }

  /// What closing the app does (`clock-in:EDGE-4`).
  static func closingHint(on platform: PlatformKind) -> ListItem {
    switch platform {
    case .iOS:
      ListItem(
        title: "Closing the app stops tracking",
        detail: "Lock the phone or change to another app instead, or open the app again.")
    case .android:
      ListItem(
        title: "Tracking goes on if you close the app", detail: "A notification shows that it does."
      )
    }
  }

  static let reviewHint = ListItem(
    title: "This shift is flagged for review",
    detail: "It has lasted more than a day. Did you forget to clock out?")

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
