/// Text of a Markdown document without its marks.
enum MarkdownText {
  /// Returns what a reader sees: no stars, backticks, links and tags, and one space where there were several.
  static func plain(_ text: String) -> String {
    var shown = ""
    var rest = text[...]
    while let character = rest.first {
      // A star between spaces is a sign of arithmetic.
      let isFree = shown.last.map { $0 == " " } ?? false
      let piece = isFree && rest.hasPrefix("* ") ? ("*", 1) : self.piece(at: character, rest)
      shown += piece.0
      rest = rest.dropFirst(max(1, piece.1))
    }
    return oneLine(shown)
  }

  /// Whether a text is struck through from its start, or all of it behind its label is.
  static func isStruck(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "~")) else { return false }
    let start = text.drop { "*_`[ ".contains($0) }
    if start.hasPrefix("~~") { return true }
    let label = start.prefix { !$0.isWhitespace && $0 != "~" }
    let behind = start[label.endIndex...].drop { " :*—–-".contains($0) }
    guard SpecificationLabel(plain(String(label))) != nil, behind.hasPrefix("~~") else {
      return false
    }
    // Where new words follow the old ones, the requirement stands.
    let rest = behind.dropFirst(2)
    guard let end = rest.firstRange(of: "~~")?.upperBound else { return false }
    let remark = rest[end...].drop { " *_.:".contains($0) }
    return remark.first.map { "([（—–-→".contains($0) } ?? true
      || ["removed", "deprecated", "superseded", "deferred", "withdrawn", "merged", "moved"]
        .contains { remark.lowercased().hasPrefix($0) }
  }

  /// Returns text in which neither line ends nor other controls nor signs that turn the direction of writing stand.
  static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        if !line.isEmpty, line.unicodeScalars.last != " " { line.unicodeScalars.append(" ") }
      } else if !isHidden(scalar) {
        line.unicodeScalars.append(scalar)
      }
    }
    return line.last == " " ? String(line.dropLast()) : line
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Marks that have no shape of their own but change what stands around them.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func piece(
    at character: Character, _ rest: Substring
  ) -> (shown: String, length: Int) {
    switch character {
    case "\\":
      guard let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol else {
        return ("\\", 1)
      }
      return (String(next), 2)
    case "`": return code(rest)
    case "*": return ("", rest.prefix { $0 == "*" }.count)
    case "_" where rest.hasPrefix("__"): return ("", 2)
    case "~" where rest.hasPrefix("~~"): return ("", 2)
    case "!" where rest.hasPrefix("!["): return ("", 1)
    case "[": return link(rest) ?? ("[", 1)
    case "<": return tag(rest) ?? ("<", 1)
    case "&": return entity(rest) ?? ("&", 1)
    default: return (String(character), 1)
    }
  }

  private static func code(_ rest: Substring) -> (shown: String, length: Int) {
    let count = rest.prefix { $0 == "`" }.count
    let sign = String(repeating: "`", count: count)
    let behind = rest.dropFirst(count)
    guard let end = behind.prefix(reach).firstRange(of: sign) else { return ("", count) }
    let inner = behind[..<end.lowerBound]
    return (MarkdownLine.trimmed(inner), count * 2 + inner.count)
  }

  private static func link(_ rest: Substring) -> (shown: String, length: Int)? {
    let behind = rest.dropFirst().prefix(reach)
    // Looking no further than the next bracket keeps a row of them from taking forever.
    guard let close = behind.firstIndex(where: { $0 == "]" || $0 == "[" }), behind[close] == "]"
    else { return nil }
    let after = rest[behind.index(after: close)...]
    guard after.first == "(", let end = after.prefix(reach).firstIndex(of: ")") else { return nil }
    let length = rest.distance(from: rest.startIndex, to: end) + 1
    return (plain(String(behind[..<close])), length)
  }

  /// How far the end of a link or of code is looked for, so that no document takes forever.
  private static let reach = 400

  /// Tags that only shape the text; other angle brackets stay, as they may mean something.
  private static func tag(_ rest: Substring) -> (shown: String, length: Int)? {
    guard let end = rest.prefix(12).firstIndex(of: ">") else { return nil }
    let name = rest[..<end].dropFirst().filter { $0 != "/" && $0 != " " }.lowercased()
    let names = ["br", "b", "i", "em", "strong", "code", "kbd", "sub", "sup", "u", "s", "del", "p"]
    guard names.contains(name) else { return nil }
    return (
      name == "br" || name == "p" ? " " : "", rest.distance(from: rest.startIndex, to: end) + 1
    )
  }

  private static func entity(_ rest: Substring) -> (shown: String, length: Int)? {
    let entities = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&nbsp;": " "]
    for (name, sign) in entities where rest.hasPrefix(name) { return (sign, name.count) }
    return nil
  }
}
