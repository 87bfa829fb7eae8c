import DeviceSimulator
public import ScenarioRunner

extension World {
  /// The tags that choose the profiles of a scenario.
  public static let profileTags: [KnownTag] = [
    KnownTag("@ios", not: ["@iphone", "@ipad", "@ipados"]), "@android",
  ]

  /// The profiles on which a scenario with the tags runs: iOS unless its tags name others.
  public static func profiles(forTags tags: [String]) -> [String] {
    let named = [("@ios", "iOS"), ("@android", "Android")].filter { tags.contains($0.0) }
    return named.isEmpty ? ["iOS"] : named.map(\.1)
  }

  /// The profile of the name; every name comes from `profiles(forTags:)`.
  static func profile(named name: String) -> Profile {
    name == "Android" ? .android : .iOS
  }
}
