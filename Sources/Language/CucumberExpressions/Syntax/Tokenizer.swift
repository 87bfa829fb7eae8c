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

/// A piece of a Cucumber expression: its kind, its text without escapes, and where it stands.
struct Token: Hashable, Sendable {
  let type: TokenType
  var text: String
  /// The code points it covers, escapes included.
  var range: Range<Int>
}

/// The kinds of token of a Cucumber expression, named as the official tools name them.
enum TokenType: String, Sendable {
  case startOfLine = "START_OF_LINE"
  case endOfLine = "END_OF_LINE"
  case whiteSpace = "WHITE_SPACE"
  case beginOptional = "BEGIN_OPTIONAL"
  case endOptional = "END_OPTIONAL"
  case beginParameter = "BEGIN_PARAMETER"
  case endParameter = "END_PARAMETER"
  case alternation = "ALTERNATION"
  case text = "TEXT"

  /// Classifies one code point that is not escaped.
  init(of scalar: Unicode.Scalar) {
    switch scalar {
    case "(": self = .beginOptional
    case ")": self = .endOptional
    case "{": self = .beginParameter
    case "}": self = .endParameter
    case "/": self = .alternation
    case " ", "\t": self = .whiteSpace
    // Nearly every code point of an expression is one of these, and the table of all code points is slow.
    case "a"..."z", "A"..."Z", "0"..."9": self = .text
    default: self = scalar.properties.isWhitespace ? .whiteSpace : .text
    }
  }

  /// Tells whether neighbouring code points of this kind form one token.
  var isMergeable: Bool {
    self == .text || self == .whiteSpace
  }

  /// Tells whether a backslash may stand before this code point.
  static func canBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\\" || TokenType(of: scalar) != .text
  }
}
