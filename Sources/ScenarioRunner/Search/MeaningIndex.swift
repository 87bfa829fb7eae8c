import CucumberExpressions

/// Texts that can be searched by what they mean: by their words in any form, by synonyms, and by words nearly so spelt.
///
/// A word counts the more the fewer texts have it. The same texts and the same question give the same answer anywhere.
struct MeaningIndex: Sendable {
  /// A text in parts, the telling ones with more weight.
  struct Entry: Sendable {
    /// The parts, each with a weight from 0 to 1.
    var parts: [(text: String, weight: Double)]
  }

  /// A text that was found.
  struct Hit: Hashable, Sendable {
    /// The place of the text among those searched.
    let index: Int
    /// How well it answers the question, from 0 to about 1.
    let score: Double
    /// The share of the question that the text answers at all, from 0 to 1, by the weight of its words.
    let coverage: Double
    /// Whether no word of the question was left unanswered, those aside that every third text has.
    let isWhole: Bool
  }

  private let concepts: ConceptTable
  /// What each text holds, with the weight of the part that holds it.
  private var weights: [[SearchTerm: Double]] = []
  /// The words of each text's first part, each with the concepts it stands for there.
  private var titles: [[(word: SearchTerm, concepts: [SearchTerm])]] = []
  private var counts: [SearchTerm: Int] = [:]

  init(_ entries: [Entry], _ synonyms: Synonyms) {
    concepts = ConceptTable(synonyms)
    for entry in entries { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    var held: [SearchTerm: Double] = [:]
    for (place, part) in entry.parts.enumerated() {
      let words = SearchWords.telling(part.text)
      if place == 0 { titles.append(title(of: words)) }
      for term in terms(of: words) + neighbours(words) { held[term] = max(held[term] ?? 0, part.weight) }
    }
    for term in held.keys { counts[term, default: 0] += 1 }
    weights.append(held)
  }

  /// Words that stand side by side, so that a phrase is found as it was asked for.
  private func neighbours(_ words: [String]) -> [SearchTerm] {
    (2...3).flatMap { length in
      words.indices.dropLast(length - 1).map { .word(words[$0..<$0 + length].joined(separator: " ")) }
    }
  }

  private func title(of words: [String]) -> [(word: SearchTerm, concepts: [SearchTerm])] {
    let finds = concepts.finds(in: words)
    return words.enumerated().map { place, word in
      let here = finds.filter { $0.words.contains(place) }
      return (.word(word), here.map { .concept($0.concept) })
    }
  }

  private func terms(of words: [String]) -> [SearchTerm] {
    words.map { .word($0) } + concepts.finds(in: words).map { .concept($0.concept) }
  }

  /// Returns the texts that answer something of the question, the best first.
  func hits(_ question: String) -> [Hit] {
    let units = units(of: SearchWords.telling(question))
    let whole = units.reduce(0) { $0 + $1.weight }
    guard whole > 0 else { return [] }
    let hits = weights.indices.compactMap { hit($0, units, whole) }
    return hits.sorted { ($1.score, $0.index) < ($0.score, $1.index) }
  }

  private func hit(_ index: Int, _ units: [SearchUnit], _ whole: Double) -> Hit? {
    var found = 0.0
    var covered = 0.0
    var isWhole = true
    var named: Set<SearchTerm> = []
    for unit in units {
      var best = 0.0
      for way in unit.ways {
        guard let weight = weights[index][way.term] else { continue }
        best = max(best, way.likeness * weight * rarity(way.term))
        named.insert(way.term)
      }
      found += best
      if best > 0 {
        covered += unit.weight
      } else if unit.weight > Self.commonWeight {
        isWhole = false
      }
    }
    guard found > 0 else { return nil }
    let coverage = covered / whole
    let title = share(of: titles[index], in: named)
    return Hit(
      index: index, score: found / whole * (0.4 + 0.6 * coverage) * (0.7 + 0.3 * title),
      coverage: coverage, isWhole: isWhole)
  }

  /// What a word weighs that stands in every third text.
  private static let commonWeight = 2.0

  /// The share of a title that a question names: of two answers the one that says little else is better.
  private func share(
    of title: [(word: SearchTerm, concepts: [SearchTerm])], in named: Set<SearchTerm>
  ) -> Double {
    var all = 0.0
    var both = 0.0
    for (word, concepts) in title {
      all += rarity(word)
      if named.contains(word) || concepts.contains(where: named.contains) { both += rarity(word) }
    }
    return all > 0 ? both / all : 0
  }

  /// How much a word tells: the fewer texts have it, the more.
  private func rarity(_ term: SearchTerm) -> Double {
    let ratio = 1 + Double(weights.count) / Double(max(1, counts[term] ?? 1))
    // A logarithm in straight pieces, which is the same on every machine.
    return Double(ratio.exponent) + ratio.significand - 1
  }
}

extension MeaningIndex {
  private static let synonymLikeness = 0.85
  private static let spellingLikeness = 0.6

  /// The question in pieces, each with the ways in which a text may answer it.
  private func units(of words: [String]) -> [SearchUnit] {
    let finds = concepts.finds(in: words)
    var units: [SearchUnit] = []
    var place = 0
    while place < words.count {
      let here = finds.filter { $0.words.lowerBound == place }
      let end = max(place + 1, here.map(\.words.upperBound).max() ?? 0)
      let inside = finds.filter { $0.words.lowerBound >= place && $0.words.upperBound <= end }
      units.append(unit(of: Array(words[place..<end]), inside, length: end - place))
      place = end
    }
    return units
  }

  private func unit(of words: [String], _ finds: [ConceptTable.Find], length: Int) -> SearchUnit {
    var ways = finds.map { find in
      // What only a part of a phrase names is less what was meant.
      SearchUnit.Way(
        .concept(find.concept),
        Self.synonymLikeness * (find.words.count == length ? 1 : 0.5))
    }
    let phrase = SearchTerm.word(words.joined(separator: " "))
    if length > 1, counts[phrase] != nil { ways.append(.init(phrase, 1)) }
    for word in words {
      if counts[.word(word)] != nil {
        ways.append(.init(.word(word), length == 1 ? 1 : 0.5))
      } else if finds.isEmpty {
        ways += misspelt(word)
      }
    }
    let known = ways.map { rarity($0.term) }.max()
    // A word that nobody knows weighs as much as one that stands in a single text.
    return SearchUnit(ways: ways, weight: known ?? rarity(.word("")))
  }

  /// The ways to read a word that is unknown as it is written: as the beginning of another, or as misspelt.
  private func misspelt(_ word: String) -> [SearchUnit.Way] {
    guard word.count >= 3 else { return [] }
    let letters = Array(word.unicodeScalars)
    let bound = letters.count >= 8 ? 3 : letters.count >= 4 ? 2 : 0
    let known = counts.keys.compactMap { term -> String? in
      if case .word(let word) = term, !word.contains(" ") { word } else { nil }
    }
    return (known + concepts.firstWords).sorted().flatMap { other -> [SearchUnit.Way] in
      let isBeginning = other.hasPrefix(word)
      let isNear =
        bound > 0 && abs(other.unicodeScalars.count - letters.count) <= bound
        && EditDistance.between(letters, Array(other.unicodeScalars)) <= bound
      guard isBeginning || isNear else { return [] }
      let terms = terms(of: [other])
      return terms.map { .init($0, Self.spellingLikeness) }
    }
  }
}

/// What a text can be found by.
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

    init(_ term: SearchTerm, _ likeness: Double) {
      self.term = term
      self.likeness = likeness
    }
  }

  let ways: [Way]
  /// How much of the question it is.
  let weight: Double
}
