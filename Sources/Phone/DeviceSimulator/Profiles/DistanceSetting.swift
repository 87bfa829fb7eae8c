public import DeviceInterface

/// A distance that the platforms do not document, with a name by which scenarios set it.
public struct DistanceSetting: Sendable {
  /// The name, such as "radius of Wi-Fi positions".
  public let name: String
  /// What is so long, in one sentence.
  public let documentation: String
  /// The rules that leave it open, one for each platform that has it.
  public let rules: [RuleID]

  private let path: @Sendable () -> WritableKeyPath<Constants, Int>

  init(
    _ name: String, _ rules: [RuleID], _ documentation: String,
    _ path: @escaping @Sendable @autoclosure () -> WritableKeyPath<Constants, Int>
  ) {
    self.name = name
    self.rules = rules
    self.documentation = documentation
    self.path = path
  }

  /// The rule of the platform that leaves it open; `nil` where the platform has nothing of the kind.
  public func rule(on platform: PlatformKind) -> RuleID? { rules.first { $0.platform == platform } }

  /// The metres that a profile has.
  public func meters(in profile: Profile) -> Int { profile.constants[keyPath: path()] }

  func set(meters: Int, in profile: inout Profile) { profile.constants[keyPath: path()] = meters }

  /// What such a distance can be, in metres.
  static let range = 1...100_000

  /// Every distance that is an assumption.
  public static let all: [DistanceSetting] = [
    DistanceSetting(
      "radius of Wi-Fi positions", [.iOS(109), .android(63)],
      "How accurate positions are where a hundred metres were asked for.", \.wiFiRadiusMeters),
    DistanceSetting(
      "radius of cell positions", [.iOS(109), .android(63)],
      "How accurate positions are where a kilometre was asked for.", \.cellRadiusMeters),
    DistanceSetting(
      "radius of far cell positions", [.iOS(109), .android(63)],
      "How accurate positions are where three kilometres or more were asked for.",
      \.farCellRadiusMeters),
  ]
}

extension Profile {
  /// Sets a distance in metres by its name, or throws what there is instead.
  public mutating func set(_ name: String, toMeters meters: Int) throws(PhoneError) {
    let wanted = name.lowercased()
    let known = DistanceSetting.all.filter { $0.rule(on: platform) != nil }
    guard let setting = known.first(where: { $0.name.lowercased() == wanted }) else {
      throw .unknownSetting(name, known: known.map(\.name))
    }
    guard DistanceSetting.range.contains(meters) else {
      throw .outOfRange(
        what: "the \(setting.name)", value: meters, range: DistanceSetting.range, unit: "m")
    }
    setting.set(meters: meters, in: &self)
  }
}
