/// What a step is for, as the catalogue shows it; matching ignores it, as Cucumber does.
public enum StepKind: String, Hashable, Sendable, CaseIterable {
  /// The state before.
  case given
  /// What happens.
  case when
  /// What is expected.
  case then

  /// The keyword in English: `Given`, `When` or `Then`.
  public var keyword: String {
    switch self {
    case .given: "Given"
    case .when: "When"
    case .then: "Then"
    }
  }
}
