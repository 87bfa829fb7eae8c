import Gherkin
import ScenarioReports
import ScenarioRunner

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

/// The choice of messages that are written.
struct MessageChoice: Sendable {
  let hasSource: Bool
  let hasDocument: Bool
  let hasPickles: Bool
}

/// A few files that have been read and parsed, numbered as if they were the first.
struct ParseBatch: Sendable {
  /// The fate of a file.
  private enum File: Sendable {
    case unreadable(FeatureFiles.Fault)
    case refused(Source, ParseErrors)
    /// Its lines end where readers of Gherkin see no end, so that whatever is read of it is not what was written.
    case misread(Source, Problem)
    case parsed(GherkinDocument, [Pickle], PickleLimitError?)
  }

  /// The messages of a batch, and what is wrong with its files.
  struct Part: Sendable {
    let page: Page
    let problems: [Problem]
  }

  /// How many numbers the files have used up.
  let numberCount: Int
  private let files: [File]
  private let choice: MessageChoice
  private let bytesRead: Int

  /// Reads and parses files; a file that cannot be used is remembered as such.
  init(
    _ places: ArraySlice<FeaturePaths.Place>, in folder: WorkingFolder, _ choice: MessageChoice
  ) {
    var ids = IDGenerator()
    var bytesRead = 0
    files = places.map { place in
      do throws(FeatureFiles.Fault) {
        let source = try place.read(in: folder, .standard)
        bytesRead += source.bytes.count
        return Self.parse(source, &ids, choice)
      } catch { return .unreadable(error) }
    }
    numberCount = ids.next()
    (self.choice, self.bytesRead) = (choice, bytesRead)
  }

  private static func parse(
    _ source: Source, _ ids: inout IDGenerator, _ choice: MessageChoice
  ) -> File {
    if let problem = LineEnds.problem(in: source) { return .misread(source, problem) }
    switch Parser().parse(source, ids: &ids) {
    case .failure(let errors): return .refused(source, errors)
    case .success(let document):
      guard choice.hasPickles else { return .parsed(document, [], nil) }
      do throws(PickleLimitError) {
        return .parsed(document, try PickleCompiler().pickles(of: document, ids: &ids), nil)
      } catch { return .parsed(document, [], error) }
    }
  }

  /// Writes the messages, with numbers that follow those of the batches before.
  func write(from number: Int, on handover: PageHandover) -> Part {
    var page = handover.take()
    // Most documents with their pickles are eight times as long as their text.
    let problems = page.write(bytesExpected: bytesRead * 9 + 1_024) { writer in
      writer.offset = number
      var problems: [Problem] = []
      for file in files { write(file, &writer, &problems) }
      return problems
    }
    return Part(page: page, problems: problems)
  }

  private func write(_ file: File, _ writer: inout MessageWriter, _ problems: inout [Problem]) {
    switch file {
    case .unreadable(let fault): problems.append(fault.problem)
    case .refused(let source, let failure):
      if choice.hasSource { writer.write(source) }
      for error in failure.errors { writer.write(error) }
      problems += Problem.all(of: failure, in: source)
    case .misread(let source, let problem):
      if choice.hasSource { writer.write(source) }
      writer.writeParseError(
        in: source.uri, at: problem.location ?? Location(line: 1), problem.message)
      problems.append(problem)
    case .parsed(let document, let pickles, let limit):
      if choice.hasSource { writer.writeSource(of: document) }
      if choice.hasDocument { writer.write(document) }
      for pickle in pickles { writer.write(pickle) }
      guard let limit else { return }
      writer.write(limit)
      problems.append(Problem(limit, in: document.source))
    }
  }
}
