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
    self.line = line
    self.marker = marker
    self.length = length
  }

  func isClosed(by content: Substring) -> Bool {
    let count = content.prefix { $0 == marker }.count
    return count >= length && content.dropFirst(count).allSatisfy(\.isWhitespace)
  }
}
