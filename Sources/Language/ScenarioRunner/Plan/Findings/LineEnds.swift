public import Gherkin

/// Separators within a line that editors show as the ends of lines; readers of Gherkin end lines at line feeds.
///
/// What stands behind one is read as the rest of its line: a scenario as more of a title, a check as more of a comment.
public struct LineEnds {
  private let source: Source
  /// Made for the first separator, as nearly no file has one.
  private lazy var keywords = LineKeywords(ParseAdvice.dialect(of: source))

  /// Returns what is lost behind the first such separator; `nil` for a file that loses nothing.
  ///
  /// What does not begin as a line of Gherkin does may be meant as text.
  public static func problem(in source: Source) -> Problem? {
    guard source.bytes.contains(where: Separator.mayBegin) else { return nil }
    var lineEnds = LineEnds(source)
    return lineEnds.firstProblem()
  }

  private init(_ source: Source) { self.source = source }

  private mutating func firstProblem() -> Problem? {
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, whole) in lines.enumerated() {
      // Half of a line's end on Windows is no separator.
      let line = whole.last == UInt8(ascii: "\r") ? whole.dropLast() : whole
      guard line.contains(where: Separator.mayBegin) else { continue }
      let pieces = Self.pieces(of: line)
      guard pieces.count > 1 else { continue }
      if lines.dropFirst().allSatisfy(\.isEmpty),
        pieces.allSatisfy({ $0.separator?.isReturn ?? true })
      {
        return onlyReturns
      }
      for (before, piece) in zip(pieces, pieces.dropFirst()) {
        guard let separator = before.separator, isOfItsOwn(piece.text, after: before.text) else {
          continue
        }
        return problem(separator, before: piece.text, at: index + 1, column: piece.column)
      }
    }
    return nil
  }

  /// The problem of a file that has no other line ends.
  private var onlyReturns: Problem {
    Problem(
      .syntax, uri: source.uri, location: Location(line: 1, column: 1),
      message:
        "The lines of this file end in carriage returns alone (CR), so all of it is read as one line.",
      notes: [Self.advice, "On a command line: tr '\\r' '\\n' < OLD > NEW"])
  }

  private static let advice =
    "Save it with line feeds as line ends, which editors call LF or Unix, or CRLF or Windows."

  private func problem(
    _ separator: Separator, before text: String, at line: Int, column: Int
  ) -> Problem {
    let words = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return Problem(
      .syntax, uri: source.uri, location: Location(line: line, column: column),
      message:
        "\"\(words)\" is read as the rest of its line: before it stands \(separator.name), which ends no line.",
      notes: ["Begin a line there with a line feed.", Self.advice])
  }

  // MARK: What stands between separators

  private struct Piece {
    let text: String
    /// The column of its first character, from 1.
    let column: Int
    /// What it ends with; `nil` at the end of the line.
    let separator: Separator?
  }

  /// What stands between the separators of a line, blanks aside and without what is blank.
  private static func pieces(of line: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var text = String.UnicodeScalarView()
    var column = 0
    func piece(_ separator: Separator?) -> Piece? {
      let start = text.prefix { $0.properties.isWhitespace }.count
      let trimmed = String(text).trimmed
      return trimmed.isEmpty
        ? nil : Piece(text: trimmed, column: column - text.count + start + 1, separator: separator)
    }
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      if let separator = Separator(scalar) {
        if let piece = piece(separator) { pieces.append(piece) }
        text = String.UnicodeScalarView()
      } else {
        text.append(scalar)
      }
      column += 1
    }
    return pieces + [piece(nil)].compactMap(\.self)
  }

  /// Whether a text would be a line of Gherkin where it began one.
  private mutating func isOfItsOwn(_ written: String, after before: String) -> Bool {
    var text = written[...]
    if source.mediaType == .markdown { text = text.drop { "#*-+ ".contains($0) } }
    if text.hasPrefix("|") { return !before.hasPrefix("|") || before.hasSuffix("|") }
    if ["@", "\"\"\"", "```", "* "].contains(where: text.hasPrefix) { return true }
    let keywords = self.keywords
    let headers = keywords.headers.map(\.word) + keywords.dialect.feature + ["Phrase"]
    return headers.contains { text.hasPrefix($0 + ":") }
      || keywords.steps.contains { text.hasPrefix($0.word + " ") }
  }
}

/// A character that ends lines elsewhere.
private struct Separator {
  /// What it is called, with its article.
  let name: String
  let isReturn: Bool

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0D: name = "a carriage return (CR)"
    case 0x0B: name = "a vertical tab (U+000B)"
    case 0x0C: name = "a form feed (U+000C)"
    case 0x85: name = "a sign for the next line (U+0085)"
    case 0x2028: name = "a line separator (U+2028)"
    case 0x2029: name = "a paragraph separator (U+2029)"
    default: return nil
    }
    isReturn = scalar == "\r"
  }

  /// Whether a byte can be the first one of such a character.
  static func mayBegin(_ byte: UInt8) -> Bool {
    (0x0B...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }
}
