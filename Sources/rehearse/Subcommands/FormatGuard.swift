import Gherkin
import ScenarioReports

/// The last look before a file is rewritten: a fault of the formatter must not cost anybody a scenario.
enum FormatGuard {
  /// Whether the formatted text says what the source says: the same scenarios with the same tags and steps.
  static func meansTheSame(_ bytes: [UInt8], as source: Source) -> Bool {
    bytes == source.bytes
      || meaning(of: Source(uri: source.uri, bytes: bytes)) == meaning(of: source)
  }

  /// What is told instead of rewriting the file.
  static func diagnostic(_ source: Source) -> Diagnostic {
    Diagnostic(
      "the file was left alone: formatted, it would mean something else", place: source.uri,
      notes: ["this is a fault of rehearse; please report it with the file"])
  }

  /// The names, tags, step texts and arguments of all scenarios; `nil` where the text does not parse.
  private static func meaning(of source: Source) -> [Meaning]? {
    var ids = IDGenerator()
    guard case .success(let document) = Parser().parse(source, ids: &ids),
      let pickles = try? PickleCompiler().pickles(of: document, ids: &ids)
    else { return nil }
    return pickles.map { pickle in
      let steps = pickle.steps
      return Meaning(
        name: pickle.name, tags: pickle.tags.map(\.name), steps: steps.map(\.text),
        arguments: steps.map { $0.arguments })
    }
  }

  private struct Meaning: Equatable {
    let name: String
    let tags: [String]
    let steps: [String]
    let arguments: [[PickleStepArgument]]
  }
}
