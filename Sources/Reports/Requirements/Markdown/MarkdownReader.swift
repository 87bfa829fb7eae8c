/// A reader of Markdown that knows what specification documents are made of, and is tolerant of the rest.
///
/// Front matter, code blocks, comments and quotations are overlooked: what stands there is an example or a remark.
struct MarkdownReader {
  private(set) var blocks: [MarkdownBlock] = []
  private(set) var problems: [DocumentProblem] = []

  private var lineNumber = 0
  private var lastLineWasBlank = true
  private var isInQuotation = false
  private var comments = CommentFilter()
  private var fence: CodeFence?
  /// The columns in which the open list items start, the outermost first.
  private var itemColumns: [Int] = []
  private var lastLineWasRow = false

  /// Reads a document from its bytes.
  init(_ bytes: [UInt8]) {
    // A NUL is valid UTF-8, but no editor writes one into a text.
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      problems = [DocumentProblem(kind: .notText, line: 1, column: 1)]
      return
    }
    let scalars = text.unicodeScalars
    let start =
      scalars.first == "\u{FEFF}" ? scalars.index(after: scalars.startIndex) : text.startIndex
    let lines = TextLines.of(text[start...])
    let frontMatter = Self.frontMatterLength(lines)
    for line in lines {
      lineNumber += 1
      if lineNumber > frontMatter { read(line.prefix(Self.textMax)) }
    }
    finish()
  }

  private mutating func finish() {
    if let fence {
      problems.append(DocumentProblem(kind: .openCodeBlock, line: fence.line, column: 1))
    }
    if let line = comments.openLine {
      problems.append(DocumentProblem(kind: .openComment, line: line, column: 1))
    }
  }

  /// The lines between two rows of dashes at the very start, where tools keep their settings.
  private static func frontMatterLength(_ lines: [Substring]) -> Int {
    guard let first = lines.first, isDashes(first) else { return 0 }
    let rest = lines.prefix(frontMatterMax).dropFirst()
    guard let end = rest.firstIndex(where: { isDashes($0) || $0 == "..." }) else { return 0 }
    // A rule, prose and another rule are no settings.
    let hasKeys = rest[..<end].allSatisfy { line in
      line.isEmpty || line.first == " " || line.first == "-" || line.first == "#"
        || line.contains(":")
    }
    return hasKeys ? end + 1 : 0
  }

  /// What is read of a line and of a block; no requirement is that long.
  private static let textMax = 16_384

  private static let frontMatterMax = 200

  private static func isDashes(_ line: Substring) -> Bool {
    line.hasPrefix("---") && line.allSatisfy { $0 == "-" || $0 == " " }
  }

  private mutating func read(_ line: Substring) {
    if fence != nil || !comments.isOpen, readFence(line) {
      lastLineWasRow = false
      return
    }
    let shown = comments.visible(line, number: lineNumber)
    let indent = MarkdownLine.indent(of: shown)
    let content = shown.drop { $0 == " " || $0 == "\t" }
    let isRow = content.first == "|"
    if content.isEmpty {
      // A comment between two lines of a paragraph does not part them.
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) { lastLineWasBlank = true }
      isInQuotation = false
    } else {
      readContent(content, indent, column: line.count - content.count + 1)
      lastLineWasBlank = false
    }
    lastLineWasRow = isRow
  }

  /// Returns whether the line is a fence or stands between two.
  private mutating func readFence(_ line: Substring) -> Bool {
    let content = line.drop { $0 == " " || $0 == "\t" }
    if let open = fence {
      if open.isClosed(by: content) { fence = nil }
      return true
    }
    fence = CodeFence(content, line: lineNumber)
    return fence != nil
  }

  private mutating func readContent(_ content: Substring, _ indent: Int, column: Int) {
    let goesOn = isInQuotation && !lastLineWasBlank && !endsQuotation(content)
    isInQuotation = content.first == ">" || goesOn
    if isInQuotation { return }
    if let heading = MarkdownLine.heading(content), indent < 4 {
      append(.heading(level: heading.level), heading.text, column)
      itemColumns = []
    } else if readUnderline(content) {
      return
    } else if MarkdownLine.isRule(content) {
      append(.rule, "", column)
      itemColumns = []
    } else if content.first == "|" {
      readRow(content, column)
    } else if let item = MarkdownLine.item(content) {
      let trailing = content.reversed().prefix(while: \.isWhitespace).count
      let width = content.count - trailing - item.text.count
      append(.item(number: item.number, depth: depth(of: indent)), item.text, column + width)
    } else {
      readText(content, indent, column)
    }
  }

  /// Whether a line without the sign of a quotation can be no more of its last paragraph.
  private func endsQuotation(_ content: Substring) -> Bool {
    MarkdownLine.heading(content) != nil || MarkdownLine.item(content) != nil
      || MarkdownLine.isRule(content) || content.first == "|"
  }

  private mutating func append(_ kind: MarkdownBlock.Kind, _ text: String, _ column: Int) {
    blocks.append(MarkdownBlock(kind: kind, line: lineNumber, column: column, text: text))
  }

  /// The number of open items that an item which starts in a column belongs to.
  private mutating func depth(of indent: Int) -> Int {
    while let last = itemColumns.last, indent < last + 2 { itemColumns.removeLast() }
    defer { itemColumns.append(indent) }
    return itemColumns.count
  }

  /// A line of signs under a line of text makes that one a heading.
  private mutating func readUnderline(_ content: Substring) -> Bool {
    guard let sign = content.first, sign == "=" || sign == "-", !lastLineWasBlank,
      content.count >= 3, content.allSatisfy({ $0 == sign }), let last = blocks.last,
      last.kind == .paragraph, last.line == lineNumber - 1, !last.text.hasPrefix("**")
    else { return false }
    let kind = MarkdownBlock.Kind.heading(level: sign == "=" ? 1 : 2)
    blocks[blocks.count - 1] = MarkdownBlock(
      kind: kind, line: last.line, column: last.column, text: last.text)
    return true
  }

  private mutating func readRow(_ content: Substring, _ column: Int) {
    let cells = MarkdownLine.cells(content)
    let isSeparator = cells.allSatisfy { cell in
      !cell.isEmpty && cell.allSatisfy { "-: ".contains($0) }
    }
    if isSeparator {
      // The row above it is the table's head.
      if lastLineWasRow, blocks.last?.kind == .row { blocks.removeLast() }
      return
    }
    append(.row, cells.joined(separator: " | "), column)
    blocks[blocks.count - 1].cells = cells
  }

  /// Whether a line of a paragraph is a requirement of its own: many documents list them without bullets.
  private func startsAnew(_ content: Substring) -> Bool {
    let head = MarkdownText.plain(String(content.prefix(80)))
    guard let label = SpecificationLabel(head), label.isUsual else { return false }
    return content.hasPrefix("**") || head.dropFirst(label.name.count).first == ":"
  }

  private mutating func readText(_ content: Substring, _ indent: Int, _ column: Int) {
    let isIndented = indent >= 2 && !itemColumns.isEmpty
    if let last = blocks.last, !lastLineWasBlank || isIndented {
      switch last.kind {
      case .item, .paragraph:
        let goesOn = last.kind != .paragraph || !(lastLineWasBlank || startsAnew(content))
        if goesOn {
          guard last.text.utf8.count < Self.textMax else { return }
          blocks[blocks.count - 1].text += " " + MarkdownLine.trimmed(content)
          return
        }
      case .heading, .lead, .row, .rule: break
      }
    }
    if !isIndented { itemColumns = [] }
    // Four columns of space outside of a list make a code block.
    guard indent < 4 || isIndented else { return }
    if let lead = MarkdownLine.lead(content) {
      append(.lead, lead, column)
    } else {
      append(.paragraph, MarkdownLine.trimmed(content), column)
    }
  }
}

/// A piece of a Markdown document that can hold a requirement: a heading, a list item, a row, a paragraph.
struct MarkdownBlock: Hashable, Sendable {
  /// The sort of the piece.
  enum Kind: Hashable, Sendable {
    case heading(level: Int)
    /// A line that is bold as a whole and stands above others, as a heading would.
    case lead
    /// A list item; the depth counts the items around it.
    case item(number: Int?, depth: Int)
    /// A row of a table's body.
    case row
    case paragraph
    /// A line across the page.
    case rule
  }

  let kind: Kind
  /// The line it starts on, from 1.
  let line: Int
  /// The column its text starts in, from 1.
  let column: Int
  /// The text with its marks, the lines joined by spaces.
  var text: String
  /// The cells of a row.
  var cells: [String] = []
}
