import Gherkin
import Testing

/// Parses a text that must be accepted.
func parse(
  _ text: String,
  uri: String = "test.feature",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> GherkinDocument {
  var ids = IDGenerator()
  switch Parser().parse(Source(uri: uri, text: text), ids: &ids) {
  case .success(let document): return document
  case .failure(let failure):
    let messages = failure.errors.map(\.message).joined(separator: "\n")
    Issue.record(
      "not accepted:\n\(messages)\n\(text.prefix(2_000))", sourceLocation: sourceLocation)
    throw failure
  }
}

/// Parses a text that must be refused.
func errors(
  in bytes: [UInt8],
  uri: String = "test.feature",
  limits: Limits = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [ParseError] {
  var ids = IDGenerator()
  switch Parser(limits: limits).parse(Source(uri: uri, bytes: bytes), ids: &ids) {
  case .success:
    Issue.record("accepted", sourceLocation: sourceLocation)
    return []
  case .failure(let failure):
    #expect(ids == IDGenerator(), "a refused source uses no number", sourceLocation: sourceLocation)
    return failure.errors
  }
}

/// Parses a text that must be refused.
func errors(
  in text: String,
  uri: String = "test.feature",
  limits: Limits = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [ParseError] {
  errors(in: [UInt8](text.utf8), uri: uri, limits: limits, sourceLocation: sourceLocation)
}

/// Compiles a document within the standard limits.
func pickles(of document: GherkinDocument) throws -> [Pickle] {
  var ids = IDGenerator()
  return try PickleCompiler().pickles(of: document, ids: &ids)
}

extension GherkinDocument {
  /// The scenarios of the feature and of its rules.
  var scenarios: [Scenario] {
    (feature?.children ?? []).flatMap { child -> [Scenario] in
      switch child {
      case .background: []
      case .scenario(let scenario): [scenario]
      case .rule(let rule):
        rule.children.compactMap { child in
          if case .scenario(let scenario) = child { scenario } else { nil }
        }
      }
    }
  }
}
