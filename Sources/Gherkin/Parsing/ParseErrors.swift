/// The errors of one source in the order of the text, ten at most.
public struct ParseErrors: Error, Hashable, Sendable {
  /// The most errors collected before the parser gives up.
  public static let maximum = 10

  /// The errors; never empty.
  public let errors: [ParseError]

  /// Creates a list of errors.
  public init(_ errors: [ParseError]) {
    self.errors = errors
  }
}
