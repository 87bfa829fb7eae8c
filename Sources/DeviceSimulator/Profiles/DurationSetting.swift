public import DeviceInterface

/// A length of time that the platforms do not document, with a name by which scenarios set it.
public struct DurationSetting: Sendable {
  /// The name, such as "suspension delay".
  public let name: String
  /// What takes so long, in one sentence.
  public let documentation: String
  /// The rules that leave it open, one for each platform that has it.
  public let rules: [RuleID]
  /// The shortest it can be; what repeats itself needs time in between.
  public let least: Duration

  private let path: @Sendable () -> WritableKeyPath<Constants, Duration>

  /// Creates a setting over a constant.
  init(
    _ name: String, _ rules: [RuleID], least: Duration = .zero, _ documentation: String,
    _ path: @escaping @Sendable @autoclosure () -> WritableKeyPath<Constants, Duration>
  ) {
    self.name = name
    self.rules = rules
    self.least = least
    self.documentation = documentation
    self.path = path
  }

  /// The rule of the platform that leaves it open; `nil` where the platform has nothing of the kind.
  public func rule(on platform: PlatformKind) -> RuleID? {
    rules.first { $0.platform == platform }
  }

  /// The value that a profile has.
  public func value(in profile: Profile) -> Duration { profile.constants[keyPath: path()] }

  /// Gives a profile the value.
  func set(_ value: Duration, in profile: inout Profile) {
    profile.constants[keyPath: path()] = value
  }

  /// Returns the setting with the name, or `nil`; case does not matter.
  public static func named(_ name: String) -> DurationSetting? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}

extension Profile {
  /// The lengths of time that mean something on this platform.
  public var durations: [DurationSetting] {
    DurationSetting.all.filter { $0.rule(on: platform) != nil }
  }

  /// Sets a length of time by its name, or throws what there is instead.
  public mutating func set(_ name: String, to value: Duration) throws(PhoneError) {
    let wanted = name.lowercased()
    guard let setting = durations.first(where: { $0.name.lowercased() == wanted }) else {
      throw .unknownSetting(name, known: durations.map(\.name))
    }
    guard value >= setting.least else { throw .tooShort(name: setting.name, least: setting.least) }
    setting.set(value, in: &self)
  }
}
