/// Groups of words and phrases that mean the same to the people of a domain, for searching what a library can say.
///
/// ```swift
/// let synonyms = Synonyms("""
///   restart, reboot, power cycle
///   offline, no network, airplane mode
///   stands still > still, does not move
///   """)
/// ```
///
/// Behind ">" stand words that people ask with and that say something else where they stand in a text.
public struct Synonyms: Hashable, Sendable {
  /// Words and phrases that mean the same.
  public struct Group: Hashable, Sendable {
    /// Those that texts and questions have.
    public let words: [String]
    /// Those by which people ask for it, and which mean nothing of it in a text.
    public let asked: [String]
  }

  private let lines: String

  /// Creates synonyms from lines: one group a line, its words and phrases between commas.
  ///
  /// They are read when something is searched, which few processes do.
  public init(_ lines: String = "") {
    self.lines = lines
  }

  /// The groups, in the order of their lines.
  public var groups: [Group] {
    lines.split(separator: "\n").map { line in
      let sides = line.split(separator: ">", maxSplits: 1)
      return Group(
        words: Self.phrases(sides.first ?? ""), asked: sides.count > 1 ? Self.phrases(sides[1]) : []
      )
    }
  }

  private static func phrases(_ text: Substring) -> [String] {
    text.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
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

  /// Reads synonyms; those that people only ask with are left out unless it is for questions.
  init(_ synonyms: Synonyms, forQuestions: Bool) {
    for (concept, group) in synonyms.groups.enumerated() {
      for phrase in group.words + (forQuestions ? group.asked : []) {
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
