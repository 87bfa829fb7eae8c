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
