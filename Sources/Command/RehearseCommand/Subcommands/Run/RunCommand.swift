import ScenarioReports
import ScenarioRunner

/// `rehearse run`: plays scenarios and reports how they ended.
struct RunCommand {
  static let spec = CommandSpec(
    name: "run",
    summary: "Plays scenarios and reports how they ended.",
    usage: "[OPTION]... [PATH[:LINE]...]...",
    discussion: """
      A PATH is a feature file (.feature or .feature.md) or a folder that holds some; without one it is \
      Scenarios. Lines choose the scenarios, rules or rows of examples they touch. A scenario must meet \
      every condition that is given.

      The routes that scenarios follow are read beside the features, in routes/*.gpx, or in a folder above them; \
      so are the team's own phrases, in *.phrases.

      Runs are deterministic: the same files, seed and options give the same report, whatever the number \
      of workers. Times in reports are virtual.
      """,
    options: selection + execution + reporting,
    sections: [
      "Reports": [
        "pretty    every scenario with its steps; shown for a single file, and with --verbose",
        "features  one line for each feature; shown for several files",
        "progress  one letter for each scenario; shown when all other reports go to files",
        "junit     JUnit XML, for build servers; its virtual-time properties are in seconds",
        "html      one page of phones, timelines and maps; it needs no network, but a FILE",
        "html-failures  the same of what did not pass",
        "messages  Cucumber Messages (NDJSON), for all tools that read them",
        "gpx       the routes of scenarios that moved or recorded, true and recorded, for maps",
        "geojson   the same as GeoJSON",
        "github    annotations for GitHub Actions, and the figures",
        "summary   Markdown, for $GITHUB_STEP_SUMMARY and the like",
        "rerun     the scenarios that did not pass, as --rerun-failed reads them",
        "usage     the steps by use and virtual time, and those never used",
        "usage-json  the same as JSON",
        "record    all that other reports need, for `rehearse merge` and `rehearse requirements`",
        "",
        "All that people read ends with what did not pass, in full.",
        "Problems in files are told on standard error; files are written whole or not at all.",
      ],
      "Watching": [
        "With --watch the command stays and looks at the features, and at the phrases, routes, answers,",
        "requirements and apps (app.json and what it names) that they find. What has changed is played",
        "as soon as it is saved: the features that it is about, first those of their scenarios that did",
        "not pass.",
        "",
        "a      plays all scenarios of the command line",
        "f      plays those that did not pass the last time",
        "p      asks for a part of a name or path, and plays only what has it, until a is pressed",
        "Enter  plays the same again",
        "u      opens the studio at the first scenario that did not pass",
        "h, ?   shows the keys",
        "q      ends the watch; so does Ctrl-C",
        "",
        "Each round writes the reports anew; they hold what it has played. Reload a page in the browser",
        "to see what is new.",
      ],
      "Exit codes": HelpPage.exitCodes,
      "Examples": [
        "rehearse run",
        "rehearse run --watch",
        "rehearse run Scenarios/checkout/popup.feature:12",
        "rehearse run --tags \"@startup:FR-013 and not @android\"",
        "rehearse run --format progress --format junit:report.xml --parallel 4",
        "rehearse run --format github --format summary:\"$GITHUB_STEP_SUMMARY\"",
        "rehearse run --platform android --since main",
        "rehearse run --shard 2/5 --order random:7",
        "rehearse run --rerun-failed",
        "rehearse run --server https://staging.example --reset-server \"POST /test/reset\"",
        "rehearse run --twice",
      ],
    ])

  private static let selection: [OptionSpec] = [
    .tags(
      "Scenarios whose tags meet a condition, such as \"@ios and not (@slow or @flaky)\"; without it and without lines "
        + "or names, all but those tagged @nightly."),
    .scenarioName,
    .platform,
    OptionSpec(
      "--match", value: .required("TEXT"), repeats: true,
      "Scenarios whose name, or the name or path of whose feature, contains the text; repeat it for others."
    ),
    OptionSpec(
      "--since", value: .required("REVISION"),
      "Scenarios that are new or different since a revision that git knows, be it in their words or in the phrases, "
        + "routes, answers and apps (app.json and what it names) that they find."),
    OptionSpec("--changed", "Those that are so since the last commit: --since HEAD."),
    .shard,
    OptionSpec(
      "--rerun-failed", value: .optional("FILE"),
      "Only what did not pass the last time this option was given, or everything if all passed; "
        + "the list is kept in FILE, or else in .rehearse/failed.txt, and what is not played stays "
        + "in it."),
    OptionSpec(
      "--failed-first", value: .optional("FILE"),
      "Plays first what did not pass the last time this option was given, and then the rest; the list is kept as that of "
        + "--rerun-failed."),
    OptionSpec(
      "--allow-empty", "Finding no scenario, or sending nothing to a server, is no error."),
  ]

  private static let execution = [
    OptionSpec(
      "--order", value: .required("ORDER"),
      "defined (by file and line), reversed, random, or random:SEED; the report names the seed."),
    .seed,
    .parallel,
    OptionSpec(
      "--watch",
      "Plays, waits for changes, and plays again what they are about, until q is pressed; see below."
    ),
    OptionSpec("--fail-fast", "Skips what comes after the first scenario that did not pass."),
    OptionSpec(
      "--max-failures", value: .required("N"),
      "Skips what comes after the N-th scenario that did not pass."),
    OptionSpec(
      "--twice",
      "Plays each scenario a second time, and fails those that then go another way, at the first "
        + "thing that differs."),
    OptionSpec("--dry-run", "Matches every step but plays none."),
    OptionSpec(
      "--list",
      "Plays nothing, and prints the scenarios that are chosen: PATH:LINE, platform, name."),
    OptionSpec(
      "--strict",
      "Warnings are errors: a scenario without a check, for one, is not played and ends with exit code 2."
    ),
    OptionSpec(
      "--server", value: .required("[APP=]URL"), repeats: true,
      "Sends what the phone sends to a real server, for the app of the name or for all; scenarios are then played one "
        + "at a time, and the phone's network stays simulated."),
    OptionSpec(
      "--reset-server", value: .required("REQUEST"),
      "Sent to a real server before each scenario that uses it, such as \"POST /reset\"."),
    .patient,
  ]

  private static let reporting: [OptionSpec] =
    [
      .reports("Writes a report, to a file if one is named other than -; repeat it for several."),
      OptionSpec(
        "--measured-times",
        "Writes into JUnit reports how long each scenario took to play; such reports differ from run to run."
      ),
      OptionSpec("--quiet", short: "-q", "Leaves out what passed."),
      OptionSpec(
        "--verbose", short: "-v",
        "Names the definition and the time of every step, and how to declare those that are unknown."
      ),
    ] + ReportOccasion.options

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
      try arguments.refuse(
        [
          "--watch", "--dry-run", "--twice", "--format", "--server", "--rerun-failed",
          "--failed-first", "--fail-fast", "--max-failures",
        ], with: "--list")
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
      try arguments.refuse(["--quiet", "--verbose"], with: "--format")
    }
    if reports.contains(where: { $0.kind == .record }) { try Self.checkRecord(arguments) }
    detail = reporting.has("--quiet") ? .quiet : arguments.has("--verbose") ? .verbose : .normal
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
