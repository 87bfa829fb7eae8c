/// A text with marks of Markdown, which only concern looks.
enum MarkdownText {
  /// Returns the words without the marks: of emphasis, code and strikethrough, and of links the words alone.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
    var words = ""
    var rest = Substring(text)
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        words.append(next)
        rest = rest.dropFirst(2)
      } else if first == "[", let link = link(at: rest) {
        words += plain(String(link.words))
        rest = link.rest
      } else if let pair = pair(at: rest, after: words.last) {
        words += pair.isCode ? String(pair.words) : plain(String(pair.words))
        rest = pair.rest
      } else {
        words.append(first)
        rest.removeFirst()
      }
    }
    return words
  }

  private static let marks: Set<UInt8> = Set("*_`~[\\".utf8)

  /// Words between two equal marks that touch them.
  private static func pair(
    at text: Substring, after before: Character?
  ) -> (words: Substring, rest: Substring, isCode: Bool)? {
    for mark in ["***", "**", "__", "~~", "*", "_", "`"] where text.hasPrefix(mark) {
      // Within a word, an underscore is one.
      if mark.hasPrefix("_"), let before, before.isLetter || before.isNumber { return nil }
      let inner = text.dropFirst(mark.count)
      guard let end = inner.firstRange(of: mark), !inner[..<end.lowerBound].isEmpty,
        inner.first?.isWhitespace == false,
        inner[..<end.lowerBound].last?.isWhitespace == false
      else { continue }
      if mark.hasPrefix("_"), let next = inner[end.upperBound...].first, next.isLetter { continue }
      return (inner[..<end.lowerBound], inner[end.upperBound...], mark == "`")
    }
    return nil
  }

  /// The words of a link, without its address.
  private static func link(at text: Substring) -> (words: Substring, rest: Substring)? {
    guard let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    return (text[..<middle.lowerBound].dropFirst(), text[end...].dropFirst())
  }
}
