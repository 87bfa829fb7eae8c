/// What stands directly under a feature.
public enum FeatureChild: Sendable {
  /// Steps run before every scenario of the feature.
  case background(Background)
  /// A scenario or scenario outline outside any rule.
  case scenario(Scenario)
  /// A rule with scenarios of its own.
  case rule(Rule)
}
