import ScenarioReports
import ScenarioRunner

/// `rehearse run`: plays scenarios and reports how they ended.
struct RunCommand {
  let chosen: ScenarioChoice
  let order: OrderChoice
  let reports: [ReportRequest]
  /// The git revision since which scenarios must have changed; nil for all of them.
  let since: String?
  /// How many scenarios may fail to pass before the rest is skipped; nil plays all.
  let failuresMax: Int?
  /// Whether scenarios are only listed.
  let isListing: Bool
  let dryRun: Bool
  let isStrict: Bool
  let isPatient: Bool
  /// Whether each scenario is played a second time, to see whether it goes another way then.
  let isTwice: Bool
  /// The list of what did not pass; nil when none is kept.
  let rerunFile: String?
  /// Whether only what is on the list is played, and not only first.
  let playsFailedOnly: Bool
  /// Whether what changes is played again and again.
  let isWatching: Bool
  let allowEmpty: Bool
  /// The servers that are not simulated.
  let servers: ServerChoices
  /// Whether reports for build servers say how long each scenario took to play.
  let measuresTimes: Bool
  let detail: ReportOptions.Detail
  /// Whether what was measured stands at the end of what people read.
  let showsFigures: Bool
  /// What is said of the run at the head of a page.
  let occasion: RunOccasion
  let color: ColorChoice
  let arguments: ParsedArguments

  /// Reads a command line; what is to be reported, and how, may stand on another one.
  init(_ arguments: ParsedArguments, reporting: ParsedArguments? = nil) throws(UsageError) {
    let reporting = reporting ?? arguments
    self.arguments = arguments
    chosen = try ScenarioChoice(arguments)
    order = try OrderChoice(arguments)
    reports = try ReportRequest.all(reporting)
    occasion = try ReportOccasion.read(reporting, reports)
    since = try Self.since(arguments)
    failuresMax = try Self.failuresMax(arguments)
    isListing = arguments.has("--list")
    if isListing {
      try arguments.refuse(Self.notListed, with: "--list")
    }
    isPatient = arguments.has("--patient")
    isTwice = arguments.has("--twice")
    dryRun = arguments.has("--dry-run")
    isStrict = arguments.has("--strict")
    rerunFile = try Self.rerunFile(arguments)
    playsFailedOnly = arguments.has("--rerun-failed")
    isWatching = arguments.has("--watch")
    servers = try ServerChoices(arguments)
    allowEmpty = arguments.has("--allow-empty")
    measuresTimes = arguments.has("--measured-times")
    if measuresTimes, !reports.contains(where: { $0.kind == .junit }) {
      throw .missingOperand("--format junit:FILE, which --measured-times is for")
    }
    try arguments.refuse("--verbose", with: "--quiet")
    if !reports.contains(where: { $0.kind.isForPeople && $0.kind != .github }) {
      try arguments.refuse(["--quiet", "--verbose", "--figures"], with: "--format")
    }
    if reports.contains(where: { $0.kind == .record }) { try Self.checkRecord(arguments) }
    detail = reporting.has("--quiet") ? .quiet : arguments.has("--verbose") ? .verbose : .normal
    showsFigures = reporting.has("--figures")
    color = try ColorChoice(reporting)
  }

  private static func since(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    try arguments.refuse("--changed", with: "--since")
    for name in ["--since", "--changed"] { try arguments.refuse(name, with: "--watch") }
    return arguments.has("--changed") ? "HEAD" : try arguments.revision("--since")
  }

  private static func failuresMax(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    try arguments.refuse("--fail-fast", with: "--max-failures")
    return arguments.has("--fail-fast")
      ? 1 : try arguments.integer("--max-failures", in: 1...1_000_000)
  }

  /// Where the list of what did not pass is kept; nil where nobody wants one.
  private static func rerunFile(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    try arguments.refuse("--failed-first", with: "--rerun-failed")
    for name in ["--rerun-failed", "--failed-first"] where arguments.has(name) {
      guard let word = arguments.value(name) else { return RerunFile.defaultPath }
      if FilePath.isFeature(word.text.lowercased()) {
        throw ReportRequest.overFeature(word, of: name)
      }
      return word.text
    }
    return nil
  }

  /// Refuses what a record cannot be put together from.
  private static func checkRecord(_ arguments: ParsedArguments) throws(UsageError) {
    let names = [
      "--dry-run", "--fail-fast", "--max-failures", "--since", "--changed", "--rerun-failed",
      "--failed-first", "--watch",
    ]
    for name in names {
      guard let word = arguments.occurrences.last(where: { $0.name == name })?.word else {
        continue
      }
      throw .contradiction(word, with: "--format record")
    }
  }

  /// What the command is told to plan and play the same again, without the part and the reports.
  func recordedArguments(_ plan: Plan) -> [String] {
    let kept = [
      "--tags", "--name", "--match", "--platform", "--seed", "--strict", "--twice", "--patient",
      "--allow-empty",
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
    if isWatching { return WatchSession.run(self, console) }
    var session = RunSession(self, console, recovery)
    return await session.run(steps)
  }
}
