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
