internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// The kind of device that screens are for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// It cannot be said.
  case unspecified = -1
  /// A phone, as the one here.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
}

/// The phone that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Nobody has asked for it to be watched.
    case unknown = 0
    /// The phone lives on it.
    case unplugged = 1
    /// It is being charged.
    case charging = 2
    /// It is full and connected to power.
    case full = 3
  }

  /// This phone.
  public static let current = UIDevice()

  /// Whether the battery is watched, without which nothing is known of it.
  open var isBatteryMonitoringEnabled = false {
    didSet { told = battery }
  }

  private var told: Battery?
  var orientationWatchers = 0

  override private init() {
    super.init()
    UIApplication.attach()
  }

  /// The charge, from 0 to 1; -1 where the battery is not watched.
  open var batteryLevel: Float { battery.map { Float($0.percentage) / 100 } ?? -1 }

  /// How the battery is; unknown where it is not watched.
  open var batteryState: BatteryState { Self.state(of: battery) }

  /// The system's name.
  open var systemName: String { "iOS" }

  /// The system's version, of the year of the rules that the phone follows; every `#available` holds.
  open var systemVersion: String { "26.0" }

  /// What kind of device the app's screens are for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The kind of device.
  open var model: String { "iPhone" }

  /// The kind of device, in the user's language.
  open var localizedModel: String { model }

  /// What the user calls the phone, which the platform has kept to itself since iOS 16.
  open var name: String { model }

  /// What the maker's apps know this phone by, until the app is removed; nil before the first unlock (`I-96`).
  open var identifierForVendor: UUID? {
    guard HostPhone.require(for: "UIKit").facts.storageIsReadable else { return nil }
    let file = HomeFile<UUID>("vendor.json")
    if let known = file.read() { return known }
    let new = UUID()
    file.write(new)
    return new
  }

  private var battery: Battery? {
    isBatteryMonitoringEnabled ? HostPhone.require(for: "UIKit").facts.battery : nil
  }

  /// Tells what is new of the battery, where it is watched.
  func receive(_ signal: Signal) {
    guard case .batteryChanged(let battery) = signal, isBatteryMonitoringEnabled else { return }
    let before = told
    told = battery
    if before?.percentage != battery.percentage {
      NotificationCenter.default.post(name: Self.batteryLevelDidChangeNotification, object: self)
    }
    if Self.state(of: before) != Self.state(of: battery) {
      NotificationCenter.default.post(name: Self.batteryStateDidChangeNotification, object: self)
    }
  }

  private static func state(of battery: Battery?) -> BatteryState {
    guard let battery else { return .unknown }
    if !battery.isCharging { return .unplugged }
    return battery.percentage == 100 ? .full : .charging
  }

  /// The phone is held in another way, which it never is here.
  @available(*, deprecated, message: "the phone here is always held upright")
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The charge has changed by a percent.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// The phone was connected to power or taken from it, or is full.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
}

/// The way in which the phone is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody has asked for it to be watched.
  case unknown = 0
  /// Upright, as the phone here always is.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the lower end to the right.
  case landscapeLeft = 3
  /// On its side, the lower end to the left.
  case landscapeRight = 4
  /// Lying, with the screen up.
  case faceUp = 5
  /// Lying, with the screen down.
  case faceDown = 6

  /// Whether it is upright, one way or the other.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on its side, one way or the other.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether it is known and the phone does not lie.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the phone is held: upright, while somebody wants to know.
extension UIDevice {
  /// Whether it is watched how the phone is held.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationWatchers > 0 }

  /// How the phone is held; unknown where nobody has asked for it to be watched.
  public var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? .portrait : .unknown
  }

  /// Has it watched how the phone is held; each beginning has its own end.
  public func beginGeneratingDeviceOrientationNotifications() { orientationWatchers += 1 }

  /// Ends one of the beginnings.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationWatchers = max(0, orientationWatchers - 1)
  }
}
