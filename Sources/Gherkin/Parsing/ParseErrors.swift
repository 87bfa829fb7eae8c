/// The errors of one source in the order of the text, eleven at most.
public struct ParseErrors: Error, Hashable, Sendable {
  /// The most errors collected before the parser gives up, which the official ones do at the eleventh.
  public static let maximum = 11

  /// The errors; never empty.
  public let errors: [ParseError]

  /// Creates a list of errors.
  public init(_ errors: [ParseError]) {
    self.errors = errors
  }
}
