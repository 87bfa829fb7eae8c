/// The slips that leave a step's wording right: typographic quotation marks, capitals, blanks, a full stop.
enum TypingSlips {
  /// The text without its slips, in the ways that are worth trying; none where it has no slips.
  static func tidied(_ text: String) -> [String] {
    let plain = straightened(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var end = plain[...]
    while let last = end.last, ".,;:!".contains(last) { end.removeLast() }
    let trimmed = String(end)
    let lowered = trimmed.prefix(1).lowercased() + trimmed.dropFirst()
    return [plain, trimmed, lowered].filter { $0 != text }
  }

  /// What to say of an argument that holds typographic quotation marks.
  static func notes(onArgument text: String) -> [String] {
    straightened(text) == text
      ? [] : ["Write straight quotation marks, not the typographic ones of word processors."]
  }

  private static func straightened(_ text: String) -> String {
    String(
      text.map { character in
        switch character {
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}": "\""
        default: character
        }
      })
  }
}
