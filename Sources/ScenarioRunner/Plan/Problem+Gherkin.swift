public import Gherkin

extension Problem {
  /// Creates the problem that a parser's error is.
  public init(_ error: ParseError, in source: Source) {
    self.init(
      ProblemKind(error.kind),
      uri: error.uri,
      location: error.location,
      message: error.explanation,
      excerpt: CaretExcerpt(source, at: error.location).lines,
      officialMessage: error.message
    )
  }

  /// Creates the problem that outlines beyond a limit are.
  public init(_ error: PickleLimitError, in source: Source) {
    self.init(
      .limit,
      uri: error.uri,
      location: error.location,
      message: error.explanation,
      excerpt: CaretExcerpt(source, at: error.location).lines
    )
  }
}

extension ProblemKind {
  init(_ kind: ParseErrorKind) {
    switch kind {
    case .limitExceeded:
      self = .limit
    case .notUTF8, .nulByte:
      self = .unreadableFile
    case .unexpectedLine, .unexpectedEndOfFile, .inconsistentCellCount, .whitespaceInTag,
      .unknownLanguage:
      self = .syntax
    }
  }
}
