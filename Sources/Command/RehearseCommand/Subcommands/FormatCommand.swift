import Gherkin
import ScenarioReports
import ScenarioRunner

/// `rehearse format`: feature files, and files of phrases, in the one layout all of them have.
struct FormatCommand {
  static let spec = CommandSpec(
    name: "format",
    summary: "Rewrites files of features and phrases in the one layout all of them have.",
    usage: "[OPTION]... PATH...",
    discussion: """
      Files that have it already are not touched, nor are files that do not parse; what a scenario says is \
      never changed. The names of the files that changed are written to standard output. A PATH is a \
      feature file, a file of phrases (.phrases) or a folder; - reads standard input and writes the result to standard output.
      """,
    options: [
      OptionSpec("--check", "Changes nothing, but names the files that would change."),
      OptionSpec("--quiet", short: "-q", "Names no files."),
    ],
    sections: [
      "Exit codes": [
        "0   every file has the layout now", "1   with --check: a file would change",
        "2   something cannot be read, written, or does not parse",
      ],
      "Examples": [
        "rehearse format Scenarios", "rehearse format --check Scenarios",
        "rehearse format - < draft.feature",
      ],
    ])

  private let paths: [String]
  private let checksOnly: Bool
  private let isQuiet: Bool
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else { throw .missingOperand("PATH") }
    paths = try arguments.wholePaths()
    checksOnly = arguments.has("--check")
    isQuiet = arguments.has("--quiet")
    color = try ColorChoice(arguments)
  }

  func run(_ console: Console) -> Int32 {
    let files = FeatureFiles(
      paths, in: console.folder, input: console.readInput, wanted: .featuresAndPhrases)
    let style = color.style(for: console.errors, console.environment)
    var diagnostics = files.faults.map(\.diagnostic)
    var changedCount = 0
    for source in files.sources {
      switch formatted(source) {
      case .failure(let problems): diagnostics += problems.list.map { Diagnostic($0) }
      case .success(let bytes):
        guard FormatGuard.meansTheSame(bytes, as: source) else {
          diagnostics.append(FormatGuard.diagnostic(source))
          continue
        }
        let hasChanged = bytes != source.bytes
        changedCount += hasChanged ? 1 : 0
        diagnostics += deliver(bytes, source, hasChanged, console)
      }
    }
    for diagnostic in diagnostics { console.report(diagnostic, style) }
    if !diagnostics.isEmpty { return ExitCode.invalid }
    return checksOnly && changedCount > 0 ? ExitCode.failure : ExitCode.success
  }

  private struct Problems: Error { let list: [Problem] }

  private func formatted(_ source: Source) -> Result<[UInt8], Problems> {
    if let problem = LineEnds.problem(in: source) { return .failure(Problems(list: [problem])) }
    var ids = IDGenerator()
    return Parser().parse(source, ids: &ids)
      .map { Array($0.formatted().utf8) }
      .mapError { failure in Problems(list: Problem.all(of: failure, in: source)) }
  }

  /// Writes a result where it belongs, and returns what went wrong.
  private func deliver(
    _ bytes: [UInt8], _ source: Source, _ hasChanged: Bool, _ console: Console
  ) -> [Diagnostic] {
    let isInput = source.uri == FeaturePaths.inputName
    if isInput, !checksOnly {
      console.output.write(bytes)
      return []
    }
    guard hasChanged else { return [] }
    if !checksOnly {
      do throws(AtomicFile.Fault) {
        try AtomicFile(path: source.uri, in: console.folder).write(bytes)
      } catch { return [Diagnostic(FileProblem.unwritable(error).message, place: source.uri)] }
    }
    if !isQuiet { console.print(source.uri + "\n") }
    return []
  }
}

/// The last look before a file is rewritten: a fault of the formatter must not cost anybody a scenario.
enum FormatGuard {
  /// Whether the formatted text says what the source says: the same document but for its layout, with all comments.
  static func meansTheSame(_ bytes: [UInt8], as source: Source) -> Bool {
    if bytes == source.bytes { return true }
    guard let before = meaning(of: source),
      let after = meaning(of: Source(uri: source.uri, bytes: bytes))
    else { return false }
    return before.isKept(in: after)
  }

  /// What is told instead of rewriting the file.
  static func diagnostic(_ source: Source) -> Diagnostic {
    Diagnostic(
      "the file was left alone: formatted, it would mean something else", place: source.uri,
      notes: ["this is a fault of rehearse; please report it with the file"])
  }

  /// What a source says; `nil` where it does not parse.
  private static func meaning(of source: Source) -> DocumentMeaning? {
    var ids = IDGenerator()
    return try? DocumentMeaning(Parser().parse(source, ids: &ids).get())
  }
}
