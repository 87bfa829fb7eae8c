/// Sentences that say the same with smaller and rounder numbers.
enum PlainerSentences {
  /// The numbers that people choose first.
  private static let round = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1_000]

  /// Returns the sentences that stand for the one with one of its numbers made smaller, the plainest first.
  ///
  /// What stands in quotation marks is a name, and stays.
  static func of(_ sentence: String) -> [String] {
    let characters = Array(sentence)
    var sentences: [String] = []
    for range in numbers(in: characters) {
      guard let value = Int(String(characters[range])) else { continue }
      let before = String(characters[..<range.lowerBound])
      let after = String(characters[range.upperBound...])
      for plainer in round where plainer < value {
        if plainer == 1, let singular = singular(after) {
          sentences.append("\(before)1\(singular)")
        }
        sentences.append("\(before)\(plainer)\(after)")
      }
    }
    return sentences
  }

  /// Where whole numbers stand by themselves, outside quotation marks.
  private static func numbers(in characters: [Character]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (place, isQuoted) = (0, false)
    while place < characters.count {
      if characters[place] == "\"" { isQuoted.toggle() }
      guard !isQuoted, characters[place].isASCIIDigit else {
        place += 1
        continue
      }
      let start = place
      while place < characters.count, characters[place].isASCIIDigit || characters[place] == "." {
        place += 1
      }
      // A part of a word or of a time of day is no number.
      let before = start > 0 ? characters[start - 1] : " "
      if before == " " || before == "(" { ranges.append(start..<place) }
    }
    return ranges
  }

  /// What follows a number, as it follows 1: "minutes pass" as "minute passes"; nil where it is no plural.
  private static func singular(_ rest: String) -> String? {
    var words = rest.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, words[1].count > 2, words[1].hasSuffix("s") else { return nil }
    words[1].removeLast()
    if words.count == 3, words[2] == "pass" { words[2] = "passes" }
    return words.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
