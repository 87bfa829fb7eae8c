public import Gherkin

/// Something in the user's input that keeps scenarios from being run as they are written, or from meaning anything.
public struct Problem: Error, Hashable, Sendable {
  /// How much a problem counts.
  public enum Severity: Hashable, Sendable {
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
  public var notes: [String]
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
    notes: [String] = [],
    excerpt: [String] = [],
    officialMessage: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.uri = uri
    self.location = location
    self.message = message
    self.notes = notes
    self.excerpt = excerpt
    self.officialMessage = officialMessage
  }

  /// `file:line:column` as far as it is known; nil without a file.
  public var place: String? {
    guard let uri else { return nil }
    guard let location else { return uri }
    guard let column = location.column else { return "\(uri):\(location.line)" }
    return "\(uri):\(location.line):\(column)"
  }
}
