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
