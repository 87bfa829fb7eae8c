/// A sentence of an acceptance scenario, as a step of a feature file would say it.
package struct SpecificationStep: Hashable, Sendable {
  /// The word a step starts with.
  package enum Keyword: String, Hashable, Sendable {
    /// What is so at first.
    case given = "Given"
    /// What happens.
    case when = "When"
    /// What is so then.
    case then = "Then"
    /// More of the same.
    case and = "And"
    /// More of the same, by contrast.
    case but = "But"
    /// An alternative, which a step cannot say, or a remark.
    case other = "*"
  }

  /// The word a step starts with.
  package let keyword: Keyword
  /// The sentence behind it, without marks, on one line.
  package let text: String
}
