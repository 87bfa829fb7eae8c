public import DeviceInterface

/// A platform as data: which one, its version, its constants, and its policies where sources are silent or disagree.
public struct Profile: Hashable, Sendable {
  /// The platform.
  public let platform: PlatformKind
  /// The platform's version.
  public var version: Int
  /// Decisions where the sources leave one open.
  public var policies: Policies

  /// Constants that lie elsewhere: they are many and hardly ever change, while a phone is copied often.
  private indirect enum Numbers: Hashable, Sendable {
    case of(Constants)
  }

  private var numbers: Numbers

  /// Durations, distances and limits.
  public var constants: Constants {
    get {
      switch numbers {
      case .of(let constants): constants
      }
    }
    set { numbers = .of(newValue) }
  }

  /// iOS 26, the newest version that the rules speak of.
  public static let iOS = Profile(
    platform: .iOS, version: 26, policies: .proposed, numbers: .of(.iOS))

  /// Android 16, the newest released version that the rules speak of.
  public static let android = Profile(
    platform: .android, version: 16, policies: .proposed, numbers: .of(.android))

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
