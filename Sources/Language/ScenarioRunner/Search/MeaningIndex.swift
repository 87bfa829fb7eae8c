import CucumberExpressions

/// Texts that can be searched by what they mean: by their words in any form, by synonyms, and by words nearly so spelt.
///
/// A word counts the more the fewer texts have it. The same texts and the same question give the same answer anywhere.
struct MeaningIndex: Sendable {
  /// A text in parts, the telling ones with more weight.
  struct Entry: Sendable {
    /// The parts, each with a weight from 0 to 1; the first is the title.
    var parts: [(text: String, weight: Double)]
    /// Words of the title of which it says only one, such as "quits", "closes" and "kills".
    var alternatives: [String] = []
    /// How much it counts beside others that answer as well, from 0 to 1.
    var standing = 1.0
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

  /// The place of a term: the text in which it stands, and its weight there.
  private struct Posting: Sendable {
    let text: Int
    let weight: Double
  }

  /// A word that texts have or a concept begins with, as it is compared with one that is misspelt.
  private struct KnownWord: Sendable {
    let text: String
    let letters: [Unicode.Scalar]
  }

  private let concepts: ConceptTable
  /// The concepts with the words that people only ask with.
  private let askedConcepts: ConceptTable
  /// The words for those who act, without endings: each may mean any other of them.
  private let people: [String]
  private let textCount: Int
  private let standings: [Double]
  /// The numbers of all terms.
  private var numbers: [SearchTerm: Int] = [:]
  /// The texts that hold each term, in their order.
  private var postings: [[Posting]] = []
  /// How much each term tells.
  private var rarities: [Double] = []
  private var titles: [SearchTitle] = []
  private var knownWords: [KnownWord] = []

  init(_ entries: [Entry], _ synonyms: Synonyms, people: [String] = []) {
    concepts = ConceptTable(synonyms, forQuestions: false)
    askedConcepts = ConceptTable(synonyms, forQuestions: true)
    self.people = people.map(SearchWords.stem)
    textCount = entries.count
    standings = entries.map(\.standing)
    for (text, entry) in entries.enumerated() { add(entry, text) }
    rarities = postings.map { rarity(ofTextCount: $0.count) }
    let words = numbers.keys.compactMap { term -> String? in
      if case .word(let word) = term, !word.contains(" ") { word } else { nil }
    }
    knownWords = Set(words + askedConcepts.firstWords).sorted().map {
      KnownWord(text: $0, letters: Array($0.unicodeScalars))
    }
  }

  private mutating func add(_ entry: Entry, _ text: Int) {
    var held: [Int: Double] = [:]
    for (place, part) in entry.parts.enumerated() {
      let words = SearchWords.telling(part.text)
      if place == 0 { titles.append(title(of: words, entry.alternatives)) }
      for term in terms(of: words) + neighbours(words) {
        let number = number(of: term)
        held[number] = max(held[number] ?? 0, part.weight)
      }
    }
    for (number, weight) in held { postings[number].append(Posting(text: text, weight: weight)) }
  }

  private mutating func number(of term: SearchTerm) -> Int {
    if let known = numbers[term] { return known }
    numbers[term] = postings.count
    postings.append([])
    return postings.count - 1
  }

  /// Words that stand side by side, so that a phrase is found as it was asked for.
  private func neighbours(_ words: [String]) -> [SearchTerm] {
    let pairs = zip(words, words.dropFirst()).map { $0 + " " + $1 }
    let threes = zip(pairs, words.dropFirst(2)).map { $0 + " " + $1 }
    return (pairs + threes).map { .word($0) }
  }

  private mutating func title(of words: [String], _ alternatives: [String]) -> SearchTitle {
    let finds = concepts.finds(in: words)
    let parts = words.enumerated().map { place, word in
      let here = finds.filter { $0.words.contains(place) }
      return SearchTitle.Word(
        word: number(of: .word(word)), concepts: here.map { number(of: .concept($0.concept)) })
    }
    let groups = alternatives.map { Set(SearchWords.telling($0).map { number(of: .word($0)) }) }
    return SearchTitle(parts, groups, saysNot: words.contains("not"))
  }

  private func terms(of words: [String]) -> [SearchTerm] {
    words.map { .word($0) } + concepts.finds(in: words).map { .concept($0.concept) }
  }

  /// Returns the texts that answer something of the question, the best first.
  func hits(_ question: String) -> [Hit] {
    let units = units(of: SearchWords.asked(question))
    let whole = units.reduce(0) { $0 + $1.weight }
    guard whole > 0 else { return [] }
    var answers = [Answer](repeating: Answer(), count: textCount)
    var asked = [Bool](repeating: false, count: postings.count)
    var heavyCount = 0
    for unit in units {
      let isHeavy = unit.weight > Self.commonWeight
      heavyCount += isHeavy ? 1 : 0
      for way in unit.ways {
        guard let number = numbers[way.term] else { continue }
        asked[number] = true
        for posting in postings[number] {
          let value = way.likeness * posting.weight * min(rarities[number], way.rarityMax)
          answers[posting.text].best = max(answers[posting.text].best, value)
        }
      }
      for text in answers.indices { answers[text].close(unit.weight, isHeavy: isHeavy) }
    }
    let hits = answers.indices.compactMap { hit($0, answers[$0], whole, heavyCount, asked) }
    return hits.sorted { ($1.score, $0.index) < ($0.score, $1.index) }
  }

  /// The part of a question that a text answers.
  private struct Answer {
    /// How well it answers the part that is looked at.
    var best = 0.0
    var found = 0.0
    var covered = 0.0
    /// The parts it answers of those that not every third text has.
    var heavyCount = 0

    /// Ends a part of the question.
    mutating func close(_ weight: Double, isHeavy: Bool) {
      guard best > 0 else { return }
      found += best
      covered += weight
      heavyCount += isHeavy ? 1 : 0
      best = 0
    }
  }

  private func hit(
    _ index: Int, _ answer: Answer, _ whole: Double, _ heavyCount: Int, _ asked: [Bool]
  ) -> Hit? {
    guard answer.found > 0 else { return nil }
    let coverage = answer.covered / whole
    let title = titles[index].share(in: asked, rarities)
    var score = answer.found / whole * (0.4 + 0.6 * coverage) * (0.7 + 0.3 * title)
    score *= standings[index]
    if titles[index].saysNot, !isAsked(.word("not"), in: asked) { score *= Self.contraryShare }
    return Hit(
      index: index, score: score, coverage: coverage, isWhole: answer.heavyCount == heavyCount)
  }

  private func isAsked(_ term: SearchTerm, in asked: [Bool]) -> Bool {
    numbers[term].map { asked[$0] } ?? false
  }

  /// What a text counts that says what is not, where nobody has asked for that.
  private static let contraryShare = 0.75

  /// What a word weighs that stands in every third text.
  private static let commonWeight = 2.0

  /// How much a word tells: the fewer texts have it, the more.
  private func rarity(_ term: SearchTerm) -> Double {
    numbers[term].map { rarities[$0] } ?? rarity(ofTextCount: 1)
  }

  private func rarity(ofTextCount count: Int) -> Double {
    let ratio = 1 + Double(textCount) / Double(max(1, count))
    // A logarithm in straight pieces, which is the same on every machine.
    return Double(ratio.exponent) + ratio.significand - 1
  }

  private static let synonymLikeness = 0.85
  private static let spellingLikeness = 0.6

  /// The question in pieces, each with the ways in which a text may answer it.
  private func units(of asked: [SearchWords.Asked]) -> [SearchUnit] {
    let words = asked.map(\.word)
    let finds = askedConcepts.finds(in: words)
    var units: [SearchUnit] = []
    var place = 0
    while place < words.count {
      let here = finds.filter { $0.words.lowerBound == place }
      let end = max(place + 1, here.map(\.words.upperBound).max() ?? 0)
      let inside = finds.filter { $0.words.lowerBound >= place && $0.words.upperBound <= end }
      let unit =
        end == place + 1 && people.contains(words[place])
        ? person(words[place]) : unit(of: Array(words[place..<end]), inside, length: end - place)
      units.append(unit.times(asked[place].share))
      place = end
    }
    return units
  }

  /// The unit of a word for somebody who acts: texts with that word come first, and those with another answer it too.
  private func person(_ word: String) -> SearchUnit {
    let usual = people.map { rarity(.word($0)) }.min() ?? 0
    let ways = people.map { other in
      SearchUnit.Way(.word(other), 1, rarityMax: other == word ? .infinity : usual)
    }
    return SearchUnit(ways: ways, weight: usual)
  }

  private func unit(of words: [String], _ finds: [ConceptTable.Find], length: Int) -> SearchUnit {
    var ways = finds.map { find in
      // What only a part of a phrase names is less what was meant.
      SearchUnit.Way(
        .concept(find.concept),
        Self.synonymLikeness * (find.words.count == length ? 1 : 0.5))
    }
    let phrase = SearchTerm.word(words.joined(separator: " "))
    if length > 1, numbers[phrase] != nil { ways.append(.init(phrase, 1)) }
    for word in words {
      if numbers[.word(word)] != nil {
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
    return knownWords.flatMap { other -> [SearchUnit.Way] in
      let isNear =
        bound > 0 && abs(other.letters.count - letters.count) <= bound
        && EditDistance.between(letters, other.letters) <= bound
      guard isNear || other.text.hasPrefix(word) else { return [] }
      return terms(of: [other.text]).map { .init($0, Self.spellingLikeness) }
    }
  }
}
