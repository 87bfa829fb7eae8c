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

  /// What keeps a source from being parsed; a file of another format has but one problem.
  public static func all(of failure: ParseErrors, in source: Source) -> [Problem] {
    if let format = ForeignFormat(source.bytes) { return [Problem(format, in: source)] }
    let advice = ParseAdvice(source)
    var problems: [Problem] = []
    for error in failure.errors {
      var problem = Problem(error, in: source)
      guard case .unexpectedLine(let expected, let got) = error.kind else {
        problems.append(problem)
        continue
      }
      problem.notes += advice.note(on: got).map { [$0] } ?? []
      problems.append(problem)
      // Without a feature, every further line is wrong for the same reason.
      if expected.contains(.featureLine), !problem.notes.isEmpty { break }
    }
    return problems
  }

  /// Creates the problem that a file of another format is.
  init(_ format: ForeignFormat, in source: Source) {
    self.init(
      .unreadableFile, uri: source.uri, location: Location(line: 1, column: 1),
      message: "This is \(format.name), not a text file with scenarios.",
      notes: [format.advice])
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
