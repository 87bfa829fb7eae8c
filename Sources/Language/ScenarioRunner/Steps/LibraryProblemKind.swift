/// What can be wrong with a declared step.
public enum LibraryProblemKind: Hashable, Sendable {
  /// The text is not a Cucumber expression; with the official message.
  case badExpression(String)
  /// The body takes another number of arguments than the text has parameters.
  case argumentCount(parameters: Int, arguments: Int)
  /// An argument of the body cannot hold what the parameter gives.
  case argumentType(parameter: String, gives: String, expected: String)
  /// A table or doc string is not the last argument.
  case misplacedAttachment
  /// An example that the text does not match.
  case exampleDoesNotMatch(String)
  /// An example whose argument cannot be converted; with the reason.
  case exampleHasBadArgument(example: String, reason: String)
  /// An example that another step matches too.
  case exampleMatchesAnother(example: String, other: DefinitionReference)
  /// A step that was declared before with the same text.
  case sameText(as: DefinitionReference)

  var text: String {
    switch self {
    case .badExpression(let message):
      message
    case .argumentCount(let parameters, let arguments):
      "The text has \(parameters) parameters, the body takes \(arguments) arguments."
    case .argumentType(let parameter, let gives, let expected):
      "The parameter {\(parameter)} gives \(gives), the body takes \(expected)."
    case .misplacedAttachment:
      "A table or doc string must be the last argument of the body."
    case .exampleDoesNotMatch(let example):
      "The example “\(example)” does not match the text."
    case .exampleHasBadArgument(let example, let reason):
      "The example “\(example)” has a wrong argument: \(reason)"
    case .exampleMatchesAnother(let example, let other):
      "The example “\(example)” matches “\(other.expression)” (\(other.place)) too."
    case .sameText(let other):
      "The same text is declared at \(other.place)."
    }
  }
}
