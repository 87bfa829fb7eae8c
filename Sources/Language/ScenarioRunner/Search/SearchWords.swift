/// The words of a text in the form in which a search compares them: without endings, and without those that say nothing.
enum SearchWords {
  /// The most words of a text that are looked at.
  static let countMax = 60

  /// The words that tell something; all of them where none of them does.
  static func telling(_ text: String) -> [String] {
    let words = all(text)
    let telling = words.enumerated().filter { place, word in
      guard silent.contains(word) else { return true }
      // "Clock in" is another word than "clock", as "switch on" is another than "switch off".
      return particles.contains(word)
        && words[..<place].suffix(3).contains { verbs.contains(stem($0)) }
    }.map(\.element)
    return (telling.isEmpty ? words : telling).map(stem)
  }

  /// All words in lower case, with every way to say "not" made one.
  private static func all(_ text: String) -> [String] {
    let parts = WordPieces.plain(text) ?? WordPieces.any(text)
    return parts.prefix(countMax).flatMap { pieces in
      guard pieces.count > 1, pieces.last == "t" else { return pieces.filter { $0 != "s" } }
      // "isn't" and "don't": only that it is not so tells something.
      return ["not"]
    }.map { negations.contains($0) ? "not" : $0 }
  }

  private static let negations: Set<String> = [
    "no", "not", "without", "never", "none", "nothing", "cannot", "cant", "dont", "doesnt", "isnt",
  ]

  /// Words that stand in every sentence, and those with which people ask.
  private static let silent: Set<String> = [
    "a", "an", "the", "is", "are", "was", "were", "be", "been", "being", "to", "of", "in", "on",
    "at",
    "with", "for", "and", "or", "that", "this", "these", "those", "it", "its", "his", "her",
    "their",
    "my", "i", "we", "you", "your", "our", "he", "she", "they", "do", "does", "did", "how", "what",
    "can", "could", "will", "would", "should", "must", "may", "might", "if", "then", "when",
    "given",
    "has", "have", "had", "so", "as", "by", "from", "there", "while", "which", "who", "than",
    "into",
    "gets", "get", "got", "some", "any", "s", "t", "es",
  ]

  private static let particles: Set<String> = ["on", "in"]
  private static let verbs: Set<String> = [
    "turn", "switch", "power", "clock", "punch", "check", "plug", "shift",
  ]

  /// Takes the endings of English off a word, roughly: two words that mean the same should look the same.
  static func stem(_ word: String) -> String {
    var letters = Array(word.utf8)
    guard letters.count > 3 else { return word }
    func ends(_ ending: String) -> Bool {
      letters.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
    if ends("ies") || ends("ied") {
      letters.removeLast(2)
    } else if ends("s"), !ends("ss"), !ends("us"), !ends("is") {
      letters.removeLast(ends("sses") || ends("shes") || ends("ches") || ends("xes") ? 2 : 1)
    }
    for ending in ["ing", "ed"] where ends(ending) {
      let rest = letters.dropLast(ending.utf8.count)
      guard rest.count >= 3, rest.contains(where: vowels.contains) else { continue }
      letters = Array(rest)
      // "Stopped" is "stop", but "missed" is "miss".
      if let letter = letters.last, letter < 0x80, letters.dropLast().last == letter,
        !"lsz".utf8.contains(letter)
      {
        letters.removeLast()
      }
    }
    // What is noted is not what is not.
    if letters.elementsEqual("not".utf8) { letters.append(UInt8(ascii: "e")) }
    if letters.count > 3, ends("e"), !letters.elementsEqual("note".utf8) { letters.removeLast() }
    if letters.count > 2, ends("y") { letters[letters.count - 1] = UInt8(ascii: "i") }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let vowels = Array("aeiouy".utf8)
}

/// Groups of words and phrases that mean the same to the people of a domain, for searching what a library can say.
///
/// ```swift
/// let synonyms = Synonyms("""
///   restart, reboot, power cycle
///   offline, no network, airplane mode
///   """)
/// ```
public struct Synonyms: Hashable, Sendable {
  private let lines: String

  /// Creates synonyms from lines: one group a line, its words and phrases between commas.
  ///
  /// They are read when something is searched, which few processes do.
  public init(_ lines: String = "") {
    self.lines = lines
  }

  /// The groups, each a list of words and phrases.
  public var groups: [[String]] {
    lines.split(separator: "\n").map { line in
      line.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
    }
  }
}

/// The groups of synonyms as a search uses them: each is a concept, found in a text by the phrases that name it.
struct ConceptTable: Sendable {
  /// A concept found in a row of words.
  struct Find: Hashable, Sendable {
    /// The words that name it, by their places.
    let words: Range<Int>
    /// The number of the group.
    let concept: Int
  }

  private struct Phrase: Sendable {
    let words: [String]
    let concept: Int
  }

  private var phrasesByFirstWord: [String: [Phrase]] = [:]

  init(_ synonyms: Synonyms) {
    for (concept, group) in synonyms.groups.enumerated() {
      for phrase in group {
        let words = SearchWords.telling(phrase)
        guard let first = words.first else { continue }
        phrasesByFirstWord[first, default: []].append(Phrase(words: words, concept: concept))
      }
    }
  }

  /// The first words of all phrases, for those who misspell them.
  var firstWords: [String] { phrasesByFirstWord.keys.sorted() }

  /// Finds all concepts that a row of words names, in the order of the words.
  func finds(in words: [String]) -> [Find] {
    words.indices.flatMap { start in
      (phrasesByFirstWord[words[start]] ?? []).compactMap { phrase in
        words[start...].starts(with: phrase.words)
          ? Find(words: start..<start + phrase.words.count, concept: phrase.concept) : nil
      }
    }
  }
}
