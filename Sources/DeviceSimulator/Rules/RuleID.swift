public import DeviceInterface

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
