import CucumberExpressions
import Gherkin

/// A search for the steps that people mean: by their words, their documentation, their examples, and by synonyms.
///
/// The catalogue and the suggestions for unknown steps both ask it.
public struct StepSearch: Sendable {
  /// A step that was found.
  public struct Hit: Hashable, Sendable {
    /// The place of the step among the library's definitions.
    public let index: Int
    /// How well it answers, from 0 to about 1.
    public let score: Double
    /// Whether every word that tells something was answered.
    public let isWhole: Bool
  }

  /// What a question is answered with.
  public struct Answer: Hashable, Sendable {
    /// The steps, the best first.
    public let hits: [Hit]
    /// Whether one of them answers every word that tells something, and not only the most of them.
    public let isWhole: Bool
  }

  /// The least share of the question that a suggestion must answer.
  private static let coverageMin = 0.3

  private let index: MeaningIndex
  private let places: [Int]
  private let modifierIndex: MeaningIndex
  /// The words of each modifier that are no argument; "for" is in every question and tells nothing.
  private let modifierWords: [[String]]

  /// Prepares the search; a check with a modifier before it is found as the check.
  public init<World>(_ library: StepLibrary<World>) {
    let definitions = library.definitions
    places = definitions.indices.filter { !definitions[$0].isModified }
    index = MeaningIndex(
      places.map { Self.entry(definitions[$0]) }, library.synonyms, people: library.people)
    modifierWords = library.modifiers.map { SearchWords.telling(Self.words(of: $0.prefix)) }
    modifierIndex = MeaningIndex(
      library.modifiers.map { modifier in
        MeaningIndex.Entry(parts: [
          (Self.words(of: modifier.prefix), 1), (modifier.example, 0.8),
          (modifier.documentation, 0.7),
        ])
      }, library.synonyms)
  }

  /// Returns the steps that answer something of what is asked, the best first.
  public func hits(_ question: String) -> [Hit] {
    index.hits(question).filter { $0.coverage >= Self.coverageMin }.map { hit in
      Hit(index: places[hit.index], score: hit.score, isWhole: hit.isWhole)
    }
  }

  /// Returns the steps that are worth telling whoever asks: those that answer about as well as the best.
  ///
  /// What answers all words comes with what answers nearly as well; where nothing does, what comes nearest.
  ///
  /// - Parameter isMeant: Whether a step, by its place, can be meant at all.
  public func answer(
    _ question: String, where isMeant: (_ place: Int) -> Bool = { _ in true }
  ) -> Answer {
    let hits = hits(question).filter { isMeant($0.index) }
    let isWhole = hits.contains(where: \.isWhole)
    let best = hits.first?.score ?? 0
    let likely = hits.filter { hit in
      let share = hit.isWhole || !isWhole ? Self.scoreShareMin : Self.partialShareMin
      return hit.score >= best * share
    }
    return Answer(hits: isWhole ? likely : Array(likely.prefix(Self.partialMax)), isWhole: isWhole)
  }

  /// What answers much worse than the best is left out.
  private static let scoreShareMin = 0.3
  /// What leaves a word unanswered where others answer all must come nearer: of a long sentence that may be the one.
  private static let partialShareMin = 0.6
  /// The most steps that are told where none answers all words.
  private static let partialMax = 5

  /// Returns the places of the modifiers that answer all of what is asked or are named in it, the best first.
  public func modifiers(_ question: String) -> [Int] {
    let asked = Set(SearchWords.telling(question))
    return modifierIndex.hits(question).filter { hit in
      hit.isWhole || modifierWords[hit.index].contains(where: asked.contains)
    }.map(\.index)
  }

  private static func entry<World>(_ definition: StepDefinition<World>) -> MeaningIndex.Entry {
    // What is said of every text and number tells nothing of a step.
    let types = definition.expression.parameterTypes.filter { !general.contains($0.name) }
    let source = definition.expression.source
    return MeaningIndex.Entry(
      parts: [
        (words(of: source), 1),
        // A table under the example may say anything.
        (definition.examples.compactMap(\.lines.first).joined(separator: "\n"), 0.8),
        (definition.owner?.person ?? "", 0.8),
        (definition.documentation, 0.7),
        (types.compactMap { values(of: $0) }.joined(separator: "\n"), 0.7),
        (definition.subject, 0.5),
        (types.map(\.documentation).joined(separator: "\n"), 0.3),
      ],
      alternatives: alternatives(in: source),
      standing: definition.heading.isTechnical ? technicalShare : 1)
  }

  /// The words of which an argument is one, where they are so few that they belong to the sentence.
  private static func values(of type: ParameterType) -> String? {
    guard let list = type.words, list.count <= valuesMax else { return nil }
    return list.joined(separator: "\n")
  }

  private static let valuesMax = 20
  /// What a step for developers counts, who know what they look for.
  private static let technicalShare = 0.85

  private static let general: Set<String> = ["", "string", "word", "int", "float"]

  /// The words of an expression of which a sentence has only one, each group of them in one text.
  private static func alternatives(in source: String) -> [String] {
    var tokens = [""]
    var depth = 0
    for character in source {
      if character == "{" || character == "(" { depth += 1 }
      if character == "}" || character == ")" { depth -= 1 }
      if character == " ", depth == 0 {
        tokens.append("")
      } else {
        tokens[tokens.count - 1].append(character)
      }
    }
    return tokens.filter { $0.contains("/") }.map { words(of: $0) }.filter { $0.contains("/") }
  }

  /// The text of an expression without the endings that may be left out and the names of its arguments' types.
  static func words(of source: String) -> String {
    var text = ""
    var depth = 0
    var isEnding = false
    for (place, character) in source.indices.map({ ($0, source[$0]) }) {
      switch character {
      case "{": depth += 1
      case "}": depth -= 1
      case "(":
        isEnding =
          (text.last?.isLetter ?? false) && source[source.index(after: place)...].first != " "
      case ")": isEnding = false
      default: if depth == 0, !isEnding { text.append(character) }
      }
    }
    return text
  }
}
