/// The third stage: checks the syntax tree and rewrites it to a regular expression.
struct RegexRewriter {
  private let expression: String
  private let registry: ParameterTypeRegistry
  /// The types of the parameters met so far, in order.
  private(set) var parameterTypes: [ParameterType] = []
  /// The official regular expression of what was rewritten.
  private(set) var source = ""

  /// Rewrites a whole expression.
  init(
    _ expression: String, _ tree: Node, _ registry: ParameterTypeRegistry
  ) throws(CucumberExpressionError) {
    self.expression = expression
    self.registry = registry
    source = "^"
    try rewrite(tree.children)
    source += "$"
  }

  private mutating func rewrite(_ nodes: [Node]) throws(CucumberExpressionError) {
    for node in nodes {
      try rewrite(node)
    }
  }

  private mutating func rewrite(_ node: Node) throws(CucumberExpressionError) {
    switch node.type {
    case .text:
      source += Self.escaped(node.text)
    case .optional:
      try rewriteOptional(node)
    case .alternation:
      try rewriteAlternation(node)
    case .parameter:
      try rewriteParameter(node)
    case .alternative, .expression:
      try rewrite(node.children)
    }
  }

  private mutating func rewriteOptional(_ node: Node) throws(CucumberExpressionError) {
    if let parameter = node.children.first(where: { $0.type == .parameter }) {
      throw problem(.parameterInOptional, at: parameter)
    }
    if let optional = node.children.first(where: { $0.type == .optional }) {
      throw problem(.optionalInOptional, at: optional)
    }
    guard !node.children.isEmpty else { throw problem(.emptyOptional, at: node) }
    source += "(?:"
    try rewrite(node.children)
    source += ")?"
  }

  private mutating func rewriteAlternation(_ node: Node) throws(CucumberExpressionError) {
    for alternative in node.children {
      guard !alternative.children.isEmpty else {
        throw problem(.emptyAlternative, at: alternative)
      }
      guard alternative.children.contains(where: { $0.type == .text }) else {
        throw problem(.alternativeOfOptionalsOnly, at: alternative)
      }
      let optionalsMax = ExpressionShape.optionalsMax
      guard alternative.children.count(where: { $0.type == .optional }) <= optionalsMax else {
        throw problem(.tooManyOptionals(optionalsMax: optionalsMax), at: alternative)
      }
    }
    source += "(?:"
    for (index, alternative) in node.children.enumerated() {
      if index > 0 { source += "|" }
      try rewrite(alternative)
    }
    source += ")"
  }

  private mutating func rewriteParameter(_ node: Node) throws(CucumberExpressionError) {
    let name = node.text
    guard let type = registry[name] else {
      throw problem(.undefinedParameterType(name: name), at: node)
    }
    parameterTypes.append(type)
    source += type.captureSource
  }

  private func problem(_ problem: ExpressionProblem, at node: Node) -> CucumberExpressionError {
    CucumberExpressionError(problem: problem, expression: expression, range: node.range)
  }

  /// Puts a backslash before every special character; unless others are given, before those of regular expressions.
  static func escaped(
    _ text: String, _ special: [Unicode.Scalar] = RegexRewriter.special
  ) -> String {
    // Most texts are words.
    guard text.unicodeScalars.contains(where: special.contains) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static let special = Array(#"\^[({$.|?*+})]"#.unicodeScalars)
}
