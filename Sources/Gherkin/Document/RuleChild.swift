/// What stands directly under a rule.
public enum RuleChild: Sendable {
  /// Steps run before every scenario of the rule, after those of the feature's background.
  case background(Background)
  /// A scenario or scenario outline of the rule.
  case scenario(Scenario)
}
