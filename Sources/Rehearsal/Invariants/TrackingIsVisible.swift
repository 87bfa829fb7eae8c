import DeviceInterface
import DeviceSimulator

/// Who is tracked can see it, and who is not is not told so (`campaign:2.5`, `clock-in:FR-012`, `clock-in:SC-008`).
enum TrackingIsVisible {
  static let rule = "The tracking notification and indicator are visible exactly while tracking."

  /// Looks at a phone whose app is running: what it does and what it shows.
  static func check(_ phone: Phone) -> InvariantViolation? {
    let shown = phone.indicators
    let isTracking = phone.isUpdatingLocation
    switch phone.profile.platform {
    case .android:
      guard shown.serviceNotification != isTracking else { return nil }
      return InvariantViolation(
        rule: rule,
        happened: isTracking
          ? "The app tracks without the notification of a service."
          : "The notification of a service is shown, and nothing is tracked.")
    case .iOS:
      // I-63, I-65: in the background, tracking with "while using" is always to be seen.
      guard shown.backgroundPill, !isTracking else { return nil }
      return InvariantViolation(
        rule: rule, happened: "The indicator is shown, and nothing is tracked.")
    }
  }
}
