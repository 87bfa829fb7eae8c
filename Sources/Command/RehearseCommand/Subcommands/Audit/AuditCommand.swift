import Rehearsal
import Requirements
import ScenarioReports
import ScenarioRunner

/// `rehearse audit`: how strong a suite is, measured by what it notices when something goes wrong.
struct AuditCommand {
  let chosen: ScenarioChoice
  /// The git revision since which scenarios must have changed; nil for all of them.
  let since: String?
  /// The sorts of sabotage that are tried.
  let sorts: Set<Sabotage.Sort>
  /// What must be noticed, in tenths of a percent; nil where nothing must.
  let strictPermille: Int?
  let isQuiet: Bool
  let reports: [RequirementReportRequest]
  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    chosen = try ScenarioChoice(arguments)
    since = try Self.revision(arguments)
    sorts = try Self.sorts(arguments)
    strictPermille = try Self.strictPermille(arguments)
    isQuiet = arguments.has("--quiet")
    reports = try RequirementReportRequest.all(arguments, page: "audit.html")
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
    return await AuditSession(self, console).run(steps)
  }

  private static func revision(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let word = arguments.value("--since") else { return nil }
    guard !word.text.isEmpty, !word.text.hasPrefix("-") else {
      throw .invalidValue(
        word, of: "--since", expected: "a revision that git knows, such as main or HEAD~3",
        similar: [])
    }
    return word.text
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
    return sorts.isEmpty ? Set(Sabotage.Sort.allCases) : sorts
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
