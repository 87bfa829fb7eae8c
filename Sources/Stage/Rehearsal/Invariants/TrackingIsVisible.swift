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
      // Who has turned the app's notifications off does not see the service's either.
      guard shown.serviceNotification != isTracking, phone.facts.notificationsEnabled else {
        return nil
      }
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

/// After the end nothing goes on that belongs to tracking (`campaign:1.4`, `campaign:8.7`, `clock-in:FR-002`).
enum ResourcesAreReleased {
  static let rule = "Updates, service, audio and ongoing notifications are released after the end."

  /// Looks at a phone whose app is running and has nothing to track.
  static func check(_ phone: Phone) -> InvariantViolation? {
    var kept: [String] = []
    if phone.isUpdatingLocation { kept.append("location updates") }
    if phone.indicators.serviceNotification { kept.append("the foreground service") }
    if let audio = phone.audio { kept.append("the audio file \"\(audio.file.title)\"") }
    for notification in phone.notifications where notification.isOngoing {
      kept.append("the notification \"\(notification.title)\"")
    }
    guard !kept.isEmpty else { return nil }
    return InvariantViolation(
      rule: rule, happened: "Nothing is active, and there is still \(kept.joined(separator: ", "))."
    )
  }
}
