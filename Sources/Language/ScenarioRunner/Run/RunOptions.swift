public import Explorer

/// The options of a run.
public struct RunOptions: Sendable {
  /// The treatment of a scenario that shows less than it seems to, such as one that checks nothing.
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
  public var workers: Int
  /// How many scenarios may fail to pass, in plan order, before all that come after them are skipped; `nil` plays all.
  public var failuresMax: Int?
  /// Whether steps are bound and checked but not run.
  public var dryRun: Bool
  /// What becomes of scenarios that check nothing, or less than they seem to.
  public var unchecked: Unchecked
  /// Whether limits on what one scenario may play are lifted.
  public var isPatient: Bool
  /// How much memory a search of many histories may use.
  public var memory = MemoryBound()
  /// Whether each scenario is played a second time, and fails where that goes another way.
  public var isTwice: Bool
  /// What the command must be told again, beside the seed, so that a scenario goes the same way.
  public var repeatArguments: [String] = []
  /// Whether an empty plan is all right.
  public var allowEmpty: Bool
  /// Whether a result has evidence even where everything passed.
  public var alwaysEvidence: Bool
  /// The lasting names of the scenarios whose fingerprints results are to have, where they pass.
  public var fingerprinted: Set<String> = []
  /// Whether worlds keep a storyboard for the reports' preparations; it is let go right after them.
  public var storyboards: Bool
  /// Whether worlds keep one where their scenario does not pass: such a scenario is then played a second time.
  public var failureStoryboards: Bool
  /// Called with the plan index before a scenario runs, on the thread that runs it.
  public var willRun: (@Sendable (Int) -> Void)?
  /// Makes of a result what a report needs of it, on the worker, so that reporting does not hold the others up.
  public var prepare: (@Sendable (ScenarioResult) -> [UInt8])?
  /// What further reports make of a result on the worker, by a name of their choice.
  public var preparations: [String: @Sendable (ScenarioResult) -> [UInt8]]
  /// Scenarios that must not be run but are reported as failed, by plan index, with the reason.
  public var crashed: [Int: String]
  /// Tells how a scenario has ended that was played before, so that it is not played again; `nil` plays it.
  public var known: (@Sendable (PlannedScenario) -> ScenarioResult?)?
  /// Tells the time since the start, where results are to say how long they took; nil measures nothing.
  public var clock: (@Sendable () -> Duration)?

  /// Creates options.
  public init(
    workers: Int = 1,
    failuresMax: Int? = nil,
    dryRun: Bool = false,
    unchecked: Unchecked = .accepted,
    isPatient: Bool = false,
    isTwice: Bool = false,
    allowEmpty: Bool = false,
    alwaysEvidence: Bool = false,
    storyboards: Bool = false,
    failureStoryboards: Bool = false,
    willRun: (@Sendable (Int) -> Void)? = nil,
    crashed: [Int: String] = [:],
    clock: (@Sendable () -> Duration)? = nil,
    preparations: [String: @Sendable (ScenarioResult) -> [UInt8]] = [:],
    prepare: (@Sendable (ScenarioResult) -> [UInt8])? = nil
  ) {
    self.workers = workers
    self.failuresMax = failuresMax
    self.dryRun = dryRun
    self.unchecked = unchecked
    self.isPatient = isPatient
    self.isTwice = isTwice
    self.allowEmpty = allowEmpty
    self.alwaysEvidence = alwaysEvidence
    self.storyboards = storyboards
    self.failureStoryboards = failureStoryboards
    self.willRun = willRun
    self.crashed = crashed
    self.clock = clock
    self.preparations = preparations
    self.prepare = prepare
  }
}
