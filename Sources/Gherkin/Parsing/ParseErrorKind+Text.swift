extension ParseErrorKind {
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
}
