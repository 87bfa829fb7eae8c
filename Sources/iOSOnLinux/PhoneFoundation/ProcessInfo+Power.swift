internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// The phone's Low Power Mode (`I-76`).
extension ProcessInfo {
  /// Whether the phone saves energy; may be asked on every queue of the app's thread.
  public var isLowPowerModeEnabled: Bool {
    PowerNews.listen()
    return PowerNews.phone.facts.isSavingPower
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The phone began or ceased to save energy.
  ///
  /// Whoever asks for the name wants to hear of it, and so the phone is listened to from then on.
  public static var NSProcessInfoPowerStateDidChange: Notification.Name {
    PowerNews.listen()
    return PowerNews.name
  }
}

/// What the phone tells of its saving of energy.
private enum PowerNews {
  static let phone = FrameworkPhone(for: "Foundation")
  static let name = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")

  static func listen() {
    phone.listen { signal in
      guard case .powerSavingChanged = signal else { return }
      // The platform posts it on a queue that is not main.
      DispatchQueue.global().async {
        NotificationCenter.default.post(name: name, object: ProcessInfo.processInfo)
      }
    }
  }
}
