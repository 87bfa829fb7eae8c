/// The keywords of one language.
public struct Dialect: Hashable, Sendable {
  /// The code a `# language:` line names, such as `en` or `zh-CN`.
  public let code: String
  /// The name in English.
  public let name: String
  /// The name in the language itself.
  public let native: String
  /// Keywords of features, without the colon.
  public let feature: [String]
  /// Keywords of rules.
  public let rule: [String]
  /// Keywords of backgrounds.
  public let background: [String]
  /// Keywords of scenarios.
  public let scenario: [String]
  /// Keywords of scenario outlines.
  public let scenarioOutline: [String]
  /// Keywords of examples.
  public let examples: [String]
  /// Keywords of steps that describe the state before, with the space that follows them.
  public let given: [String]
  /// Keywords of steps that act.
  public let when: [String]
  /// Keywords of steps that expect.
  public let then: [String]
  /// Keywords of steps that go on.
  public let and: [String]
  /// Keywords of steps that go on with a contrast.
  public let but: [String]
}
