/// A generator of expressions for a step that none matches yet.
public struct SnippetGenerator: Sendable {
  /// The most expressions made from one text.
  public static let expressionsMax = 256

  private let registry: ParameterTypeRegistry

  /// Creates a generator that looks for the types of a registry.
  public init(_ registry: ParameterTypeRegistry) {
    self.registry = registry
  }

  /// Returns the expressions that fit a text, the most likely first; never none.
  public func snippets(for text: String) -> [GeneratedExpression] {
    [GeneratedExpression(source: text, parameterTypes: [])]
  }
}
