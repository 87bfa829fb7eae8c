// Descriptions, doc strings, tags and comments.

extension DocumentBuilder {
  mutating func addComment(_ line: Line) {
    tables.comments.append(
      MarkRecord(
        position: Position(line: line.number, column: 1),
        text: TextRange(source: line.start..<line.end)))
  }

  /// Adds a tag to those in front of the next header and returns how many they are now.
  mutating func addTag(_ range: Range<Int>, column: Int, _ line: Line) {
    tables.tags.append(
      MarkRecord(
        position: Position(line: line.number, column: column), text: TextRange(source: range)))
  }

  var pendingTagCount: Int { tables.tags.count - open.firstTag }

  mutating func setLanguage(_ token: Token) {
    tables.language = TextRange(source: token.text)
  }

  // MARK: Descriptions

  mutating func addDescriptionLine(_ line: Line) {
    beginPooledLine()
    tables.pool.append(contentsOf: text.bytes(line.start..<line.end))
    if !line.isBlank { open.pooledText?.trimmedEnd = tables.pool.count }
  }

  /// Ends the description that is open, without the blank lines at its end.
  mutating func closeDescription() {
    guard let pooled = open.pooledText, !open.isInDocString else { return }
    open.pooledText = nil
    tables.pool.removeSubrange(pooled.trimmedEnd...)
    guard pooled.trimmedEnd > pooled.start else { return }
    setDescription(TextRange(pool: pooled.start..<pooled.trimmedEnd))
  }

  private mutating func setDescription(_ range: TextRange) {
    switch open.description {
    case .feature: tables.feature?.header.description = range
    case .rule: tables.rules[tables.rules.count - 1].header.description = range
    case .background:
      tables.backgrounds[tables.backgrounds.count - 1].header.description = range
    case .scenario: tables.scenarios[tables.scenarios.count - 1].header.description = range
    case .examples: tables.examples[tables.examples.count - 1].header.description = range
    }
  }

  private mutating func beginPooledLine() {
    let end = tables.pool.count
    var pooled = open.pooledText ?? OpenNodes.PooledText(start: end, trimmedEnd: end)
    if pooled.hasLines { tables.pool.append(0x0A) }
    pooled.hasLines = true
    open.pooledText = pooled
  }

  // MARK: Doc strings

  mutating func openDocString(_ token: Token, _ line: Line) {
    let step = tables.steps.count - 1
    tables.steps[step].docString = UInt32(truncatingIfNeeded: tables.docStrings.count)
    tables.steps[step].isDocStringFirst = tables.steps[step].rows.isEmpty
    tables.docStrings.append(
      DocStringRecord(
        position: Position(line: line.number, column: token.column),
        mediaType: TextRange(source: token.text), delimiter: TextRange(source: token.keyword)))
    let end = tables.pool.count
    open.pooledText = OpenNodes.PooledText(start: end, trimmedEnd: end)
    open.isInDocString = true
    open.docStringIndent = line.indent
  }

  /// Adds a line without the indentation of the opening delimiter.
  mutating func addDocStringLine(_ line: Line, unescaping delimiter: UInt8?) {
    beginPooledLine()
    let range = textStart(of: line)..<line.end
    let backslash = UInt8(ascii: "\\")
    if let delimiter,
      text.firstIndex(of: backslash, from: range.lowerBound, to: line.end) < line.end
    {
      addUnescaped(range, delimiter)
    } else {
      tables.pool.append(contentsOf: text.bytes(range))
    }
  }

  mutating func closeDocString() {
    guard let pooled = open.pooledText else { return }
    open.pooledText = nil
    open.isInDocString = false
    tables.docStrings[tables.docStrings.count - 1].content = TextRange(
      pool: pooled.start..<tables.pool.count)
  }

  private func textStart(of line: Line) -> Int {
    guard open.docStringIndent <= line.indent else { return line.content }
    guard !line.isASCII else { return line.start + open.docStringIndent }
    var index = line.start
    for _ in 0..<open.docStringIndent {
      index += max(1, text.whitespaceWidth(at: index, end: line.end))
    }
    return index
  }

  /// Replaces a delimiter whose three characters all have a backslash by the bare delimiter.
  private mutating func addUnescaped(_ range: Range<Int>, _ delimiter: UInt8) {
    var index = range.lowerBound
    while index < range.upperBound {
      if isEscapedDelimiter(at: index, before: range.upperBound, delimiter) {
        tables.pool.append(contentsOf: repeatElement(delimiter, count: 3))
        index += 6
      } else {
        tables.pool.append(text[index])
        index += 1
      }
    }
  }

  private func isEscapedDelimiter(at index: Int, before end: Int, _ delimiter: UInt8) -> Bool {
    guard index + 6 <= end else { return false }
    return stride(from: index, to: index + 6, by: 2).allSatisfy {
      text[$0] == UInt8(ascii: "\\") && text[$0 + 1] == delimiter
    }
  }
}
