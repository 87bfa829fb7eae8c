public import Explorer

/// How a plan is run.
public struct RunOptions: Sendable {
  /// What becomes of a scenario that shows less than it seems to, such as one that checks nothing.
  public enum Unchecked: Hashable, Sendable {
    /// It is played as any other.
    case accepted
    /// It is played, and a warning tells it.
    case told
    /// It is invalid, and not even played where that is known before.
    case refused
  }

  /// How many distinct unknown sentences of a run get suggestions; each takes milliseconds to find.
  public static let suggestedTextsMax = 100

  /// The number of scenarios that may run at the same time, at least 1.
  public var workers = 1
  /// Whether scenarios after the first, in plan order, that did not pass are skipped.
  public var failFast = false
  /// Whether steps are bound and checked but not run.
  public var dryRun = false
  /// What becomes of scenarios that check nothing, or less than they seem to.
  public var unchecked = Unchecked.accepted
  /// Whether limits on what one scenario may play are lifted.
  public var isPatient = false
  /// How much memory a search of many histories may use.
  public var memory = MemoryBound()
  /// Whether each scenario is played a second time, and fails where that goes another way.
  public var isTwice = false
  /// What the command must be told again, beside the seed, so that a scenario goes the same way.
  public var repeatArguments: [String] = []
  /// Whether an empty plan is all right.
  public var allowEmpty = false
  /// Whether a result has evidence even where everything passed.
  public var alwaysEvidence = false
  /// Whether worlds keep a storyboard for the reports' preparations; it is let go right after them.
  public var storyboards = false
  /// Whether worlds keep one where their scenario does not pass: such a scenario is then played a second time.
  public var failureStoryboards = false
  /// Called with the plan index before a scenario runs, on the thread that runs it.
  public var willRun: (@Sendable (Int) -> Void)?
  /// Makes of a result what a report needs of it, on the worker, so that reporting does not hold the others up.
  public var prepare: (@Sendable (ScenarioResult) -> [UInt8])?
  /// What further reports make of a result on the worker, by a name of their choice.
  public var preparations: [String: @Sendable (ScenarioResult) -> [UInt8]] = [:]
  /// Scenarios that must not be run but are reported as failed, by plan index, with the reason.
  public var crashed: [Int: String] = [:]
  /// Tells how a scenario has ended that was played before, so that it is not played again; `nil` plays it.
  public var known: (@Sendable (PlannedScenario) -> ScenarioResult?)?
  /// Tells the time since the start, where results are to say how long they took; nil measures nothing.
  public var clock: (@Sendable () -> Duration)?
}

extension RunOptions {
  /// Creates options by which scenarios are accepted as they are.
  public init(workers: Int) {
    self.init()
    self.workers = workers
  }
}
