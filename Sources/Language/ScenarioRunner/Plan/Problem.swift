public import Gherkin

/// Something in the user's input that keeps scenarios from being run as they are written, or from meaning anything.
public struct Problem: Error, Hashable, Sendable, Codable, Annotated {
  /// The weight of a problem.
  public enum Severity: Hashable, Sendable, Codable {
    /// The run is not all right.
    case error
    /// Every report tells it, but the run may be all right.
    case warning
  }

  /// What sort of problem it is.
  public var kind: ProblemKind
  /// How much it counts.
  public var severity: Severity
  /// The file, or nil when no file is at fault.
  public var uri: String?
  /// The place in the file.
  public var location: Location?
  /// What is wrong, in plain words.
  public var message: String
  /// Further lines: what was expected, what to do, what was probably meant.
  public var remarks: [Note]
  /// The line of the source and a line with a caret under the fault; empty where there is none.
  public var excerpt: [String]
  /// The official text of a syntax error, for tools that compare it.
  public var officialMessage: String?

  /// Creates a problem.
  public init(
    _ kind: ProblemKind,
    severity: Severity = .error,
    uri: String? = nil,
    location: Location? = nil,
    message: String,
    notes: [Note] = [],
    excerpt: [String] = [],
    officialMessage: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.uri = uri
    self.location = location
    self.message = message
    remarks = notes
    self.excerpt = excerpt
    self.officialMessage = officialMessage
  }

  /// Creates a problem with notes of words alone.
  @_disfavoredOverload
  public init(
    _ kind: ProblemKind, severity: Severity = .error, uri: String? = nil,
    location: Location? = nil, message: String, notes: [String], excerpt: [String] = [],
    officialMessage: String? = nil
  ) {
    self.init(
      kind, severity: severity, uri: uri, location: location, message: message,
      notes: notes.map(Note.init(_:)), excerpt: excerpt, officialMessage: officialMessage)
  }

  private enum CodingKeys: String, CodingKey {
    case kind, severity, uri, location, message
    case remarks = "notes"
    case excerpt, officialMessage
  }

  /// `file:line:column` as far as it is known; nil without a file.
  public var place: String? {
    guard let uri else { return nil }
    guard let location else { return uri }
    guard let column = location.column else { return "\(uri):\(location.line)" }
    return "\(uri):\(location.line):\(column)"
  }

  /// The problem that a scenario is which looks at nothing: it passes whatever the app does.
  static func unchecked(_ pickle: Pickle) -> Problem {
    Problem(
      .meaningless, severity: .warning, uri: pickle.uri, location: pickle.location,
      message: uncheckedMessage(pickle), notes: [uncheckedAdvice])
  }

  static func uncheckedMessage(_ pickle: Pickle) -> String {
    "The scenario \"\(pickle.name)\" checks nothing, so it passes whatever the app does."
  }

  static let uncheckedAdvice: Note =
    "Write what is to be true at the end, as in \"Then …\""
    + "\(.checks, terminal: "; `rehearse steps` lists the checks")"
    + ". What a background checks is true before the scenario begins."

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

/// The sorts of problems that are found before anything runs.
public enum ProblemKind: String, Hashable, Sendable, CaseIterable, Codable {
  /// A file that cannot be read.
  case unreadableFile
  /// A file that is not Gherkin.
  case syntax
  /// More of something than is accepted.
  case limit
  /// A tag that names no requirement of its document.
  case unknownRequirement
  /// A tag whose prefix names no document.
  case unknownTagPrefix
  /// A line, name or id that selects nothing.
  case selection
  /// What can be run, but would be green without meaning it.
  case meaningless
  /// A step definition that is wrong.
  case library

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
