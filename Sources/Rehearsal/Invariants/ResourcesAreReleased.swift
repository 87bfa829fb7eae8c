import DeviceInterface
import DeviceSimulator

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
