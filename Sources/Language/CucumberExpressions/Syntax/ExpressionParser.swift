/// The second stage: builds the syntax tree from the tokens.
///
/// The grammar, with `/` only between the boundaries of one word:
///
///     expression  := ( alternation | optional | parameter | text )*
///     alternation := (after whitespace, '}' or the start) part* ( '/' part* )+
///                    (before whitespace, '{' or the end)
///     optional    := '(' ( optional | parameter | text )* ')'
///     parameter   := '{' ( text | whitespace )* '}'
struct ExpressionParser {
  private let expression: String
  private let tokens: [Token]
  /// The first token is the start of the line, the last one its end.
  private var position = 1

  private init(_ expression: String) throws(CucumberExpressionError) {
    self.expression = expression
    tokens = try Tokenizer.tokens(of: expression)
  }

  /// Parses an expression into its syntax tree.
  static func parse(_ expression: String) throws(CucumberExpressionError) -> Node {
    var parser = try ExpressionParser(expression)
    return try parser.parseExpression()
  }

  private mutating func parseExpression() throws(CucumberExpressionError) -> Node {
    var nodes: [Node] = []
    while current.type != .endOfLine {
      if let alternation = try parseAlternation() {
        nodes.append(alternation)
      } else {
        nodes.append(try parsePart())
      }
    }
    return Node(.expression, nodes, range: 0..<current.range.upperBound)
  }

  private mutating func parsePart() throws(CucumberExpressionError) -> Node {
    switch current.type {
    case .beginOptional:
      return try parseOptional()
    case .beginParameter:
      return try parseParameter()
    case .alternation:
      // Outside an optional every slash is taken by the alternation around it.
      throw problem(.alternationInOptional, at: current)
    case .text, .whiteSpace, .endOptional, .endParameter, .startOfLine, .endOfLine:
      return parseText()
    }
  }

  /// Parses the word here as an alternation, or leaves it alone if it has no slash.
  private mutating func parseAlternation() throws(CucumberExpressionError) -> Node? {
    guard isAfterLeftBoundary else { return nil }
    let start = position
    var separators: [Range<Int>] = []
    var parts: [[Node]] = [[]]
    while !isAtRightBoundary {
      if current.type == .alternation {
        separators.append(current.range)
        parts.append([])
        position += 1
      } else {
        parts[parts.count - 1].append(try parsePart())
      }
    }
    guard !separators.isEmpty else {
      position = start
      return nil
    }
    let range = tokens[start].range.lowerBound..<current.range.lowerBound
    let alternatives = alternativeNodes(parts, separators: separators, in: range)
    return Node(.alternation, alternatives, range: range)
  }

  private func alternativeNodes(
    _ parts: [[Node]], separators: [Range<Int>], in range: Range<Int>
  ) -> [Node] {
    parts.enumerated().map { index, nodes in
      let start = index == 0 ? range.lowerBound : separators[index - 1].upperBound
      let end = index == separators.count ? range.upperBound : separators[index].lowerBound
      return Node(.alternative, nodes, range: start..<end)
    }
  }

  private mutating func parseOptional() throws(CucumberExpressionError) -> Node {
    let begin = advance()
    var nodes: [Node] = []
    while current.type != .endOptional {
      guard current.type != .endOfLine else { throw problem(.optionalNotClosed, at: begin) }
      nodes.append(try parsePart())
    }
    let end = advance()
    return Node(.optional, nodes, range: begin.range.lowerBound..<end.range.upperBound)
  }

  private mutating func parseParameter() throws(CucumberExpressionError) -> Node {
    let begin = advance()
    var nodes: [Node] = []
    while current.type != .endParameter {
      switch current.type {
      case .text, .whiteSpace, .startOfLine:
        nodes.append(parseText())
      case .endOfLine:
        throw problem(.parameterNotClosed, at: begin)
      case .beginOptional, .endOptional, .beginParameter, .endParameter, .alternation:
        throw problem(.illegalParameterName, at: current)
      }
    }
    let end = advance()
    return Node(.parameter, nodes, range: begin.range.lowerBound..<end.range.upperBound)
  }

  private mutating func parseText() -> Node {
    let token = advance()
    return Node(text: token.text, range: token.range)
  }

  private var current: Token { tokens[position] }

  private var isAfterLeftBoundary: Bool {
    let previous = tokens[position - 1].type
    return previous == .startOfLine || previous == .whiteSpace || previous == .endParameter
  }

  private var isAtRightBoundary: Bool {
    let type = current.type
    return type == .endOfLine || type == .whiteSpace || type == .beginParameter
  }

  private mutating func advance() -> Token {
    defer { position += 1 }
    return tokens[position]
  }

  private func problem(_ problem: ExpressionProblem, at token: Token) -> CucumberExpressionError {
    CucumberExpressionError(problem: problem, expression: expression, range: token.range)
  }
}

/// A node of an expression's syntax tree.
struct Node: Hashable, Sendable {
  let type: NodeType
  /// The text of a text node; nil for every other kind.
  let token: String?
  let children: [Node]
  /// The code points it covers.
  let range: Range<Int>

  init(text: String, range: Range<Int>) {
    type = .text
    token = text
    children = []
    self.range = range
  }

  init(_ type: NodeType, _ children: [Node], range: Range<Int>) {
    self.type = type
    token = nil
    self.children = children
    self.range = range
  }

  /// The text of the node and of all nodes below it.
  var text: String {
    token ?? children.map(\.text).joined()
  }
}

/// The kinds of node of an expression's syntax tree, named as the official tools name them.
enum NodeType: String, Sendable {
  case expression = "EXPRESSION_NODE"
  case text = "TEXT_NODE"
  case optional = "OPTIONAL_NODE"
  case alternation = "ALTERNATION_NODE"
  case alternative = "ALTERNATIVE_NODE"
  case parameter = "PARAMETER_NODE"
}
