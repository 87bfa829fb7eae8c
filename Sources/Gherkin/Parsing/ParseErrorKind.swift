/// What can be wrong with a source.
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
}
