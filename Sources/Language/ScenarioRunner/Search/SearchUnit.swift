/// A term by which a text can be found.
enum SearchTerm: Hashable, Comparable, Sendable {
  case word(String)
  case concept(Int)
}

/// A word or phrase of a question.
struct SearchUnit: Sendable {
  /// One way in which a text may answer it.
  struct Way: Sendable {
    let term: SearchTerm
    /// How near this comes to what was asked, from 0 to 1.
    let likeness: Double
    /// The most that the term counts, however few texts have it.
    let rarityMax: Double

    init(_ term: SearchTerm, _ likeness: Double, rarityMax: Double = .infinity) {
      self.term = term
      self.likeness = likeness
      self.rarityMax = rarityMax
    }
  }

  let ways: [Way]
  /// How much of the question it is.
  let weight: Double

  /// The unit where it is only a share of what it could be.
  func times(_ share: Double) -> SearchUnit {
    SearchUnit(
      ways: ways.map { Way($0.term, $0.likeness * share, rarityMax: $0.rarityMax) },
      weight: weight * share)
  }
}

/// The title of a text, of which a question may name much or little.
struct SearchTitle: Sendable {
  /// A word, with the concepts it stands for, all by their numbers.
  struct Word: Sendable {
    let word: Int
    let concepts: [Int]
  }

  /// Words of which the title says only one.
  private typealias Choice = [Word]

  private let choices: [Choice]
  /// Whether it says what is not.
  let saysNot: Bool

  /// Creates a title of words, of which those of a group are one choice.
  init(_ words: [Word], _ groups: [Set<Int>], saysNot: Bool) {
    let chosen = groups.map { group in words.filter { group.contains($0.word) } }
    let single = words.filter { word in !groups.contains { $0.contains(word.word) } }
    choices = single.map { [$0] } + chosen
    self.saysNot = saysNot
  }

  /// Returns the share of it that a question names: of two answers the one that says little else is better.
  func share(in asked: [Bool], _ rarities: [Double]) -> Double {
    var all = 0.0
    var both = 0.0
    for choice in choices {
      let rarity = choice.map { rarities[$0.word] }.max() ?? 0
      all += rarity
      if choice.contains(where: { asked[$0.word] || $0.concepts.contains { asked[$0] } }) {
        both += rarity
      }
    }
    return all > 0 ? both / all : 0
  }
}
