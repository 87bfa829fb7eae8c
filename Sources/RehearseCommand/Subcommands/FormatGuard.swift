import Gherkin
import ScenarioReports

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
