/// The reading of a single line of Markdown.
enum MarkdownLine {
  /// The columns of space in front of a line; a tab goes to the next multiple of four.
  static func indent(of line: Substring) -> Int {
    var column = 0
    for character in line {
      switch character {
      case " ": column += 1
      case "\t": column += 4 - column % 4
      default: return column
      }
    }
    return column
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// A heading's level and text; the space behind the signs may be forgotten, except after a single one.
  static func heading(_ content: Substring) -> (level: Int, text: String)? {
    let level = content.prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    let rest = content.dropFirst(level)
    let isSpaced = rest.first.map { $0 == " " || $0 == "\t" } ?? true
    guard isSpaced || level > 1 else { return nil }
    var text = trimmed(rest)
    let signs = text.reversed().prefix { $0 == "#" }.count
    if signs > 0, text.dropLast(signs).last.map({ $0 == " " }) ?? true {
      text = trimmed(text.dropLast(signs))
    }
    return (level, text)
  }

  /// Whether a line is made of nothing but three or more dashes, stars or underscores.
  static func isRule(_ content: Substring) -> Bool {
    guard let sign = content.first, "-*_".contains(sign) else { return false }
    let signs = content.filter { $0 != " " && $0 != "\t" }
    return signs.count >= 3 && signs.allSatisfy { $0 == sign }
  }

  /// A list item's number, if it has one, and its text without bullet, box and tick.
  static func item(_ content: Substring) -> (number: Int?, text: String)? {
    if let first = content.first, ticks.contains(first) {
      return (nil, trimmed(content.drop { ticks.contains($0) || $0 == "\u{FE0F}" }))
    }
    guard let (number, rest) = marker(content) else { return nil }
    guard let space = rest.first else { return (number, "") }
    guard space == " " || space == "\t" else { return nil }
    return (number, withoutBox(trimmed(rest)))
  }

  private static let ticks: Set<Character> = ["✅", "☑", "✔", "✓", "❌", "✗", "⬜", "☐", "☑️", "✔️"]

  /// The number of an item, and what follows its bullet.
  private static func marker(_ content: Substring) -> (number: Int?, rest: Substring)? {
    guard let first = content.first else { return nil }
    if "-*+•".contains(first) { return (nil, content.dropFirst()) }
    let isEnclosed = first == "("
    let digits = content.dropFirst(isEnclosed ? 1 : 0).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), digits.count <= 9 else { return nil }
    let rest = content[digits.endIndex...]
    guard let end = rest.first, end == ")" || (end == "." && !isEnclosed) else { return nil }
    return (number, rest.dropFirst())
  }

  private static func withoutBox(_ text: String) -> String {
    for box in ["[ ] ", "[x] ", "[X] "] where text.hasPrefix(box) {
      return trimmed(text.dropFirst(box.count))
    }
    guard let first = text.first, ticks.contains(first) else { return text }
    return trimmed(text.drop { ticks.contains($0) || $0 == "\u{FE0F}" })
  }

  /// The text of a line that is bold as a whole, with or without a colon behind it.
  static func lead(_ content: Substring) -> String? {
    var text = trimmed(content)
    if text.last == ":" || text.last == "：" { text.removeLast() }
    for sign in ["**", "__"] where text.hasPrefix(sign) && text.hasSuffix(sign) {
      let inner = text.dropFirst(2).dropLast(2)
      guard text.count > 4, !inner.contains(sign) else { return nil }
      return trimmed(inner)
    }
    return nil
  }

  /// The cells of a table's row.
  static func cells(_ content: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in trimmed(content).dropFirst() {
      if character == "|", !isEscaped {
        cells.append(trimmed(cell[...]))
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if !trimmed(cell[...]).isEmpty { cells.append(trimmed(cell[...])) }
    return cells
  }
}

/// The opening line of a fenced code block.
struct CodeFence: Hashable, Sendable {
  let line: Int
  private let marker: Character
  private let length: Int

  /// Creates a fence from a line without its indent; nil for other lines.
  init?(_ content: Substring, line: Int) {
    guard let marker = content.first, marker == "`" || marker == "~" else { return nil }
    let length = content.prefix { $0 == marker }.count
    // Three backticks around a word in a sentence are code in the line.
    guard length >= 3, marker == "~" || !content.dropFirst(length).contains("`") else { return nil }
    (self.line, self.marker, self.length) = (line, marker, length)
  }

  func isClosed(by content: Substring) -> Bool {
    let count = content.prefix { $0 == marker }.count
    return count >= length && content.dropFirst(count).allSatisfy(\.isWhitespace)
  }
}

/// A filter that takes comments out of lines.
struct CommentFilter: Hashable, Sendable {
  /// The line on which a comment began that is still open.
  private(set) var openLine: Int?

  var isOpen: Bool { openLine != nil }

  /// Returns what a line shows.
  mutating func visible(_ line: Substring, number: Int) -> Substring {
    guard isOpen || line.utf8.contains(UInt8(ascii: "<")) && line.contains("<!--") else {
      return line
    }
    var shown = ""
    var isCode = false
    var rest = line
    while let character = rest.first {
      if isOpen {
        if rest.hasPrefix("-->") {
          openLine = nil
          rest = rest.dropFirst(3)
        } else {
          rest = rest.dropFirst()
        }
      } else if !isCode, rest.hasPrefix("<!--") {
        openLine = number
        rest = rest.dropFirst(4)
      } else {
        // A comment's sign between backticks is only written about.
        if character == "`" { isCode.toggle() }
        shown.append(character)
        rest = rest.dropFirst()
      }
    }
    return shown[...]
  }
}

/// The lines of a text, as editors count them.
enum TextLines {
  /// Splits a text at line feeds, carriage returns and the two together.
  ///
  /// Form feeds, vertical tabs and the separators of Unicode stand within a line, so that the numbers in messages are
  /// those beside the lines on the screen.
  static func of(_ text: Substring) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { character in
      character == "\n" || character == "\r" || character == "\r\n"
    }
  }
}
