/// Whether the simulated phone follows a rule.
public enum RuleModelling: Hashable, Sendable {
  /// It does.
  case modelled
  /// It does in part; the text says what is left out, and why.
  case partly(String)
  /// It does not; the text says why.
  case notModelled(String)
}
