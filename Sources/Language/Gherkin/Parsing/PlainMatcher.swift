/// A recogniser of the lines of plain Gherkin.
struct PlainMatcher {
  private let text: SourceText
  /// The keywords of the language the text is written in.
  var keywords: KeywordTable

  init(_ text: SourceText, keywords: KeywordTable) {
    self.text = text
    self.keywords = keywords
  }

  /// Recognises a line; what starts with nothing in particular is free text.
  @inline(__always)
  func match(_ line: Line, in state: ParserState) -> Token {
    if let delimiter = state.openDelimiter { return matchInDocString(line, delimiter) }
    guard !line.isBlank else { return Token(kind: .empty, column: 1) }
    switch text[line.content] {
    case UInt8(ascii: "@"):
      return Token(kind: .tagLine, column: line.column)
    case UInt8(ascii: "|"):
      return Token(kind: .tableRow, column: line.column)
    case UInt8(ascii: "#"):
      return matchComment(line, acceptsLanguage: state.acceptsLanguage)
    case UInt8(ascii: "\""), UInt8(ascii: "`"):
      if let token = matchDelimiter(line) { return token }
    default:
      break
    }
    return matchKeyword(line, acceptsSteps: state.acceptsSteps)
      ?? Token(kind: .other, column: 1)
  }

  @inline(__always)
  private func matchKeyword(_ line: Line, acceptsSteps: Bool) -> Token? {
    guard
      let entry = keywords.entry(
        at: line.content, of: text, to: line.end, acceptsSteps: acceptsSteps)
    else { return nil }
    let keywordEnd = line.content &+ Int(entry.count)
    let textStart = entry.kind == .stepLine ? keywordEnd : keywordEnd &+ 1
    return Token(
      kind: entry.kind, column: line.column, keyword: line.content..<keywordEnd,
      text: text.trimmed(from: textStart, to: line.end), keywordType: entry.type)
  }

  private func matchDelimiter(_ line: Line) -> Token? {
    let start = line.content
    let byte = text[start]
    guard start + 3 <= line.end, text[start + 1] == byte, text[start + 2] == byte else {
      return nil
    }
    return Token(
      kind: .docStringSeparator, column: line.column, keyword: start..<(start + 3),
      text: text.trimmed(from: start + 3, to: line.end))
  }

  private func matchInDocString(_ line: Line, _ delimiter: Range<Int>) -> Token {
    if !line.isBlank, text[line.content] == text[delimiter.lowerBound],
      let token = matchDelimiter(line)
    {
      return token
    }
    return Token(kind: .other, column: 1)
  }

  private func matchComment(_ line: Line, acceptsLanguage: Bool) -> Token {
    if acceptsLanguage, let code = languageCode(line) {
      return Token(kind: .language, column: line.column, text: code)
    }
    return Token(kind: .comment, column: 1)
  }

  /// Finds the code in `# language: code`.
  private func languageCode(_ line: Line) -> Range<Int>? {
    var index = text.skippingWhitespace(from: line.content + 1, to: line.end)
    for byte in "language".utf8 {
      guard index < line.end, text[index] == byte else { return nil }
      index += 1
    }
    index = text.skippingWhitespace(from: index, to: line.end)
    guard index < line.end, text[index] == UInt8(ascii: ":") else { return nil }
    let code = text.trimmed(from: index + 1, to: line.end)
    return !code.isEmpty && code.allSatisfy(isCodeCharacter) ? code : nil
  }

  private func isCodeCharacter(_ index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
