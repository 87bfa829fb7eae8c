import Gherkin
import ScenarioReports
import ScenarioRunner

/// `rehearse parse`: documents and pickles as Cucumber Messages.
struct ParseCommand {
  static let spec = CommandSpec(
    name: "parse",
    summary: "Writes feature files as Cucumber Messages, one JSON object per line.",
    usage: "[OPTION]... PATH...",
    discussion: [
      """
      For each file there is a source message, a gherkinDocument and a pickle for each runnable scenario; \
      for a file that does not parse, up to ten parseErrors instead. A PATH is a feature file or a folder; \
      - is standard input.
      """
    ],
    options: [
      OptionSpec("--no-source", "Leaves out the sources."),
      OptionSpec("--no-ast", "Leaves out the documents."),
      OptionSpec("--no-pickles", "Leaves out the pickles."),
    ],
    sections: [
      .init(
        title: "Exit codes",
        lines: ["0   everything parses", "2   something cannot be read or does not parse"]),
      .init(
        title: "Examples",
        lines: [
          "rehearse parse Scenarios > messages.ndjson",
          "rehearse parse --no-source --no-ast Scenarios/startup-listing",
        ]),
    ])

  private let paths: [String]
  private let writesSource: Bool
  private let writesDocument: Bool
  private let writesPickles: Bool
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else { throw .missingOperand("PATH") }
    paths = try arguments.wholePaths()
    writesSource = !arguments.has("--no-source")
    writesDocument = !arguments.has("--no-ast")
    writesPickles = !arguments.has("--no-pickles")
    color = try ColorChoice(arguments)
  }

  func run(_ console: Console) throws -> Int32 {
    let files = FeatureFiles(paths, in: console.folder, input: console.readInput)
    let style = color.style(for: console.errors, console.environment)
    for fault in files.faults { console.report(fault.diagnostic, style) }
    var isValid = files.faults.isEmpty
    var ids = IDGenerator()
    for source in files.sources where !console.output.isClosed {
      var sink = ByteSink()
      let problems = try write(source, &ids, to: &sink)
      console.output.write(sink.drain())
      for problem in problems { console.report(Diagnostic(problem), style) }
      isValid = isValid && problems.isEmpty
    }
    return isValid ? ExitCode.success : ExitCode.invalid
  }

  private func write(
    _ source: Source, _ ids: inout IDGenerator, to sink: inout ByteSink
  ) throws -> [Problem] {
    let encoder = MessagesEncoder()
    if writesSource { try encoder.encode(source, to: &sink) }
    switch Parser().parse(source, ids: &ids) {
    case .failure(let failure):
      for error in failure.errors { try encoder.encode(error, to: &sink) }
      return Problem.all(of: failure, in: source)
    case .success(let document):
      if writesDocument { try encoder.encode(document, to: &sink) }
      return try writesPickles ? writePickles(of: document, source, &ids, to: &sink) : []
    }
  }

  private func writePickles(
    of document: GherkinDocument, _ source: Source, _ ids: inout IDGenerator,
    to sink: inout ByteSink
  ) throws -> [Problem] {
    let encoder = MessagesEncoder()
    switch Result(catching: { () throws(PickleLimitError) in
      try PickleCompiler().pickles(of: document, ids: &ids)
    }) {
    case .success(let pickles):
      for pickle in pickles { try encoder.encode(pickle, to: &sink) }
      return []
    case .failure(let error):
      try encoder.encode(error, to: &sink)
      return [Problem(error, in: source)]
    }
  }
}
