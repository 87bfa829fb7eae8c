/// One thing wrong with a source, and where.
public struct ParseError: Error, Hashable, Sendable {
  /// The name of the source.
  public let uri: String
  /// Where it is; without a column at the end of the file.
  public let location: Location
  /// What it is.
  public let kind: ParseErrorKind

  /// Creates an error.
  public init(uri: String, location: Location, kind: ParseErrorKind) {
    self.uri = uri
    self.location = location
    self.kind = kind
  }

  /// The official text: `(2:1): expected: #EOF, …, got '…'`.
  public var message: String {
    "(\(location.line):\(location.column ?? 0)): \(kind.officialText)"
  }

  /// The same in plain words: what is wrong, what was expected and what to do.
  public var explanation: String { kind.explanation }
}

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
