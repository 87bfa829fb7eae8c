/// The words of a text in the form in which a search compares them: without endings, and without those that say nothing.
enum SearchWords {
  /// The most words of a text that are looked at.
  static let countMax = 60

  /// The words that tell something; all of them where none of them does.
  static func telling(_ text: String) -> [String] {
    let words = all(text)
    let telling = words.indices.filter { tells(words, $0) }.map { words[$0] }
    return (telling.isEmpty ? words : telling).map(stem)
  }

  /// A word of a question.
  struct Asked: Hashable, Sendable {
    /// The word without its ending.
    let word: String
    /// How much of the question it is, from 0 to 1.
    let share: Double
  }

  /// The words of a question that tell something, those less that say when or why.
  ///
  /// Who asks for "the notice is shown while the phone is locked" looks for the notice.
  static func asked(_ question: String) -> [Asked] {
    let words = all(question)
    var asked: [Asked] = []
    var share = 1.0
    for (place, word) in words.enumerated() {
      if conjunctions.contains(word), asked.count >= 2 {
        share = circumstanceShare
      } else if tells(words, place) {
        asked.append(Asked(word: stem(word), share: share))
      }
    }
    return asked.isEmpty ? words.map { Asked(word: stem($0), share: 1) } : asked
  }

  private static let circumstanceShare = 0.5

  private static func tells(_ words: [String], _ place: Int) -> Bool {
    guard silent.contains(words[place]) else { return true }
    // "Clock in" is another word than "clock", as "switch on" is another than "switch off".
    return particles.contains(words[place])
      && words[..<place].suffix(3).contains { verbs.contains(stem($0)) }
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
    "because", "already", "also", "just", "now", "yet", "still", "whole", "really",
    "them", "him", "me", "us", "itself", "himself", "herself",
  ]

  /// Words behind which a question says when something is so, or why.
  private static let conjunctions: Set<String> = [
    "while", "because", "that", "during", "so", "until", "when", "if", "after", "before", "as",
    "since", "which", "although", "unless",
  ]

  private static let particles: Set<String> = ["on", "in", "by", "still"]
  private static let verbs: Set<String> = [
    "turn", "switch", "power", "clock", "punch", "check", "plug", "shift", "stand", "keep", "go",
    "goe", "going",
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
