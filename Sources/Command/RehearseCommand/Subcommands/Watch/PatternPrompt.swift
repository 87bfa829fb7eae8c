import Gherkin

/// The line on which a part of a name or path is typed, and edited.
struct PatternPrompt: Hashable, Sendable {
  /// The longest text; what is pasted beyond it is not taken.
  static let lengthMax = 200
  private static let labels = ["Part of a name or path: ", "Pattern: ", "> "]

  private(set) var text: String

  /// Begins with what is looked for now.
  init(_ text: String = "") { self.text = text }

  /// Takes in a key that edits; any other one changes nothing.
  mutating func edit(_ key: TerminalKey) {
    switch key {
    case .character(let character):
      if text.count < Self.lengthMax { text.append(character) }
    case .backspace:
      if !text.isEmpty { text.removeLast() }
    case .eraseAll: text = ""
    case .eraseWord:
      while text.last == " " { text.removeLast() }
      while let last = text.last, last != " " { text.removeLast() }
    case .enter, .escape, .endOfInput: break
    }
  }

  /// What is looked for: the text without spaces around it; nothing for everything.
  var pattern: String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let start = words.firstIndex { !$0.isEmpty } ?? words.endIndex
    let end = words.lastIndex { !$0.isEmpty } ?? start
    return words[start..<min(words.count, end + 1)].joined(separator: " ")
  }

  /// The line in at most so many columns; of a text that is too long its end is seen.
  func line(columns: Int) -> String {
    let room = max(1, columns - 1)
    let label = Self.labels.first { $0.count + min(text.count, 8) <= room } ?? ""
    var shown = text
    while !shown.isEmpty, DisplayWidth.of(label + shown) > room { shown.removeFirst() }
    return label + shown
  }
}
