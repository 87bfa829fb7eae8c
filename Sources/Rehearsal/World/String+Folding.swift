import ScenarioRunner

extension String {
  /// The text in lower case with straight apostrophes and quotation marks, as people type what they read.
  public var foldedForComparison: String {
    String(
      lowercased().map { character in
        switch character {
        case "\u{2018}", "\u{2019}": "'"
        case "\u{201C}", "\u{201D}": "\""
        default: character
        }
      })
  }

  /// Whether the text contains the other one, apart from case and the shape of apostrophes.
  func containsFolded(_ other: String) -> Bool {
    let (text, wanted) = (Array(foldedForComparison.utf8), Array(other.foldedForComparison.utf8))
    guard !wanted.isEmpty, wanted.count <= text.count else { return wanted.isEmpty }
    return (0...(text.count - wanted.count)).contains { start in
      text[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  /// Throws for a text that every other one contains.
  func requireWords() throws(InvalidStep) {
    guard allSatisfy(\.isWhitespace) else { return }
    throw InvalidStep(
      "Every text contains \"\(self)\", so nothing would be checked.",
      notes: ["Write some of the words between the quotation marks."])
  }
}

extension [String] {
  /// Whether one of the texts is the other one, apart from case and the shape of apostrophes.
  func containsFolded(_ other: String) -> Bool {
    contains { $0.foldedForComparison == other.foldedForComparison }
  }
}
