import ScenarioRunner

/// A change that is likely to mend a step that does not hold.
public struct Fix: Hashable, Sendable {
  /// What is done with the step.
  public enum Action: String, Hashable, Sendable {
    /// Another sentence is written instead of it.
    case instead
    /// Sentences are written before it.
    case before
    /// It is left out.
    case out
    /// The scenario is played on one of its platforms alone.
    case only
  }

  /// What is done.
  public let action: Action
  /// The place of the step in the scenario, from 0.
  public let step: Int
  /// The sentences that are written, in their order.
  public let sentences: [String]
  /// The platform on which the scenario is played alone; nil where it stays with those it has.
  public let profile: String?

  /// Creates a fix.
  public init(
    _ action: Action, step: Int, _ sentences: [String] = [], profile: String? = nil
  ) {
    (self.action, self.step, self.sentences) = (action, step, sentences)
    self.profile = profile
  }

  /// What the one who writes is offered.
  public var title: String {
    switch action {
    case .instead: "Write this instead"
    case .before: "Write this before it"
    case .out: "Leave it out"
    case .only: "Play this scenario on \(profile ?? "one platform") only"
    }
  }
}
