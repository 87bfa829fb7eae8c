/// A part of what is shown that has no words of its own to tap: a key, a sign in the status bar, a point on a map.
public struct TouchablePart: Hashable, Sendable {
  /// A thing that sentences name by a word and a number, such as "point 3".
  public struct Thing: Hashable, Sendable {
    /// The word before the number.
    public let word: String
    /// The number.
    public let number: Int

    /// Creates a name.
    public init(_ word: String, _ number: Int) { (self.word, self.number) = (word, number) }
  }

  /// The name by which it is asked for.
  public let id: String
  /// What people call it: "the battery".
  public let name: String
  /// Sentences of what can be done with it.
  public let deeds: [String]
  /// The words by which checks name it.
  public let words: [String]
  /// What sentences name it as.
  public let things: [Thing]

  /// Creates a part.
  public init(
    _ id: String, _ name: String, deeds: [String], words: [String] = [], things: [Thing] = []
  ) {
    (self.id, self.name, self.deeds) = (id, name, deeds)
    (self.words, self.things) = (words, things)
  }

  /// Whether a sentence names it.
  func isNamed(in sentence: String) -> Bool {
    let all = words + things.map { "\($0.word) \($0.number)" }
    return all.contains { word in
      sentence.ranges(of: word).contains { range in
        let next = range.upperBound < sentence.endIndex ? sentence[range.upperBound] : " "
        return !next.isNumber && !next.isLetter
      }
    }
  }

  /// The number that stands in the place of an argument behind these words; nil where it is none of it.
  func number(behind words: String) -> String? {
    things.first { words.hasSuffix($0.word + " ") }.map { String($0.number) }
  }
}

extension String {
  /// What stands before each argument of an expression, from the one before it on.
  var wordsBeforeArguments: [String] {
    split(separator: "{", omittingEmptySubsequences: false).dropLast().map { part in
      String(part.split(separator: "}", omittingEmptySubsequences: false).last ?? "")
    }
  }

  /// What stands behind each argument of an expression, up to the next.
  var wordsBehindArguments: [String] {
    split(separator: "}", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0 != "{" })
    }
  }
}
