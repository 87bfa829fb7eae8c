/// A fault of a Cucumber expression.
public enum ExpressionProblem: Hashable, Sendable {
  /// A backslash is the last character.
  case endOfLineEscaped
  /// A backslash stands before a character that needs none.
  case characterCannotBeEscaped
  /// A `(` has no `)`.
  case optionalNotClosed
  /// A `{` has no `}`.
  case parameterNotClosed
  /// A parameter's name has one of the characters of the language itself.
  case illegalParameterName
  /// A `/` stands inside an optional.
  case alternationInOptional
  /// A parameter stands inside an optional.
  case parameterInOptional
  /// An optional stands inside an optional.
  case optionalInOptional
  /// An optional has no text.
  case emptyOptional
  /// One side of a `/` has nothing.
  case emptyAlternative
  /// One side of a `/` has only optionals.
  case alternativeOfOptionalsOnly
  /// No parameter type of this name is registered.
  case undefinedParameterType(name: String)
  /// The expression has more code points than this library reads.
  case expressionTooLong(codePointsMax: Int)

  /// One side of a `/` has more optionals than this library expands.
  case tooManyOptionals(optionalsMax: Int)
  /// A regular expression does not compile, or has groups that cannot be counted.
  case unusableRegularExpression(reason: String)

  /// The fault, as a sentence without its full stop.
  package var fault: String {
    switch self {
    case .endOfLineEscaped:
      "The end of line can not be escaped"
    case .characterCannotBeEscaped:
      #"Only the characters '{', '}', '(', ')', '\', '/' and whitespace can be escaped"#
    case .optionalNotClosed:
      "The '(' does not have a matching ')'"
    case .parameterNotClosed:
      "The '{' does not have a matching '}'"
    case .illegalParameterName:
      #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#
    case .alternationInOptional:
      "An alternation can not be used inside an optional"
    case .parameterInOptional:
      "An optional may not contain a parameter type"
    case .optionalInOptional:
      "An optional may not contain an other optional"
    case .emptyOptional:
      "An optional must contain some text"
    case .emptyAlternative:
      "Alternative may not be empty"
    case .alternativeOfOptionalsOnly:
      "An alternative may not exclusively contain optionals"
    case .undefinedParameterType(let name):
      "Undefined parameter type '\(name)'"
    case .expressionTooLong(let codePointsMax):
      "An expression may not have more than \(codePointsMax) characters"
    case .tooManyOptionals(let optionalsMax):
      "An alternative may not contain more than \(optionalsMax) optionals"
    case .unusableRegularExpression(let reason):
      "The regular expression cannot be used: \(reason)"
    }
  }

  /// What the writer can do about it.
  package var advice: String {
    switch self {
    case .endOfLineEscaped:
      #"You can use '\\' to escape the '\'"#
    case .characterCannotBeEscaped:
      #"If you did mean to use an '\' you can use '\\' to escape it"#
    case .optionalNotClosed:
      #"If you did not intend to use optional text you can use '\(' to escape the optional text"#
    case .parameterNotClosed:
      #"If you did not intend to use a parameter you can use '\{' to escape the a parameter"#
    case .illegalParameterName:
      "Did you mean to use a regular expression?"
    case .alternationInOptional:
      #"If you did not mean to use an alternation you can use '\/' to escape the '/'. "#
        + "Otherwise rephrase your expression or consider using a regular expression instead."
    case .parameterInOptional:
      #"If you did not mean to use an parameter type you can use '\{' to escape the '{'"#
    case .optionalInOptional:
      #"If you did not mean to use an optional type you can use '\(' to escape the '('. "#
        + "For more complicated expressions consider using a regular expression instead."
    case .emptyOptional, .alternativeOfOptionalsOnly:
      #"If you did not mean to use an optional you can use '\(' to escape the '('"#
    case .emptyAlternative:
      #"If you did not mean to use an alternative you can use '\/' to escape the '/'"#
    case .undefinedParameterType(let name):
      "Please register a ParameterType for '\(name)'"
    case .expressionTooLong:
      "Say it in fewer words, or move what varies into a parameter"
    case .tooManyOptionals:
      "Write some of the optionals as alternatives of their own"
    case .unusableRegularExpression:
      "Mend it, or write a Cucumber Expression instead"
    }
  }
}
