import ScenarioReports
import ScenarioRunner

/// `rehearse run`: plays scenarios and reports how they ended.
struct RunCommand {
  let chosen: ScenarioChoice
  let order: OrderChoice
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
  private let arguments: ParsedArguments

  /// Reads a command line; what is to be reported, and how, may stand on another one.
  init(_ arguments: ParsedArguments, reporting: ParsedArguments? = nil) throws(UsageError) {
    let reporting = reporting ?? arguments
    self.arguments = arguments
    chosen = try ScenarioChoice(arguments)
    order = try OrderChoice(arguments)
    reports = try ReportRequest.all(reporting)
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
    if reports.contains(where: { $0.kind == .record }) { try Self.checkRecord(arguments) }
    detail =
      reporting.has("--quiet") ? .quiet : arguments.has("--verbose") ? .verbose : .normal
    color = try ColorChoice(reporting)
  }

  /// Refuses what a record cannot be put together from.
  private static func checkRecord(_ arguments: ParsedArguments) throws(UsageError) {
    for name in ["--dry-run", "--fail-fast", "--rerun-failed"] {
      guard let word = arguments.occurrences.last(where: { $0.name == name })?.word else {
        continue
      }
      throw .contradiction(word, with: "--format record")
    }
  }

  /// What the command is told to plan and play the same again, without the part and the reports.
  func recordedArguments(_ plan: Plan) -> [String] {
    let kept = [
      "--tags", "--name", "--seed", "--strict", "--twice", "--patient", "--allow-empty",
      "--verbose",
    ]
    var words: [String] = []
    for option in arguments.occurrences where kept.contains(option.name) {
      words += [option.name] + (option.value.map { [$0.text] } ?? [])
    }
    switch plan.order {
    case .defined: break
    case .reversed: words += ["--order", "reversed"]
    // The seed may have been drawn.
    case .random(let seed): words += ["--order", "random:\(seed)"]
    }
    return words + servers.arguments + ["--"] + chosen.paths
  }

  nonisolated(nonsending) func run<World>(
    _ console: Console, _ steps: StepCollection<World>, _ recovery: CrashRecovery = .none
  ) async -> Int32 {
    var session = RunSession(self, console, recovery)
    return await session.run(steps)
  }
}
