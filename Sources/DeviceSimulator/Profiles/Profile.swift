public import DeviceInterface

/// A platform as data: which one, its version, its constants, and its policies where sources are silent or disagree.
public struct Profile: Hashable, Sendable {
  /// The platform.
  public let platform: PlatformKind
  /// The platform's version.
  public var version: Int
  /// Durations, distances and limits.
  public var constants: Constants
  /// Decisions where the sources leave one open.
  public var policies: Policies

  /// iOS 26, the newest version that the rules speak of.
  public static let iOS = Profile(
    platform: .iOS, version: 26, constants: .iOS, policies: .proposed)

  /// Android 16, the newest released version that the rules speak of.
  public static let android = Profile(
    platform: .android, version: 16, constants: .android, policies: .proposed)

  /// Returns the profile of the platform in its newest version.
  public static func newest(_ platform: PlatformKind) -> Profile {
    switch platform {
    case .iOS: .iOS
    case .android: .android
    }
  }

  /// The name people use, such as "iOS 26".
  public var name: String {
    switch platform {
    case .iOS: "iOS \(version)"
    case .android: "Android \(version)"
    }
  }
}
