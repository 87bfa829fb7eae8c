/// A parser of Gherkin, plain or in Markdown.
///
/// ```swift
/// var ids = IDGenerator()
/// switch Parser().parse(Source(uri: "shop.feature", text: "Feature: Shop"), ids: &ids) {
/// case .success(let document): print(document.feature?.name ?? "")
/// case .failure(let failure): for error in failure.errors { print(error.message) }
/// }
/// ```
public struct Parser: Sendable {
  private let dialect: Dialect
  private let limits: Limits

  /// Creates a parser for sources that name no language themselves; an unknown code means English.
  public init(defaultLanguage: String = "en", limits: Limits = .standard) {
    dialect = Dialects.dialect(for: defaultLanguage) ?? Dialects.english
    self.limits = limits
  }

  /// Parses a source, numbering its nodes; on failure no number is used up.
  public func parse(
    _ source: Source,
    ids: inout IDGenerator
  ) -> Result<GherkinDocument, ParseErrors> {
    source.bytes.withUnsafeBufferPointer { buffer in
      guard let text = SourceText(buffer) else {
        return .success(GherkinDocument(empty: source))
      }
      if let error = SourceCheck(limits).firstError(in: text, uri: source.uri) {
        return .failure(ParseErrors([error]))
      }
      return parse(source, text, &ids)
    }
  }

  private func parse(
    _ source: Source,
    _ text: SourceText,
    _ ids: inout IDGenerator
  ) -> Result<GherkinDocument, ParseErrors> {
    var run = ParseRun(source, text, dialect: dialect, limits: limits, ids: ids)
    run.run()
    guard run.errors.isEmpty else { return .failure(ParseErrors(run.errors)) }
    ids = run.builder.ids
    let storage = DocumentStorage(source: source, tables: run.builder.tables)
    return .success(GherkinDocument(storage: storage))
  }
}

/// The knowledge that a matcher must have of the place in the grammar.
struct ParserState {
  var number = StateTable.start
  /// The delimiter of the doc string that is open.
  var openDelimiter: Range<Int>?
  /// A step may come next; some languages have keywords of steps that headers start with.
  var acceptsSteps = false
  /// A `# language:` line may come next.
  var acceptsLanguage = true

  mutating func move(to state: UInt8, in table: StateTable) {
    guard state != number else { return }
    number = state
    acceptsSteps = table.successor(of: state, after: .stepLine) != StateTable.none
    acceptsLanguage = table.successor(of: state, after: .language) != StateTable.none
  }
}
