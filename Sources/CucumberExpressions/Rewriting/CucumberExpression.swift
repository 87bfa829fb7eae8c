/// A parsed and checked Cucumber expression, such as `the battery is at {int}%`.
///
///     let expression = try CucumberExpression("I wait {int} second(s)", ParameterTypeRegistry())
///     ExpressionMatcher(expression).match("I wait 5 seconds")  // one argument, 5
///
/// It is a value that any number of workers may share; matching is `ExpressionMatcher`'s task.
public struct CucumberExpression: Sendable, CustomStringConvertible {
  /// The expression as written.
  public let source: String
  /// The types of its parameters, in order of appearance.
  public let parameterTypes: [ParameterType]
  /// The official regular expression for the whole text, from `^` to `$`.
  public let regexSource: String
  /// The pieces of fixed text and the parameters between them.
  let shape: ExpressionShape
  /// The cheap test that comes before the regular expression.
  let prefilter: Prefilter
  /// The way to match without a regular expression, where there is one.
  let quickMatch: QuickMatch?

  /// Parses an expression and looks its parameter types up.
  ///
  /// - Throws: The first fault, with the official text.
  public init(
    _ source: String, _ registry: ParameterTypeRegistry
  ) throws(CucumberExpressionError) {
    let tree = try ExpressionParser.parse(source)
    let rewriter = try RegexRewriter(source, tree, registry)
    self.source = source
    parameterTypes = rewriter.parameterTypes
    regexSource = rewriter.source
    shape = ExpressionShape(tree)
    prefilter = Prefilter(shape)
    quickMatch = QuickMatch(shape, parameterTypes)
  }

  /// The expression as written.
  public var description: String { source }

  /// The expression for people: as written, but without the escapes of the language.
  public var humanReadable: String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in source.unicodeScalars {
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { result.append(scalar) }
    }
    return String(result)
  }
}
