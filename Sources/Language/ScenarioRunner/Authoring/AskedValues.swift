import CucumberExpressions

/// What somebody has typed, taken apart: the values that it names, and what is said of them.
struct AskedValues {
  /// What was typed.
  let text: String
  /// The names between quotation marks.
  let names: [String]
  /// What stands outside of them.
  let outside: String
  /// The numbers in it, each with its unit and whole: "8 hours" and not "8".
  let values: [String]
  /// What is left without any value; the text itself where that is nothing.
  let bare: String
  /// Whether nothing is said but values.
  let isValueAlone: Bool

  /// Whether numbers are named.
  var hasNumbers: Bool { !values.isEmpty }

  /// The words that say nothing where they stand beside a value alone.
  private static let silent: Set<Substring> = ["in", "after", "for", "within", "at", "by", "to"]

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - found: What reads as a number of some kind.
  ///   - texts: What can be read, which may be named without quotation marks.
  init(_ text: String, numbers found: (String) -> [String], _ texts: [String]) {
    let parts = QuotedNames(text)
    (self.text, names, outside) = (text, parts.names, parts.outside)
    let numbers = found(parts.outside)
    values = numbers.filter { number in
      !numbers.contains { $0.count > number.count && $0.contains(number) }
    }
    var rest = parts.outside
    let named = texts.filter { NamedTexts.range(of: $0, in: rest) != nil }
    for value in values + named.sorted(by: { $0.count > $1.count }) {
      if let range = NamedTexts.range(of: value, in: rest) {
        rest.replaceSubrange(range, with: " ")
      }
    }
    let words = rest.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
    bare = words.isEmpty ? text : words.joined(separator: " ")
    isValueAlone = !values.isEmpty && words.allSatisfy { Self.silent.contains($0) }
  }

  /// Whether a word is only a part of a value, as the 8 of "8 hours", and what follows it in a sentence does not say the rest.
  func isPart(_ word: String, before rest: String = "") -> Bool {
    values.contains { value in
      value.count > word.count && value.contains(word)
        && !(value.hasPrefix(word) && rest.hasPrefix(value.dropFirst(word.count)))
    }
  }

  /// A word of the text that is written as an example is, as "4711" for "1234"; nil where there is none, or the example has no
  /// number.
  func written(like example: String) -> String? {
    guard example.contains(where: \.isNumber) else { return nil }
    let form = Self.form(of: example)
    return outside.split(separator: " ").map(String.init)
      .first { Self.form(of: $0) == form && !isPart($0) }
  }

  /// A text with one digit for all that stand together, as in "9-9-9".
  private static func form(of text: String) -> String {
    var form = ""
    for character in text {
      let isNumber = character.isASCII && character.isNumber
      if !isNumber { form.append(character) } else if form.last != "9" { form.append("9") }
    }
    return form
  }
}

/// Texts that words name whole.
enum NamedTexts {
  /// Whether words name a text without quotation marks: one of many words anyhow, one of a single word only in its own letters,
  /// as "a call" does not mean the button "Call".
  static func name(_ text: String, in words: String) -> Bool {
    guard let range = range(of: text, in: words) else { return false }
    return text.contains(" ") || range.lowerBound > words.startIndex && words[range] == text
  }

  /// Where a text stands in words, whole and in capitals or not.
  static func range(of text: String, in words: String) -> Range<String.Index>? {
    let (folded, text) = (words.lowercased(), text.lowercased())
    guard folded.count == words.count, text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    func isPart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    let found = folded.ranges(of: text).first { range in
      !isPart(folded[..<range.lowerBound].last) && !isPart(folded[range.upperBound...].first)
    }
    return found.map { range in
      let begin = words.index(
        words.startIndex, offsetBy: folded.distance(from: folded.startIndex, to: range.lowerBound))
      return begin..<words.index(begin, offsetBy: text.count)
    }
  }
}
