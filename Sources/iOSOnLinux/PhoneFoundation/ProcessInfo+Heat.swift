public import Foundation

/// What a phone's process knows of the phone.
extension ProcessInfo {
  /// How warm a phone is.
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
