/// The summary of a run that has ended.
public struct RunSummary: Hashable, Sendable {
  /// How many scenarios ended in each way.
  public var scenarios: StatusCounts
  /// How many steps ended in each way.
  public var steps: StatusCounts
  /// The number of problems found before anything ran.
  public var problemCount: Int
  /// The number of warnings, which change no exit code.
  public var warningCount: Int
  /// Whether nothing was selected although something had to be.
  public var isEmpty: Bool
  /// The virtual time of all scenarios together.
  public var virtualDuration: Duration
  /// The scenarios that did not pass, in plan order; those skipped are not among them.
  public var rerun: RerunList

  /// Creates a summary of nothing.
  public init(
    scenarios: StatusCounts = StatusCounts(),
    steps: StatusCounts = StatusCounts(),
    problemCount: Int = 0,
    warningCount: Int = 0,
    isEmpty: Bool = false,
    virtualDuration: Duration = .zero,
    rerun: RerunList = RerunList()
  ) {
    self.scenarios = scenarios
    self.steps = steps
    self.problemCount = problemCount
    self.warningCount = warningCount
    self.isEmpty = isEmpty
    self.virtualDuration = virtualDuration
    self.rerun = rerun
  }

  /// 1 if something failed; else 2 if something cannot be run as it is written; else 0.
  public var exitCode: Int32 {
    if scenarios[.failed] > 0 { return 1 }
    let cannotRun = StepStatus.allCases.contains { !$0.isAcceptable && scenarios[$0] > 0 }
    return cannotRun || problemCount > 0 || isEmpty ? 2 : 0
  }

  /// Counts a scenario and its steps.
  mutating func add(_ result: ScenarioResult) {
    scenarios[result.status] += 1
    for step in result.steps {
      steps[step.status] += 1
    }
    virtualDuration += result.virtualDuration
    if !result.status.isAcceptable {
      rerun.append(result.scenario)
    }
  }
}

/// The numbers of something that ended in each way.
public struct StatusCounts: Hashable, Sendable {
  private var counts: [Int]

  /// Creates counts of zero.
  public init() {
    counts = Array(repeating: 0, count: StepStatus.allCases.count)
  }

  /// The number that ended in this way.
  public subscript(status: StepStatus) -> Int {
    get { counts[status.rank] }
    set { counts[status.rank] = newValue }
  }

  /// The number of all.
  public var total: Int { counts.reduce(0, +) }
}
