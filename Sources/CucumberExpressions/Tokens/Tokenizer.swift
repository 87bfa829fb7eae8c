/// The first stage: cuts a Cucumber expression into tokens, resolving escapes.
///
/// Positions count Unicode code points, so that the caret of a message stands under the right one.
struct Tokenizer {
  /// The most code points an expression may have; it bounds the recursion of the parser.
  static let lengthMax = 2_048

  private let expression: String
  private let scalars: [Unicode.Scalar]
  private var tokens: [Token]

  private init(_ expression: String) {
    self.expression = expression
    scalars = Array(expression.unicodeScalars)
    tokens = [Token(type: .startOfLine, text: "", range: 0..<0)]
  }

  /// Cuts an expression into tokens, from the start of the line to its end.
  static func tokens(of expression: String) throws(CucumberExpressionError) -> [Token] {
    var tokenizer = Tokenizer(expression)
    try tokenizer.run()
    return tokenizer.tokens
  }

  private mutating func run() throws(CucumberExpressionError) {
    guard scalars.count <= Self.lengthMax else {
      throw problem(.expressionTooLong(codePointsMax: Self.lengthMax), at: Self.lengthMax)
    }
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\\" {
        append(try escapedScalar(after: index), as: .text, range: index..<index + 2)
        index += 2
      } else {
        append(scalar, as: TokenType(of: scalar), range: index..<index + 1)
        index += 1
      }
    }
    tokens.append(Token(type: .endOfLine, text: "", range: scalars.count..<scalars.count))
  }

  private func escapedScalar(
    after backslash: Int
  ) throws(CucumberExpressionError) -> Unicode.Scalar {
    guard backslash + 1 < scalars.count else { throw problem(.endOfLineEscaped, at: backslash) }
    let scalar = scalars[backslash + 1]
    guard TokenType.canBeEscaped(scalar) else {
      throw problem(.characterCannotBeEscaped, at: backslash + 1)
    }
    return scalar
  }

  private mutating func append(_ scalar: Unicode.Scalar, as type: TokenType, range: Range<Int>) {
    if type.isMergeable, let last = tokens.last, last.type == type {
      tokens[tokens.count - 1].text.unicodeScalars.append(scalar)
      tokens[tokens.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      tokens.append(Token(type: type, text: String(scalar), range: range))
    }
  }

  private func problem(_ problem: ExpressionProblem, at index: Int) -> CucumberExpressionError {
    CucumberExpressionError(problem: problem, expression: expression, range: index..<index + 1)
  }
}
