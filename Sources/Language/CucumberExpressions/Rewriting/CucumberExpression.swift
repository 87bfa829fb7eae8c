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
  /// Whether it was written as a regular expression, which may match a part of a text.
  public let isRegularExpression: Bool
  /// The capture groups of its parameters, one for each.
  let groups: [[CaptureGroup]]
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
    if let plain = PlainExpression(source), let types = registry.types(named: plain.parameterNames)
    {
      self.init(source, ExpressionShape(plain), types)
    } else {
      let tree = try ExpressionParser.parse(source)
      let resolver = try ParameterResolver(source, tree, registry)
      self.init(source, ExpressionShape(tree), resolver.parameterTypes)
    }
  }

  private init(_ source: String, _ shape: ExpressionShape, _ parameterTypes: [ParameterType]) {
    self.source = source
    self.parameterTypes = parameterTypes
    self.shape = shape
    groups = parameterTypes.map(\.captures)
    isRegularExpression = false
    prefilter = Prefilter(shape)
    quickMatch = QuickMatch(shape, parameterTypes, prefilter)
  }

  /// Takes a regular expression as Cucumber does: it matches wherever it is found, unless it has `^` and `$`.
  ///
  /// Each outermost capture group is an argument. A group that is written as a pattern of a parameter type, such
  /// as `(\d+)`, is of that type, and has the value nil where it took no part; any other is of a nameless one,
  /// whose value is its text, or an empty text for a group that took no part.
  ///
  /// - Throws: A fault if it does not compile, or has named groups or backreferences.
  public init(
    regularExpression source: String, _ registry: ParameterTypeRegistry = ParameterTypeRegistry()
  ) throws(CucumberExpressionError) {
    let scan = CaptureScanner.scan(source)
    let whole = 0..<source.unicodeScalars.count
    guard !scan.hasNamesOrBackreferences else {
      throw CucumberExpressionError(
        problem: .unusableRegularExpression(reason: "it has named groups or backreferences"),
        expression: source, range: whole)
    }
    do {
      _ = try CompiledPattern(Self.findingPattern(source))
    } catch {
      throw CucumberExpressionError(
        problem: .unusableRegularExpression(reason: "\(error)"), expression: source, range: whole)
    }
    self.source = source
    parameterTypes = zip(scan.groups, scan.groupPatterns).map { group, pattern in
      registry.type(ofGroup: pattern) ?? .nameless(group)
    }
    // A type may have more patterns than the one that is written here.
    groups = scan.groups.map(\.children)
    isRegularExpression = true
    shape = .anything
    prefilter = Prefilter(shape)
    quickMatch = nil
  }

  /// The official regular expression for the whole text, from `^` to `$`, or the one it was made from.
  public var regexSource: String {
    // What was read once can be read again.
    guard !isRegularExpression, let tree = try? ExpressionParser.parse(source) else {
      return source
    }
    return RegexRewriter(tree, parameterTypes).source
  }

  /// The pattern that a matcher compiles, for the whole of a text.
  var matchedPattern: String {
    isRegularExpression
      ? Self.findingPattern(source) : shape.pattern { parameterTypes[$0].matchedCaptureSource }
  }

  /// Lets a pattern for a part of a text match the whole of it, the part as far left as can be.
  private static func findingPattern(_ source: String) -> String {
    #"[\s\S]*?(?:\#(source))[\s\S]*"#
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
