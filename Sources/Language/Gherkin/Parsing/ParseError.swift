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

/// A fault of a source.
public enum ParseErrorKind: Hashable, Sendable {
  /// A line that may not stand where it stands.
  case unexpectedLine(expected: [TokenKind], got: String)
  /// The file ends inside something.
  case unexpectedEndOfFile(expected: [TokenKind])
  /// A row whose number of cells differs from the first row's.
  case inconsistentCellCount(expected: Int, got: Int)
  /// A tag line with something that is not a tag.
  case whitespaceInTag(String)
  /// A `# language:` line that names no known language; with similar codes.
  case unknownLanguage(String, similar: [String])
  /// A byte that is not UTF-8.
  case notUTF8(byte: UInt8)
  /// A NUL byte, which no text contains.
  case nulByte
  /// More of something than is accepted.
  case limitExceeded(Limit, bound: Int, actual: Int)

  /// The text of the official parsers, without the place.
  var officialText: String {
    switch self {
    case .unexpectedLine(let expected, let got):
      "expected: \(Self.officialNames(expected)), got '\(got)'"
    case .unexpectedEndOfFile(let expected):
      "unexpected end of file, expected: \(Self.officialNames(expected))"
    case .inconsistentCellCount:
      "inconsistent cell count within the table"
    case .whitespaceInTag:
      "A tag may not contain whitespace"
    case .unknownLanguage(let code, _):
      "Language not supported: \(code)"
    case .notUTF8(let byte):
      "not UTF-8: byte 0x\(String(byte, radix: 16, uppercase: true))"
    case .nulByte:
      "a NUL byte"
    case .limitExceeded(let limit, let bound, let actual):
      "too many \(limit.rawValue): \(actual), at most \(bound) are accepted"
    }
  }

  private static func officialNames(_ kinds: [TokenKind]) -> String {
    kinds.map(\.officialName).joined(separator: ", ")
  }

  /// The same for people who write scenarios: what is wrong, what was expected, what to do.
  var explanation: String {
    switch self {
    case .unexpectedLine(let expected, let got):
      Self.explainUnexpectedLine(expected, got)
    case .unexpectedEndOfFile(let expected):
      Self.explainEnd(expected)
    case .inconsistentCellCount(let expected, let got):
      """
      This row has \(Self.count(got, "cell")), but the first row of the table has \(expected). \
      Give every row the same number of cells; write a bar inside a cell as \\|.
      """
    case .whitespaceInTag(let tag):
      """
      The tag "\(tag)" contains a blank. Start every tag with @ and write it without blanks; \
      a remark behind tags starts with " #".
      """
    case .unknownLanguage(let code, let similar):
      Self.explainLanguage(code, similar)
    case .notUTF8(let byte):
      Self.explainByte(byte)
    case .nulByte:
      "The file contains a NUL byte, so it is not text. Save it as UTF-8 text."
    case .limitExceeded(let limit, let bound, let actual):
      Self.explainLimit(limit, bound, actual)
    }
  }

  private static func explainUnexpectedLine(_ expected: [TokenKind], _ got: String) -> String {
    let advice: String
    if expected.contains(.phraseLine), !got.hasPrefix("|") {
      advice = explainAmongPhrases(got)
    } else if expected.contains(.featureLine) {
      advice = "A file starts with a line such as \"Feature: Name\"."
    } else if got.hasPrefix("\"\"\"") || got.hasPrefix("```") {
      advice = "A step has at most one doc string, directly under it."
    } else if got.hasPrefix("|") {
      advice = "A table stands directly under a step or under \"Examples:\"."
    } else if expected.contains(.stepLine) {
      advice = """
        A step starts with Given, When, Then, And, But or * and a blank; \
        free text goes directly under a header.
        """
    } else {
      advice = "Move the line, or make it a comment with # in front."
    }
    return "\"\(got)\" cannot stand here. Expected is \(words(for: expected)). \(advice)"
  }

  /// What to do with a line that a file of phrases does not have.
  private static func explainAmongPhrases(_ got: String) -> String {
    if got.hasPrefix("@") {
      return "A phrase has no tags: they belong to the scenarios that use it."
    }
    return """
      A phrase begins with "Phrase: " and a sentence; under it stand its steps, each with Given, When, Then, \
      And, But or * and a blank.
      """
  }

  private static func explainEnd(_ expected: [TokenKind]) -> String {
    if expected.contains(.docStringSeparator) {
      return """
        The file ends inside a doc string. Close it with the same delimiter it was opened with, \
        on a line of its own.
        """
    }
    return "The file ends too early. Expected is \(words(for: expected))."
  }

  private static func explainLanguage(_ code: String, _ similar: [String]) -> String {
    guard let first = similar.first else {
      return "There are no keywords for the language \"\(code)\". Use a code such as en, fr or pl."
    }
    let others = similar.dropFirst().map { " or \"\($0)\"" }.joined()
    return "There are no keywords for the language \"\(code)\". Did you mean \"\(first)\"\(others)?"
  }

  private static func explainByte(_ byte: UInt8) -> String {
    let hexadecimal = String(byte, radix: 16, uppercase: true)
    let cause =
      byte >= 0xFE
      ? "It looks like UTF-16, as some Windows programs save it."
      : "It was probably saved in an older encoding, such as Windows-1252."
    return "The byte 0x\(hexadecimal) is not UTF-8. \(cause) Save the file as UTF-8."
  }

  private static func explainLimit(_ limit: Limit, _ bound: Int, _ actual: Int) -> String {
    "There are \(actual) \(limit.rawValue), and at most \(bound) are accepted. \(limit.advice)"
  }

  private static func words(for kinds: [TokenKind]) -> String {
    let words = kinds.filter { $0 != .empty && $0 != .comment }.map(\.plainName)
    guard let last = words.last, words.count > 1 else { return words.first ?? "a blank line" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension TokenKind {
  /// The name product owners know.
  fileprivate var plainName: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .language: "a language line"
    case .tagLine: "tags"
    case .featureLine: "\"Feature:\""
    case .ruleLine: "\"Rule:\""
    case .backgroundLine: "\"Background:\""
    case .scenarioLine: "\"Scenario:\""
    case .examplesLine: "\"Examples:\""
    case .stepLine: "a step"
    case .docStringSeparator: "a doc string"
    case .tableRow: "a table row"
    case .comment: "a comment"
    case .empty: "a blank line"
    case .other: "free text"
    case .phraseLine: "\"Phrase:\""
    }
  }
}
