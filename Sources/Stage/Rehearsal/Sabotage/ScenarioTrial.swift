public import ScenarioRunner

/// The fate of a scenario when one thing after the other went wrong in it.
public struct ScenarioTrial: Sendable {
  /// The effect of one sabotage on it.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The scenario failed: it noticed.
    case noticed
    /// Screen, servers or phone held something else, and the scenario passed.
    case missed
    /// Screen, servers and phone held the same after every step, in all histories that were played.
    case same
    /// The scenario was ended by a limit on what one may play, or skipped, so nobody knows whether it would have noticed.
    ///
    /// An app that never comes to rest fails the scenario, whatever that checks, as one that breaks a rule does: that is
    /// noticed.
    case unknown
  }

  /// The part of a scenario that has noticed.
  public enum Notice: Hashable, Sendable {
    /// A check of its own.
    case check
    /// A rule that holds in every scenario, in its words.
    case rule(String)
    /// Something that was to happen could not, so that nothing was checked.
    case deed

    /// Finds out what has noticed in a scenario that did not pass.
    init(_ result: ScenarioResult) {
      let step = result.steps.first { !$0.status.isAcceptable }
      let problem = step?.problem ?? result.problem
      if problem?.message == InvariantViolation.headline, let rule = problem?.expected {
        self = .rule(rule)
      } else {
        self = step?.status == .failed && step?.isCheck == true ? .check : .deed
      }
    }
  }

  /// The scenario.
  public let scenario: PlannedScenario
  /// The words by which scenarios call its app.
  public let app: String
  /// How it ends when nothing goes wrong; what does not pass then shows nothing.
  public let status: StepStatus
  /// How it goes when nothing goes wrong; nil where nothing was tried.
  public let fingerprint: ScenarioFingerprint.Text?
  /// Whether it searches many histories and was left out for that: each of its trials is as many plays.
  public let isLeftOut: Bool
  /// The steps that bound something, and how much of it they use when nothing goes wrong; empty for what does not pass.
  public let bounds: [BoundedStep]
  /// What could go wrong in it, in an order that is the same in every run; empty where nothing is tried.
  public let possible: [Sabotage]
  /// What could go wrong in it, in words, where something was wanted that cannot; otherwise empty.
  public let alternatives: [String]
  /// What went wrong, and what became of it.
  public internal(set) var outcomes: [Trial] = []
  /// What could be seen when nothing went wrong.
  var plainImpressions = Impressions()

  /// A step with how much of its bounds it has used.
  public struct BoundedStep: Sendable {
    /// Its place among the steps of the scenario.
    public let place: Int
    /// The use of each of its bounds.
    public let uses: [BoundUse]
  }

  /// One sabotage and what became of it.
  public struct Trial: Sendable {
    /// What went wrong.
    public let sabotage: Sabotage
    /// What became of it.
    public let outcome: Outcome
    /// Where something else was to be seen, in the order of the places; empty where nobody looked.
    public let places: [Impression.Place]
    /// What has noticed; nil where nothing has.
    public let notice: Notice?

    /// Whether it shows something of what the scenario is about: a check has noticed what lets the rest go on.
    public var isTelling: Bool { notice == .check && !sabotage.stopsEverything }
  }
}

extension ScenarioTrial {
  /// Returns the trial with what became of more that went wrong.
  public func adding(_ more: [Trial]) -> ScenarioTrial {
    var whole = self
    whole.outcomes += more
    return whole
  }
}
