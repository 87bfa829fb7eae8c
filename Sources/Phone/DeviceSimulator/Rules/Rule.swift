public import DeviceInterface

/// A rule of a platform, and what the simulated phone makes of it.
public struct Rule: Hashable, Sendable {
  /// The id, such as `I-14`.
  public let id: RuleID
  /// How well the rule is founded; for a rule in parts, its main one.
  public let confidence: RuleConfidence
  /// The rule in one line.
  public let summary: String
  /// Whether the phone follows it, and why not.
  public let modelling: RuleModelling
  /// The name of the setting that changes it, where there is one.
  public let setting: String?

  /// Creates a rule, modelled and without a setting unless said otherwise.
  init(
    _ id: RuleID, _ confidence: RuleConfidence, _ summary: String,
    _ modelling: RuleModelling = .modelled, setting: String? = nil
  ) {
    self.id = id
    self.confidence = confidence
    self.summary = summary
    self.modelling = modelling
    self.setting = setting
  }
}

/// The id of a platform's rule, such as `I-14` or `A-07`.
public struct RuleID: Hashable, Sendable, CustomStringConvertible {
  /// The platform whose rule it is.
  public let platform: PlatformKind
  /// The number within the platform.
  public let number: UInt8
  /// Whether it is the addendum "b" of the number.
  public let isAddendum: Bool

  /// Creates the id of a rule of iOS.
  public static func iOS(_ number: UInt8, isAddendum: Bool = false) -> RuleID {
    RuleID(platform: .iOS, number: number, isAddendum: isAddendum)
  }

  /// Creates the id of a rule of Android.
  public static func android(_ number: UInt8) -> RuleID {
    RuleID(platform: .android, number: number, isAddendum: false)
  }

  /// The id as it is written, such as `I-05`.
  public var description: String {
    let letter =
      switch platform {
      case .iOS: "I"
      case .android: "A"
      }
    return "\(letter)-\(number < 10 ? "0" : "")\(number)\(isAddendum ? "b" : "")"
  }
}

/// How well a rule is founded.
public enum RuleConfidence: String, Hashable, Sendable, CaseIterable {
  /// The vendor documents it.
  case documented = "D"
  /// An older text of the vendor documents it.
  case formerlyDocumented = "D-old"
  /// It was read in the platform's source.
  case source = "S"
  /// Developers report it.
  case observed = "O"
  /// It is widely repeated and weakly founded.
  case folklore = "F"
  /// It is general knowledge without a source.
  case unsourced = "U"
}

/// Whether the simulated phone follows a rule.
public enum RuleModelling: Hashable, Sendable {
  /// It does.
  case modelled
  /// It does in part; the text says what is left out, and why.
  case partly(String)
  /// It does not; the text says why.
  case notModelled(String)
}

/// Every rule that the phone was built from.
public enum RuleBook {
  /// The rules, those of iOS first, each platform's in the order of their ids.
  public static let rules: [Rule] = iOSRules + androidRules

  /// The rules of iOS.
  static let iOSRules = iOSPermission + iOSAccuracy + iOSBackground + iOSSystem

  /// The rules of Android.
  static let androidRules = androidPermission + androidBackground + androidSystem

  /// Returns the rule with the id as it is written, such as `I-14`, or `nil`.
  public static func rule(_ id: String) -> Rule? { rules.first { $0.id.description == id } }
}
