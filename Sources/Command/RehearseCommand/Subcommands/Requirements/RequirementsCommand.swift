import Requirements
import ScenarioReports
import ScenarioRunner

/// `rehearse requirements`: which requirements are proved, and by which scenarios.
struct RequirementsCommand {
  static let spec = CommandSpec(
    name: "requirements",
    summary: "Tells which requirements are proved, and by which scenarios.",
    usage: "[OPTION]... [PATH[:LINE]...]...",
    discussion: """
      Plays the scenarios and lists each requirement with the scenarios that carry its id as a tag, such \
      as @startup:FR-001. It is named when one of them passed and none did not, and proved when experiments \
      have shown beside that that they would notice: `rehearse audit --proofs` makes them. Without --spec the \
      requirements are those of the requirements.md files that belong to the scenarios. It is missing when \
      no scenario carries its id, and not played when its app, or what carries its id, is left out.

      A PATH is a feature file or a folder that holds some; without one it is Scenarios. Apps in processes of \
      their own are started, unless nothing is played (--from, --list, --dry-run).
      """,
    options: documents + selection + reporting + OptionSpec.settings,
    sections: [
      "Documents": [
        "Spec Kit  FR-001 and other labels are ids as they are; US2.1 is the first acceptance",
        "          scenario of user story 2, EDGE-1 the first edge case",
        "OpenSpec  4.2 is the second scenario of the fourth requirement; what a change removes is",
        "          not required",
        "a list    - `startup:FR-001` The list is shown.",
        "",
        "In front of an id stands the document's prefix: from its file name, or from its folder's",
        "for spec.md; --prefix says another. Where requirements, success criteria or edge cases",
        "have no labels, they are counted: REQ-1, SC-1, EDGE-1.",
      ],
      "Reports": [
        "text      every requirement with its scenarios; the default",
        "json      { \"documents\": [ { \"prefix\": …, \"requirements\": [ { \"id\": …, \"text\": …,",
        "          \"line\": …,",
        "          \"status\": \"proved\" | \"named\" | \"failing\" | \"claimed\" | \"missing\" |",
        "          \"not played\",",
        "          \"profiles\": [ … ], \"scenarios\": [ … ] } ] } ] }",
        "html      one page with a table, to look at or to send",
      ],
      "Exit codes": [
        "0   the report is written, whatever it says",
        "1   with --strict: a requirement is neither proved nor named; with --strict=proved: not proved",
        "2   a document, a scenario or an option cannot be used as it is written",
        "70  an error inside the command",
      ],
      "Examples": [
        "rehearse requirements",
        "rehearse requirements Scenarios/checkout --strict",
        "rehearse requirements --format text --format html:requirements.html",
        "rehearse requirements --spec specs/007-checkout/spec.md --prefix checkout",
        "rehearse requirements --spec specs/007-checkout/spec.md --skeleton \\",
        "  --output Scenarios/checkout.feature",
        "rehearse requirements --list --format json",
        "rehearse requirements --from messages.ndjson --strict",
        "rehearse requirements --strict=proved --because",
      ],
    ])

  private static let documents = [
    OptionSpec(
      "--spec", value: .required("FILE"), repeats: true,
      "Reads the requirements of this document, as Spec Kit, OpenSpec or a list has them."),
    OptionSpec(
      "--prefix", value: .required("NAME"), "The prefix of the document's ids: NAME:FR-001."),
    OptionSpec(
      "--skeleton", "Writes a feature file to start from: a scenario for each requirement."),
    OptionSpec("--output", short: "-o", value: .required("FILE"), "The file for the skeleton."),
    OptionSpec("--list", "Prints the ids with their texts and plays nothing."),
  ]

  private static let selection: [OptionSpec] = [
    .tags(
      "Scenarios whose tags meet a condition; the others prove nothing."),
    .scenarioName,
    .seed,
    .parallel,
    OptionSpec(
      "--from", value: .required("FILE"), repeats: true,
      "Plays nothing, and judges by what was played before: Cucumber Messages, or the records of all parts of a run."
    ),
    OptionSpec("--dry-run", "Plays nothing, and tells only which requirements are claimed."),
  ]

  private static let reporting = [
    OptionSpec(
      "--strict", value: .optional("proved"),
      "Ends with exit code 1 when a requirement is neither proved nor named; or not proved."),
    OptionSpec(
      "--because", "Tells what each proof rests on: what was broken, and who has noticed."),
    .reports("Writes a report, to a file if one is named; repeat it for several.")
      .offering(RequirementReportKind.allCases.map(\.rawValue)),
    ReportLink.option,
    OptionSpec(
      "--quiet", short: "-q",
      "Leaves out the requirements that are proved or, without experiments, named."),
  ]

  /// The thing that is to be done with the documents.
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
  /// Whether strictness asks for experiments.
  let wantsExperiments: Bool
  let tellsReasons: Bool
  let isQuiet: Bool
  let reports: [RequirementReportRequest]
  let link: ReportLink?
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
    wantsExperiments = try Self.wantsExperiments(arguments)
    tellsReasons = arguments.has("--because")
    isQuiet = arguments.has("--quiet")
    reports = try RequirementReportRequest.all(arguments)
    link = try ReportLink.read(arguments, reports)
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

  private static func wantsExperiments(_ arguments: ParsedArguments) throws(UsageError) -> Bool {
    guard let word = arguments.value("--strict") else { return false }
    guard word.text == "proved" else {
      throw .invalidValue(
        word, of: "--strict", expected: "proved, or nothing", similar: ["proved"])
    }
    return true
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
      "--from", "--strict", "--because", "--dry-run", "--tags", "--name", "--seed", "--parallel",
      "--quiet",
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
