import Requirements
import ScenarioReports
import ScenarioRunner

/// `rehearse requirements`: which requirements are proved, and by which scenarios.
struct RequirementsCommand {
  /// What is to be done with the documents.
  enum Action: Hashable, Sendable {
    /// Play the scenarios and report.
    case prove
    /// Print the ids.
    case list
    /// Write a feature file to start from.
    case skeleton
  }

  let action: Action
  let chosen: ScenarioChoice
  let specifications: [String]
  let prefix: String?
  /// The files that tell how the scenarios have ended; empty where they are to be played.
  let from: [String]
  let isDryRun: Bool
  let isStrict: Bool
  let isQuiet: Bool
  let reports: [RequirementReportRequest]
  /// The file for a skeleton; nil for standard output.
  let output: String?
  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    try Self.check(arguments)
    action = arguments.has("--skeleton") ? .skeleton : arguments.has("--list") ? .list : .prove
    specifications = arguments.values("--spec").map(\.text)
    prefix = arguments.value("--prefix")?.text
    chosen = try ScenarioChoice(arguments)
    from = arguments.values("--from").map(\.text)
    isDryRun = arguments.has("--dry-run")
    isStrict = arguments.has("--strict")
    isQuiet = arguments.has("--quiet")
    reports = try RequirementReportRequest.all(arguments)
    output = arguments.value("--output")?.text
    color = try ColorChoice(arguments)
    if !reports.contains(where: { $0.kind == .text }) {
      try arguments.refuse("--quiet", with: "--format")
    }
  }

  nonisolated(nonsending) func run<World>(
    _ console: Console, _ steps: StepCollection<World>, _ recovery: CrashRecovery = .none
  ) async -> Int32 {
    switch action {
    case .prove: return await RequirementsSession(self, console, recovery).run(steps)
    case .list: return RequirementsListing(self, console).run()
    case .skeleton: return SkeletonOutput(self, console).run()
    }
  }

  /// Refuses options that have no meaning together.
  private static func check(_ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.value("--prefix"), !SpecificationPrefix.isPrefix(word.text) {
      throw .invalidValue(
        word, of: "--prefix",
        expected: "lower-case letters, digits and dashes, with a letter in front", similar: [])
    }
    for name in ["--prefix", "--skeleton"] where arguments.has(name) && !arguments.has("--spec") {
      throw .missingOperand("--spec FILE, which \(name) needs")
    }
    if arguments.has("--output"), !arguments.has("--skeleton") {
      throw .missingOperand("--skeleton, which --output needs")
    }
    try arguments.refuse(["--dry-run", "--seed"], with: "--from")
    let playing = [
      "--from", "--strict", "--dry-run", "--tags", "--name", "--seed", "--parallel", "--quiet",
    ]
    try arguments.refuse(["--list", "--format"] + playing, with: "--skeleton")
    try arguments.refuse(playing, with: "--list")
    if arguments.has("--list"), let operand = arguments.operands.first {
      if arguments.has("--spec") { throw .unexpectedOperand(operand) }
      try ParsedArguments.refuseLines(operand, besides: "rehearse requirements without --list")
    }
    let specifications = arguments.occurrences.filter { $0.name == "--spec" }
    if specifications.count > 1, let second = specifications.last {
      for name in ["--prefix", "--skeleton"] where arguments.has(name) {
        throw .contradiction(second.word, with: "\(name), which is for one document")
      }
    }
    if arguments.has("--skeleton"), let operand = arguments.operands.first {
      throw .unexpectedOperand(operand)
    }
  }
}
