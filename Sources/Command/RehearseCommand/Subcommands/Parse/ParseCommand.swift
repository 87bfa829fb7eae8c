import ScenarioReports

/// `rehearse parse`: documents and pickles as Cucumber Messages.
struct ParseCommand {
  static let spec = CommandSpec(
    name: "parse",
    summary: "Writes feature files as Cucumber Messages, one JSON object per line.",
    usage: "[OPTION]... PATH...",
    discussion: """
      For each file there is a source message, a gherkinDocument and a pickle for each runnable scenario; \
      for a file that does not parse, up to ten parseErrors instead. A PATH is a feature file or a folder; \
      - is standard input.
      """,
    options: [
      OptionSpec("--no-source", "Leaves out the sources."),
      OptionSpec("--no-ast", "Leaves out the documents."),
      OptionSpec("--no-pickles", "Leaves out the pickles."),
    ],
    sections: [
      "Exit codes": ["0   everything parses", "2   something cannot be read or does not parse"],
      "Examples": [
        "rehearse parse Scenarios > messages.ndjson",
        "rehearse parse --no-source --no-ast Scenarios/checkout",
      ],
    ])

  private let paths: [String]
  private let choice: MessageChoice
  private let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else { throw .missingOperand("PATH") }
    paths = try arguments.wholePaths()
    choice = MessageChoice(
      hasSource: !arguments.has("--no-source"), hasDocument: !arguments.has("--no-ast"),
      hasPickles: !arguments.has("--no-pickles"))
    color = try ColorChoice(arguments)
  }

  nonisolated(nonsending) func run(_ console: Console) async -> Int32 {
    let found = FeaturePaths(paths, in: console.folder, input: console.readInput)
    let style = color.style(for: console.errors, console.environment)
    for fault in found.faults { console.report(fault.diagnostic, style) }
    var isValid = found.faults.isEmpty
    await ParseQueue(found.places, in: console.folder, choice).run { part in
      console.output.write(part.page.bytes)
      for problem in part.problems { console.report(Diagnostic(problem), style) }
      isValid = isValid && part.problems.isEmpty
      return !console.output.isClosed
    }
    return isValid ? ExitCode.success : ExitCode.invalid
  }
}
