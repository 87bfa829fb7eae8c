/// What a step of a pickle is for; `And` and `But` have taken the type of the step before.
public enum PickleStepType: String, Hashable, Sendable {
  /// Said by none of the keywords.
  case unknown = "Unknown"
  /// The state before.
  case context = "Context"
  /// What happens.
  case action = "Action"
  /// What is expected.
  case outcome = "Outcome"
}
