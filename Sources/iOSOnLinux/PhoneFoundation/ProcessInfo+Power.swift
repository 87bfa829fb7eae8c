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

  // MARK: What a phone's process knows of the phone

  /// The warmth of a phone.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// A little too warm.
    case fair = 1
    /// Too warm: apps are slowed down.
    case serious = 2
    /// Far too warm: apps are to do as little as they can.
    case critical = 3
  }

  /// How warm the phone is; the phone here never gets warm.
  public var thermalState: ThermalState { .nominal }

  /// The phone has become warmer or cooler, which the phone here never does.
  @available(*, deprecated, message: "never posted: the phone here does not get warm")
  public static var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  /// Whether an app of a phone runs on a Mac; it does not.
  public var isiOSAppOnMac: Bool { false }
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

/// The news of the phone's saving of energy.
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
