/// A reason why a parameter type cannot be defined.
public enum ParameterTypeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name has a character of the expression language or of regular expressions.
  case illegalName(String, character: Character)
  /// A type of this name is registered already.
  case duplicateName(String)
  /// The type has no regular expression.
  case noPatterns(name: String)
  /// A regular expression does not compile.
  case invalidPattern(name: String, pattern: String, reason: String)
  /// A regular expression names its groups or refers back to them by number.
  case namedGroupOrBackreference(name: String, pattern: String)

  /// What is wrong and what to do, as one sentence.
  public var description: String {
    switch self {
    case .illegalName(let name, let character):
      "Illegal character '\(character)' in parameter name {\(name)}. Parameter names may not "
        + "contain \(Self.illegalCharacters.map { "'\($0)'" }.joined(separator: ", "))"
    case .duplicateName(""):
      "The anonymous parameter type has already been defined"
    case .duplicateName(let name):
      "There is already a parameter type with name \(name)"
    case .noPatterns(let name):
      "The parameter type {\(name)} has no regular expression; give it at least one"
    case .invalidPattern(let name, let pattern, let reason):
      "The parameter type {\(name)} has a regular expression that does not compile, "
        + "/\(pattern)/: \(reason)"
    case .namedGroupOrBackreference(let name, let pattern):
      "The parameter type {\(name)} has named groups or back references in /\(pattern)/; "
        + "groups are numbered anew in every expression, so use plain groups"
    }
  }

  static let illegalCharacters = Array(#"{}()\/[]$.|?*+"#)
}
