import ScenarioReports
import ScenarioRunner

/// `rehearse run`: plays scenarios and reports how they ended.
struct RunCommand {
  /// Where scenarios are looked for when no path is given.
  static let defaultPath = "Scenarios"
  static let workersMax = 256

  let paths: [String]
  let tags: TagExpression?
  let names: [String]
  let shard: Shard?
  let order: OrderChoice
  let seed: UInt64
  let workers: Int?
  let reports: [ReportRequest]
  let failFast: Bool
  let dryRun: Bool
  let isStrict: Bool
  let isPatient: Bool
  /// Whether each scenario is played a second time, to see whether it goes another way then.
  let isTwice: Bool
  /// The list of what did not pass; nil when none is kept.
  let rerunFile: String?
  let allowEmpty: Bool
  /// The servers that are not simulated.
  let servers: ServerChoices
  /// Whether reports for build servers say how long each scenario took to play.
  let measuresTimes: Bool
  let detail: ReportOptions.Detail
  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.map(\.text)
    tags = try TagExpression(arguments)
    names = arguments.values("--name").map(\.text)
    shard = try Shard(arguments)
    order = try OrderChoice(arguments)
    seed = try arguments.seed("--seed") ?? 0
    workers = try arguments.integer("--parallel", in: 1...Self.workersMax)
    reports = try ReportRequest.all(arguments)
    failFast = arguments.has("--fail-fast")
    isPatient = arguments.has("--patient")
    isTwice = arguments.has("--twice")
    dryRun = arguments.has("--dry-run")
    isStrict = arguments.has("--strict")
    rerunFile =
      arguments.has("--rerun-failed")
      ? arguments.value("--rerun-failed")?.text ?? RerunFile.defaultPath : nil
    if let word = arguments.value("--rerun-failed"), FilePath.isFeature(word.text.lowercased()) {
      throw ReportRequest.overFeature(word, of: "--rerun-failed")
    }
    servers = try ServerChoices(arguments)
    allowEmpty = arguments.has("--allow-empty")
    measuresTimes = arguments.has("--measured-times")
    if measuresTimes, !reports.contains(where: { $0.kind == .junit }) {
      throw .missingOperand("--format junit:FILE, which --measured-times is for")
    }
    try arguments.refuse("--verbose", with: "--quiet")
    if !reports.contains(where: { $0.kind.isForPeople && $0.kind != .github }) {
      try arguments.refuse(["--quiet", "--verbose"], with: "--format")
    }
    detail =
      arguments.has("--quiet") ? .quiet : arguments.has("--verbose") ? .verbose : .normal
    color = try ColorChoice(arguments)
  }

  nonisolated(nonsending) func run<World>(
    _ console: Console, _ steps: StepCollection<World>, _ recovery: CrashRecovery = .none
  ) async -> Int32 {
    var session = RunSession(self, console, recovery)
    return await session.run(steps)
  }
}
