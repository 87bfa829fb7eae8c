/// Every rule that the phone was built from.
public enum RuleBook {
  /// The rules, those of iOS first, each platform's in the order of their ids.
  public static let rules: [Rule] = iOSRules + androidRules

  /// The rules of iOS.
  static let iOSRules = iOSPermission + iOSAccuracy + iOSBackground + iOSSystem

  /// The rules of Android.
  static let androidRules = androidPermission + androidBackground + androidSystem

  /// Returns the rule with the id as it is written, such as `I-14`, or `nil`.
  public static func rule(_ id: String) -> Rule? {
    rules.first { $0.id.description == id }
  }
}
