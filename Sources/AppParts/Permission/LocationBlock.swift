public import DeviceInterface

/// What keeps the app from locating the phone.
public enum LocationBlock: Hashable, Sendable, CaseIterable {
  /// The user has denied this app.
  case denied
  /// A policy forbids it, and the user cannot change that (`I-04`, `A-22`).
  case restricted
  /// The device's Location Services are off.
  case servicesOff

  /// Each with each platform, for the sentences about them.
  public static let onPlatforms = allCases.flatMap { block in
    PlatformKind.allCases.map { (block, $0) }
  }

  /// Returns whether the system can ask the user to end it without leaving the app; otherwise Settings are the way.
  public func endsInApp(on platform: PlatformKind) -> Bool {
    self == .servicesOff && platform == .android
  }
}
