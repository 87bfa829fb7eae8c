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

  /// The API level of a version of Android from 10 on; the first one where it has had two.
  public var apiLevel: Int { version >= 13 ? version + 20 : version + 19 }

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

extension Profile {
  /// The settings that mean something on this platform.
  public var settings: [Setting] { Setting.all.filter { $0.rule.platform == platform } }

  /// Returns the setting with the name, or throws the names there are; case does not matter.
  public func setting(named name: String) throws(PhoneError) -> Setting {
    let wanted = name.lowercased()
    guard let setting = settings.first(where: { $0.name.lowercased() == wanted }) else {
      if let other = Setting.all.first(where: { $0.name.lowercased() == wanted }) {
        throw .notOnPlatform(
          wanted: "setting \"\(other.name)\"", platform: platform, rule: other.rule)
      }
      throw .unknownSetting(name, known: settings.map(\.name))
    }
    return setting
  }

  /// Gives the setting with the name a value, or throws what there is instead; case does not matter.
  public mutating func set(_ name: String, to value: String) throws(PhoneError) {
    let setting = try setting(named: name)
    let wanted = value.lowercased()
    guard let exact = setting.values.first(where: { $0.lowercased() == wanted }),
      setting.set(exact, in: &self)
    else {
      throw .invalidSettingValue(value, setting: setting.name, values: setting.values)
    }
  }

  /// Takes another version of the platform, within what the rules speak of: iOS 14 to 26, Android 11 to 17.
  public mutating func setVersion(_ version: Int) throws(PhoneError) {
    let known = platform == .iOS ? 14...26 : 11...17
    guard known.contains(version) else {
      throw .unknownVersion(version, platform: platform, known: known)
    }
    self.version = version
  }
}
