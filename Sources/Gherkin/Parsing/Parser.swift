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
  private let defaultLanguage: String
  private let limits: Limits

  /// Creates a parser for sources that name no language of their own; an unknown code means English.
  public init(defaultLanguage: String = "en", limits: Limits = .standard) {
    self.defaultLanguage = defaultLanguage
    self.limits = limits
  }

  /// Parses a source, numbering its nodes; on failure no number is used up.
  public func parse(
    _ source: Source,
    ids: inout IDGenerator
  ) -> Result<GherkinDocument, ParseErrors> {
    .failure(ParseErrors([]))
  }
}
