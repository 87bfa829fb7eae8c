/// The check of a syntax tree, which also looks up the types of its parameters.
struct ParameterResolver {
  private let expression: String
  private let registry: ParameterTypeRegistry
  /// The types of the parameters, in order.
  private(set) var parameterTypes: [ParameterType] = []

  /// Checks a whole expression.
  ///
  /// - Throws: The first fault, with the official text.
  init(
    _ expression: String, _ tree: Node, _ registry: ParameterTypeRegistry
  ) throws(CucumberExpressionError) {
    self.expression = expression
    self.registry = registry
    try check(tree.children)
  }

  private mutating func check(_ nodes: [Node]) throws(CucumberExpressionError) {
    for node in nodes {
      try check(node)
    }
  }

  private mutating func check(_ node: Node) throws(CucumberExpressionError) {
    switch node.type {
    case .text:
      break
    case .optional:
      try checkOptional(node)
    case .alternation:
      try checkAlternation(node)
    case .parameter:
      parameterTypes.append(try type(of: node))
    case .alternative, .expression:
      try check(node.children)
    }
  }

  private func checkOptional(_ node: Node) throws(CucumberExpressionError) {
    if let parameter = node.children.first(where: { $0.type == .parameter }) {
      throw problem(.parameterInOptional, at: parameter)
    }
    if let optional = node.children.first(where: { $0.type == .optional }) {
      throw problem(.optionalInOptional, at: optional)
    }
    guard !node.children.isEmpty else { throw problem(.emptyOptional, at: node) }
  }

  private mutating func checkAlternation(_ node: Node) throws(CucumberExpressionError) {
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
    try check(node.children)
  }

  private func type(of node: Node) throws(CucumberExpressionError) -> ParameterType {
    let name = node.text
    guard let type = registry[name] else {
      throw problem(.undefinedParameterType(name: name), at: node)
    }
    return type
  }

  private func problem(_ problem: ExpressionProblem, at node: Node) -> CucumberExpressionError {
    CucumberExpressionError(problem: problem, expression: expression, range: node.range)
  }
}
