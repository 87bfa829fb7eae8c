import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// `rehearse audit`: how strong a suite is, measured by what it notices when something goes wrong.
struct AuditCommand {
  static let spec = CommandSpec(
    name: "audit",
    summary: "Tells how strong a suite is: what it notices when something goes wrong.",
    usage: "[OPTION]... [PATH[:LINE]...]...",
    discussion: """
      Plays each scenario plainly, and then again with one sabotage after the other: a signal that the app \
      never hears, a request that it never makes or makes twice, facts that are stale, a button that does \
      nothing, other words on the screen. A sabotage is noticed when a scenario fails. It has survived when \
      screen, server or phone held something else and every scenario passed; it is equivalent when nothing \
      was different anywhere, and then it does not count.

      A sabotage is tried in one scenario after the other until one notices it, and then no more, except where a \
      requirement has noticed nothing else. With --everywhere it is tried in all that it can touch: that takes \
      many times as long, and tells how much each requirement notices, and what nobody else does.

      With --proofs each requirement is broken as its line says, such as "- Broken by: `the app never hears a \
      position`", in all scenarios that carry its id, the searching and nightly ones too. Where a check of one \
      notices, or a rule that the line names, that is a proof, and it is kept in proofs.json beside the document: \
      `rehearse requirements` then says that the requirement is proved, as long as that scenario goes as it went.

      A bound that leaves more than twice the room that is used, in all plays of its step, is slack: "within 2 \
      minutes" of what takes 12 seconds would go on holding when it takes 100. Those of scenarios that carry \
      requirements are listed, and --slack tells only these. Tighten such a bound, or say right above the step \
      why it is so: "# slack: the specification says two minutes".

      A requirement whose scenarios notice nothing is unproven by experiment. A PATH is a feature file or a \
      folder that holds some; without one it is Scenarios. Apps in processes of their own are started for \
      each time that a scenario is played.
      """,
    options: selection + reporting + OptionSpec.settings,
    sections: [
      "Sabotage": [
        "signals    what the app never hears",
        "requests   what it never asks for, asks for twice, in another order, or without permission;",
        "           where the user is, told always or never",
        "facts      what it reads as at its launch; storage that is forgotten or half written",
        "positions  rounded, swapped, or the one before",
        "timers     late or early",
        "touches    buttons that do nothing, popups that stay, never show or come again",
        "words      what can be read on the screen",
        "reactions  what it does not do when it hears something: only with --only and --proofs",
        "servers    answers that are wrong, and what a server should keep, refuse, delete or tell",
      ],
      "Reports": [
        "text      what survived, and what each requirement's scenarios notice; the default",
        "json      the same, with every scenario's part in it; `rehearse merge` joins shards",
        "html      one page with a matrix, to look at or to send",
      ],
      "Exit codes": [
        "0   the report is written, whatever it says",
        "1   with --strict: too little is noticed; with --slack: a bound is slack, or an excuse is",
        "    for nothing",
        "2   a scenario or an option cannot be used as it is written, or the audit was cut short",
        "70  an error inside the command",
      ],
      "Examples": [
        "rehearse audit", "rehearse audit Scenarios/checkout --strict 95",
        "rehearse audit --since main --only touches --only words",
        "rehearse audit --shard 2/5 --format json:audit-2.json",
        "rehearse audit --everywhere --format text --format html:audit.html",
        "rehearse audit --proofs", "rehearse audit --proofs --since main",
        "rehearse audit --slack --quiet",
      ],
    ])

  private static let selection: [OptionSpec] = [
    .tags(
      "Scenarios whose tags meet a condition; without one, all but those tagged @nightly and those that search."
    ),
    .scenarioName,
    .platform,
    OptionSpec(
      "--since", value: .required("REVISION"),
      "Scenarios that are new or different since a revision that git knows."),
    OptionSpec(
      "--proofs",
      "Breaks each requirement as its line says, and writes who has noticed into proofs.json."),
    OptionSpec(
      "--slack",
      "Plays plainly, without sabotage, and tells which bounds have more than twice the room that is used."
    ),
    OptionSpec(
      "--everywhere",
      "Tries each sabotage in every scenario that it can touch, also after one has noticed it."),
    OptionSpec(
      "--only", value: .required("KIND"), repeats: true,
      "Sabotage of this kind; repeat it for others."),
    .shard,
    .seed,
    .parallel,
  ]

  private static let reporting: [OptionSpec] = [
    .reports("Writes a report, to a file if one is named other than -; repeat it for several.")
      .offering(RequirementReportKind.allCases.map(\.rawValue)),
    ReportLink.option,
    OptionSpec(
      "--strict", value: .required("PERCENT"),
      "Exit code 1 when less than this part of all sabotage is noticed."),
    OptionSpec("--quiet", short: "-q", "Leaves out of the text what is as it should be."),
  ]

  let chosen: ScenarioChoice
  /// The git revision since which scenarios must have changed; nil for all of them.
  let since: String?
  /// The sorts of sabotage that are tried.
  let sorts: Set<Sabotage.Sort>
  /// Whether each sabotage is tried in every scenario that it can touch.
  let isEverywhere: Bool
  /// What must be noticed, in tenths of a percent; nil where nothing must.
  let strictPermille: Int?
  let isQuiet: Bool
  /// Whether requirements are broken as their lines say, and nothing else.
  let isProving: Bool
  /// Whether nothing goes wrong, and only bounds are looked at.
  let tellsSlack: Bool
  let reports: [RequirementReportRequest]
  let link: ReportLink?
  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    chosen = try ScenarioChoice(arguments)
    since = try arguments.revision("--since")
    sorts = try Self.sorts(arguments)
    isEverywhere = arguments.has("--everywhere")
    strictPermille = try Self.strictPermille(arguments)
    isQuiet = arguments.has("--quiet")
    isProving = arguments.has("--proofs")
    if isProving {
      try arguments.refuse(
        [
          "--tags", "--name", "--platform", "--everywhere", "--only", "--shard", "--seed",
          "--strict", "--format",
          "--quiet",
        ],
        with: "--proofs")
    }
    tellsSlack = arguments.has("--slack")
    if tellsSlack {
      try arguments.refuse(
        ["--since", "--proofs", "--everywhere", "--only", "--shard", "--strict", "--format"],
        with: "--slack")
    }
    reports = try RequirementReportRequest.all(arguments, page: "audit.html")
    link = try ReportLink.read(arguments, reports)
    color = try ColorChoice(arguments)
    if !reports.contains(where: { $0.kind == .text }) {
      try arguments.refuse("--quiet", with: "--format")
    }
  }

  nonisolated(nonsending) func run<Other>(
    _ console: Console, _ steps: StepCollection<Other>
  ) async -> Int32 {
    guard let steps = steps as? StepCollection<World> else {
      console.report(
        Diagnostic("only scenarios about apps on phones can be audited"),
        color.style(for: console.errors, console.environment))
      return ExitCode.invalid
    }
    let session = AuditSession(self, console)
    if isProving { return await session.prove(steps) }
    return tellsSlack ? await session.tellSlack(steps) : await session.run(steps)
  }

  private static func sorts(_ arguments: ParsedArguments) throws(UsageError) -> Set<Sabotage.Sort> {
    let names = Sabotage.Sort.allCases.map(\.rawValue)
    var sorts: Set<Sabotage.Sort> = []
    for word in arguments.values("--only") {
      guard let sort = Sabotage.Sort(rawValue: word.text) else {
        throw .invalidValue(
          word, of: "--only", expected: names.joined(separator: ", "),
          similar: NearestNames.near(word.text, in: names))
      }
      sorts.insert(sort)
    }
    return sorts.isEmpty ? Sabotage.Sort.common : sorts
  }

  static func strictPermille(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let word = arguments.value("--strict") else { return nil }
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.count == 1 ? "0" : parts.count == 2 ? String(parts[1]) : ""
    guard let whole = Int(parts[0]), digits.count == 1, let tenths = Int(digits),
      (0...1000).contains(whole * 10 + tenths), whole >= 0
    else {
      throw .invalidValue(
        word, of: "--strict", expected: "a percentage from 0 to 100, such as 95 or 97.5",
        similar: [])
    }
    return whole * 10 + tenths
  }
}
