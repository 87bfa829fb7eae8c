/// One run of the parser over one source.
struct ParseRun {
  private let source: Source
  private let text: SourceText
  private let limits: Limits
  private let table: StateTable
  private var state = ParserState()
  private var plain: PlainMatcher
  private var markdown: MarkdownMatcher?
  private var scanner: LineScanner
  private(set) var builder: DocumentBuilder
  private(set) var errors: [ParseError] = []
  private var isStopped = false

  init(
    _ source: Source, _ text: SourceText, dialect: Dialect, limits: Limits, ids: IDGenerator
  ) {
    self.source = source
    self.text = text
    self.limits = limits
    table = source.mediaType == .phrases ? .phrases : .standard
    plain = PlainMatcher(
      text, keywords: Self.keywords(for: dialect.code, source) ?? KeywordTable(dialect))
    markdown = source.mediaType == .markdown ? MarkdownMatcher(text, dialect: dialect) : nil
    scanner = LineScanner(text)
    builder = DocumentBuilder(text, ids: ids)
    builder.tables.defaultLanguage = dialect.code
  }

  /// Parses to the end, or until a limit is passed or eleven errors are found.
  mutating func run() {
    while !isStopped, let line = scanner.next() {
      let length = line.end &- line.start
      if length > limits.bytesPerLine {
        stop(at: line, column: 1, .bytesPerLine, actual: length)
      } else if markdown == nil {
        accept(plain.match(line, in: state), line)
      } else {
        let token = markdown?.match(
          line, in: state, expecting: table.expected[Int(state.number)])
        accept(token ?? Token(kind: .other, column: 1), line)
      }
    }
    if !isStopped { acceptEnd() }
  }

  @inline(__always)
  private mutating func accept(_ token: Token, _ line: Line) {
    if token.kind == .tagLine { return acceptTags(token, line) }
    if token.kind == .language { return acceptLanguage(token, line) }
    let next = table.successor(of: state.number, after: token.kind)
    if next != StateTable.none {
      state.move(to: next, in: table)
      build(token, line)
    } else {
      acceptOther(line)
    }
  }

  /// The keywords of a language for a notation: in files of phrases those of steps, and one header.
  private static func keywords(for code: String, _ source: Source) -> KeywordTable? {
    switch source.mediaType {
    case .plain, .markdown: Dialects.keywords(for: code)
    case .phrases: Dialects.dialect(for: code).map { KeywordTable(phrasesIn: $0) }
    }
  }

  /// Goes on with the keywords of a language; one that is unknown is an error and a comment.
  private mutating func acceptLanguage(_ token: Token, _ line: Line) {
    let code = text.string(token.text)
    if let keywords = Self.keywords(for: code, source) {
      plain.keywords = keywords
      builder.setLanguage(token)
      state.move(to: table.successor(of: state.number, after: .language), in: table)
    } else {
      let kind = ParseErrorKind.unknownLanguage(code, similar: Dialects.codes(similarTo: code))
      add(kind, line.number, line.column)
    }
  }

  /// Takes a line as free text, if free text may stand here.
  private mutating func acceptOther(_ line: Line) {
    let next = table.successor(of: state.number, after: .other)
    if next != StateTable.none {
      state.move(to: next, in: table)
      build(Token(kind: .other, column: 1), line)
    } else {
      let got = text.string(text.trimmed(from: line.content, to: line.end))
      let expected = table.expected[Int(state.number)]
      add(.unexpectedLine(expected: expected, got: got), line.number, line.column)
    }
  }

  private mutating func acceptEnd() {
    let next = table.successor(of: state.number, after: .endOfFile)
    if next == StateTable.none {
      let expected = table.expected[Int(state.number)]
      add(.unexpectedEndOfFile(expected: expected), scanner.number + 1, nil)
    } else {
      closeTexts()
      builder.closeAll()
    }
  }

  // MARK: Tags

  private mutating func acceptTags(_ token: Token, _ line: Line) {
    let targets = table.tagTargets[Int(state.number)]
    guard !targets.isEmpty else { return acceptOther(line) }
    let count = builder.tables.tags.count
    guard addTags(line) else {
      builder.tables.tags.removeSubrange(count...)
      return acceptOther(line)
    }
    guard let next = successor(of: targets) else { return acceptOther(line) }
    state.move(to: next, in: table)
    closeTexts()
    if builder.pendingTagCount > limits.tagsPerNode {
      stop(at: line, column: token.column, .tagsPerNode, actual: builder.pendingTagCount)
    }
  }

  /// Chooses where a line of tags leads by what follows the tags.
  private func successor(of targets: [StateTable.TagTarget]) -> UInt8? {
    for target in targets {
      guard let header = target.header else { return target.state }
      if tagsAreFollowed(by: header) { return target.state }
    }
    return nil
  }

  /// Adds the tags of a line; false for a line that is not made of tags.
  private mutating func addTags(_ line: Line) -> Bool {
    guard markdown == nil else {
      TagLine.forEachInBackticks(line, of: text) { range, column in
        builder.addTag(range, column: column, line)
      }
      return true
    }
    let source = text
    let bad = TagLine.forEach(line, of: source) { range, column in
      builder.addTag(range, column: column, line)
    }
    guard let bad else { return true }
    add(.whitespaceInTag(text.string(bad.range)), line.number, bad.column)
    return false
  }

  /// Looks past tags, comments and blank lines for a header.
  private func tagsAreFollowed(by header: TokenKind) -> Bool {
    var ahead = scanner
    while let line = ahead.next() {
      switch kind(of: line, lookingFor: header) {
      case header: return true
      case .tagLine:
        if markdown == nil, TagLine.forEach(line, of: text, { _, _ in }) != nil { return false }
      case .empty, .comment: break
      default: return false
      }
    }
    return false
  }

  private func kind(of line: Line, lookingFor header: TokenKind) -> TokenKind {
    let anywhere = ParserState(acceptsSteps: false, acceptsLanguage: false)
    guard let markdown else { return plain.match(line, in: anywhere).kind }
    for kind in [header, .empty, .comment, .tagLine]
    where markdown.match(kind, line, anywhere) != nil {
      return kind
    }
    return .other
  }

  @inline(__always)
  private mutating func build(_ token: Token, _ line: Line) {
    switch token.kind {
    case .stepLine:
      closeTexts()
      builder.openStep(token, line)
    case .tableRow:
      builder.closeDescription()
      builder.addRow(token, line)
      if builder.tables.cells.count > limits.cellsPerFile {
        let actual = builder.tables.cells.count
        stop(at: line, column: token.column, .cellsPerFile, actual: actual)
      }
    case .other:
      addText(line)
    case .comment:
      // What Markdown has instead of comments are lines under table headers.
      if markdown == nil { builder.addComment(line) }
    case .empty, .endOfFile, .tagLine, .language:
      break
    case .docStringSeparator:
      closeTable()
      buildDocString(token, line)
    case .featureLine:
      builder.openFeature(token, line)
    case .ruleLine:
      closeTexts()
      builder.openRule(token, line)
    case .backgroundLine:
      closeTexts()
      builder.openBackground(token, line)
    case .scenarioLine, .phraseLine:
      closeTexts()
      builder.openScenario(token, line)
    case .examplesLine:
      closeTexts()
      builder.openExamples(token, line)
    }
  }

  /// Ends the table and the description that may be open.
  @inline(__always)
  private mutating func closeTexts() {
    closeTable()
    builder.closeDescription()
  }

  private mutating func addText(_ line: Line) {
    guard let delimiter = state.openDelimiter else { return builder.addDescriptionLine(line) }
    // Markdown has no escape for a fence: a longer fence does it.
    let escaped = markdown == nil ? text[delimiter.lowerBound] : nil
    builder.addDocStringLine(line, unescaping: escaped)
  }

  private mutating func buildDocString(_ token: Token, _ line: Line) {
    if state.openDelimiter == nil {
      state.openDelimiter = token.keyword
      builder.openDocString(token, line)
    } else {
      state.openDelimiter = nil
      builder.closeDocString()
    }
  }

  @inline(__always)
  private mutating func closeTable() {
    guard builder.open.table != nil, let odd = builder.closeTable() else { return }
    let kind = ParseErrorKind.inconsistentCellCount(
      expected: odd.expected, got: odd.row.cells.count)
    add(kind, Int(odd.row.position.line), Int(odd.row.position.column))
  }

  // MARK: Errors

  private mutating func add(_ kind: ParseErrorKind, _ line: Int, _ column: Int?) {
    let error = ParseError(
      uri: source.uri, location: Location(line: line, column: column), kind: kind)
    // One line may have two errors, and the first of them may be the last that is told.
    guard errors.count < ParseErrors.maximum,
      !errors.contains(where: { $0.message == error.message })
    else { return }
    errors.append(error)
    if errors.count >= ParseErrors.maximum { isStopped = true }
  }

  private mutating func stop(at line: Line, column: Int, _ limit: Limit, actual: Int) {
    isStopped = true
    add(.limitExceeded(limit, bound: limits[limit], actual: actual), line.number, column)
  }
}
