/// A reader of requirements documents, line by line.
///
/// It knows as much Markdown as such a document needs: headings, list items with their continuation
/// lines, and fenced code, in which nothing counts. Everything else is prose.
struct DocumentReader {
  private(set) var title: String?
  private(set) var requirements: [Requirement] = []
  private(set) var problems: [DocumentProblem] = []

  private var lineNumber = 0
  private var lastLineWasBlank = false
  private var fence: Fence?
  private var item: Item?
  private var firstLines: [RequirementID: Int] = [:]
  /// The ids with which lines begin, whatever kind of line it is.
  private var mentions: [(id: RequirementID, line: Int, column: Int)] = []

  private struct Fence {
    let marker: Character
    let length: Int
    let line: Int
  }

  private struct Item {
    let line: Int
    let column: Int
    var words: [Substring]
    /// Nested items that are no part of the text, each with its line.
    var details: [(line: Int, column: Int, words: [Substring])] = []

    /// Goes on with what was begun last.
    mutating func add(_ words: [Substring]) {
      if details.isEmpty { self.words += words } else { details[details.count - 1].words += words }
    }
  }

  mutating func read(_ bytes: [UInt8]) {
    // A NUL is valid UTF-8, but no editor writes one into a text.
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      report(.notText, line: 1, column: 1)
      return
    }
    let start =
      text.unicodeScalars.first == "\u{FEFF}"
      ? text.unicodeScalars.dropFirst().startIndex : text.startIndex
    for line in TextLines.of(text[start...]) {
      lineNumber += 1
      readLine(line)
    }
    finish()
  }

  private mutating func finish() {
    closeItem()
    if let fence { report(.openCodeBlock, line: fence.line, column: 1) }
    for mention in mentions
    where firstLines[mention.id] == nil && mention.id.prefix == requirements.first?.id.prefix {
      report(.unreadRequirement(mention.id.description), line: mention.line, column: mention.column)
    }
    if title == nil { report(.noTitle, line: 1, column: 1) }
    if requirements.isEmpty, problems.isEmpty { report(.noRequirements, line: 1, column: 1) }
    problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func readLine(_ line: Substring) {
    let indent = line.prefix { $0 == " " || $0 == "\t" }.count
    let content = line.dropFirst(indent)
    defer { lastLineWasBlank = content.isEmpty }
    if readFence(content) || content.isEmpty { return }
    noteMention(line)
    if indent < 2, content.first == "#" {
      closeItem()
      readHeading(content)
    } else if indent < 2, let body = Self.bodyOfItem(content) {
      closeItem()
      let column = line.distance(from: line.startIndex, to: body.startIndex) + 1
      item = Item(line: lineNumber, column: column, words: Self.words(of: body))
    } else if indent >= 2 || !lastLineWasBlank {
      // Indented lines belong to the item, and so do unindented ones that follow at once.
      if let body = Self.bodyOfItem(content), RequirementDetails.begins(body) {
        let column = line.distance(from: line.startIndex, to: body.startIndex) + 1
        item?.details.append((lineNumber, column, Self.words(of: body)))
      } else {
        item?.add(Self.words(of: content))
      }
    } else {
      closeItem()
    }
  }

  /// Keeps the id with which a line begins behind bullets, numbers, quotes and the like: somebody wants it to be required.
  private mutating func noteMention(_ line: Substring) {
    let content = line.drop { !$0.isLetter && $0 != "`" }
    let body = content.first == "`" ? content.dropFirst() : content
    let name = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || ":._-".contains($0)) }
    guard let id = RequirementID(String(name)) else { return }
    mentions.append(
      (id, lineNumber, line.distance(from: line.startIndex, to: content.startIndex) + 1))
  }

  /// Returns whether the line is a fence or stands between two.
  private mutating func readFence(_ content: Substring) -> Bool {
    guard let marker = content.first, marker == "`" || marker == "~" else { return fence != nil }
    let length = content.prefix { $0 == marker }.count
    if let open = fence {
      let closes = marker == open.marker && length >= open.length && content.count == length
      if closes { fence = nil }
      return true
    }
    guard length >= 3 else { return false }
    fence = Fence(marker: marker, length: length, line: lineNumber)
    return true
  }

  private mutating func readHeading(_ content: Substring) {
    guard title == nil, content.hasPrefix("# ") else { return }
    title = Self.words(of: content.dropFirst(2)).joined(separator: " ")
  }

  /// The text of a list item behind its bullet; nil for other lines.
  private static func bodyOfItem(_ content: Substring) -> Substring? {
    guard let bullet = content.first, "-*+".contains(bullet) else { return nil }
    let behind = content.dropFirst()
    guard let space = behind.first, space == " " || space == "\t" else { return nil }
    let body = behind.drop { $0 == " " || $0 == "\t" }
    // "- - -" and "* * *" are rules between paragraphs.
    return body.allSatisfy { $0 == bullet || $0 == " " } ? nil : body
  }

  private static func words(of text: Substring) -> [Substring] {
    text.split { $0 == " " || $0 == "\t" }
  }

  private mutating func closeItem() {
    guard let closed = item else { return }
    item = nil
    guard let first = closed.words.first, first.count > 2, first.first == "`", first.last == "`"
    else { return report(.itemWithoutID, line: closed.line, column: closed.column) }
    add(
      String(first.dropFirst().dropLast()), closed.words.dropFirst().joined(separator: " "), closed)
  }

  private mutating func add(_ span: String, _ text: String, _ closed: Item) {
    if let kind = fault(span, text) {
      report(kind, line: closed.line, column: closed.column + 1)
    } else if let id = RequirementID(span) {
      firstLines[id] = closed.line
      requirements.append(
        Requirement(id: id, text: text, line: closed.line, details: details(of: closed)))
    }
  }

  private mutating func details(of closed: Item) -> RequirementDetails {
    var details = RequirementDetails()
    for item in closed.details
    where !details.read(item.words.joined(separator: " "), line: item.line) {
      report(.malformedDetail, line: item.line, column: item.column)
    }
    return details
  }

  private func fault(_ span: String, _ text: String) -> DocumentProblem.Kind? {
    guard let id = RequirementID(span) else { return .malformedID(span) }
    if let line = firstLines[id] { return .duplicateID(span, firstLine: line) }
    if let prefix = requirements.first?.id.prefix, prefix != id.prefix {
      return .foreignPrefix(span, expected: prefix)
    }
    return text.isEmpty ? .itemWithoutText(span) : nil
  }

  private mutating func report(_ kind: DocumentProblem.Kind, line: Int, column: Int) {
    problems.append(DocumentProblem(kind: kind, line: line, column: column))
  }
}
