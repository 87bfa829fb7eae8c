/// A recogniser of Gherkin inside Markdown.
///
/// Headers are Markdown headings, steps are list items, tags stand in backticks, tables are
/// indented by two to five blanks, doc strings are fenced. Everything else is prose and counts as
/// blank. The first line that holds no tags is the feature, whatever it says.
struct MarkdownMatcher {
  let text: SourceText
  private let headers: [(keyword: [UInt8], kind: TokenKind)]
  private let steps: [(keyword: [UInt8], type: KeywordType)]
  private var hasFeature = false

  init(_ text: SourceText, dialect: Dialect) {
    self.text = text
    let groups: [([String], TokenKind)] = [
      (dialect.feature, .featureLine), (dialect.background, .backgroundLine),
      (dialect.scenario + dialect.scenarioOutline, .scenarioLine),
      (dialect.examples, .examplesLine), (dialect.rule, .ruleLine),
    ]
    headers = groups.flatMap { words, kind in words.map { ([UInt8]($0.utf8), kind) } }
    steps = dialect.stepKeywords.filter { $0.text != "* " }
      .map { ([UInt8]($0.text.utf8), $0.type) }
      .sorted { $0.0.count > $1.0.count }
  }

  /// Recognises a line as the first of the expected kinds that it can be.
  mutating func match(_ line: Line, in state: ParserState, expecting kinds: [TokenKind]) -> Token {
    for kind in kinds where kind != .other {
      if let token = match(kind, line, state) {
        if kind == .featureLine { hasFeature = true }
        return token
      }
    }
    return Token(kind: .other, column: 1)
  }

  /// Recognises a line as one kind, if it can be that.
  func match(_ kind: TokenKind, _ line: Line, _ state: ParserState) -> Token? {
    switch kind {
    case .endOfFile, .language, .other, .phraseLine: nil
    case .featureLine: featureLine(line)
    case .ruleLine, .backgroundLine, .scenarioLine, .examplesLine: header(line, kind)
    case .stepLine: step(line)
    case .tagLine: isTagLine(line) ? Token(kind: .tagLine, column: line.column) : nil
    case .tableRow: isTableRow(line) ? Token(kind: .tableRow, column: line.column) : nil
    case .docStringSeparator: delimiter(line, state)
    case .comment: isTableSeparator(line) ? Token(kind: .comment, column: 1) : nil
    case .empty: isProse(line, state) ? Token(kind: .empty, column: 1) : nil
    }
  }

  private func isProse(_ line: Line, _ state: ParserState) -> Bool {
    line.isBlank
      || TokenKind.allCases.allSatisfy { kind in
        kind == .empty || match(kind, line, state) == nil
      }
  }

  private func featureLine(_ line: Line) -> Token? {
    guard !hasFeature else { return nil }
    return header(line, .featureLine)
      ?? Token(
        kind: .featureLine, column: line.column,
        text: text.trimmed(from: line.content, to: line.end))
  }

  private func header(_ line: Line, _ kind: TokenKind) -> Token? {
    var index = line.content
    while index < line.end, text[index] == UInt8(ascii: "#") { index += 1 }
    guard 1...6 ~= index - line.content, index < line.end else { return nil }
    let blank = text.whitespaceWidth(at: index, end: line.end)
    guard blank > 0 else { return nil }
    index += blank
    for candidate in headers where candidate.kind == kind {
      let end = index + candidate.keyword.count
      guard contains(candidate.keyword, at: index, before: line.end), end < line.end,
        text[end] == UInt8(ascii: ":")
      else { continue }
      return Token(
        kind: kind, column: column(of: index, in: line), keyword: index..<end,
        text: text.trimmed(from: end + 1, to: line.end))
    }
    return nil
  }

  private func step(_ line: Line) -> Token? {
    guard line.content < line.end else { return nil }
    switch text[line.content] {
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"): break
    default: return nil
    }
    let index = text.skippingWhitespace(from: line.content + 1, to: line.end)
    for candidate in steps where contains(candidate.keyword, at: index, before: line.end) {
      let end = index + candidate.keyword.count
      return Token(
        kind: .stepLine, column: column(of: index, in: line), keyword: index..<end,
        text: text.trimmed(from: end, to: line.end), keywordType: candidate.type)
    }
    return nil
  }

  private func delimiter(_ line: Line, _ state: ParserState) -> Token? {
    var index = line.content
    while index < line.end, text[index] == UInt8(ascii: "`") { index += 1 }
    guard index - line.content >= 3 else { return nil }
    let rest = text.trimmed(from: index, to: line.end)
    if let open = state.openDelimiter {
      guard rest.isEmpty, index - line.content == open.count else { return nil }
    }
    return Token(
      kind: .docStringSeparator, column: line.column, keyword: line.content..<index, text: rest)
  }

  private func contains(_ keyword: [UInt8], at index: Int, before end: Int) -> Bool {
    keyword.withUnsafeBufferPointer { text.contains($0, at: index, before: end) }
  }

  private func column(of index: Int, in line: Line) -> Int {
    text.codePoints(from: line.start, to: index) + 1
  }

  /// Tells whether a line holds at least one tag in backticks.
  func isTagLine(_ line: Line) -> Bool {
    var found = false
    TagLine.forEachInBackticks(line, of: text) { _, _ in found = true }
    return found
  }

  /// Tells whether a line is a row of a table and not the line under the table's header.
  func isTableRow(_ line: Line) -> Bool {
    guard 2...5 ~= line.indent, startsWithPipe(line) else { return false }
    return !isTableSeparator(line)
  }

  /// Tells whether one of a row's cells is made of dashes, with or without colons around them.
  func isTableSeparator(_ line: Line) -> Bool {
    guard startsWithPipe(line) else { return false }
    var found = false
    TableLine.forEachCell(line, of: text) { cell in
      if isDashes(cell.range) { found = true }
    }
    return found
  }

  private func startsWithPipe(_ line: Line) -> Bool {
    !line.isBlank && text[line.content] == UInt8(ascii: "|")
  }

  private func isDashes(_ range: Range<Int>) -> Bool {
    var rest = range
    if let first = rest.first, text[first] == UInt8(ascii: ":") { rest = rest.dropFirst() }
    if let last = rest.last, text[last] == UInt8(ascii: ":") { rest = rest.dropLast() }
    return !rest.isEmpty && rest.allSatisfy { text[$0] == UInt8(ascii: "-") }
  }
}
