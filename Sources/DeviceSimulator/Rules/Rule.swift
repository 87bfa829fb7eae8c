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
