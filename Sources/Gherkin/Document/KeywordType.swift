/// What the keyword of a step says about it.
public enum KeywordType: String, Hashable, Sendable {
  /// A keyword of several groups, such as `*`.
  case unknown = "Unknown"
  /// `Given`: the state before.
  case context = "Context"
  /// `When`: what happens.
  case action = "Action"
  /// `Then`: what is expected.
  case outcome = "Outcome"
  /// `And` or `But`: as the step before.
  case conjunction = "Conjunction"
}
