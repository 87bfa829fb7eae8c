import CucumberExpressions
public import Gherkin
import Synchronization

/// The known steps that somebody probably meant who wrote one that is not known: by its meaning, and by its letters.
///
/// Letters alone take "is restarted" for "is shown"; meaning alone does not see a slip of the pen.
struct StepSuggestions<World: Sendable> {
  private let definitions: [StepDefinition<World>]
  private let letters: NearestExpressions
  private let meaning: StepSearch

  init(_ library: StepLibrary<World>) {
    definitions = library.definitions
    letters = NearestExpressions(library.index.expressions)
    meaning = StepSearch(library)
  }

  /// Returns the places of the definitions that are likely to be meant, the likeliest first, each declaration once.
  ///
  /// - Parameters:
  ///   - owner: Whose steps the scenario speaks, where it is known: they come before those of others.
  ///   - least: What a suggestion must be worth, from 0 to about 2.
  func places(
    for text: String, _ kind: StepKind?, in owner: StepOwner? = nil, least: Double = 0
  ) -> [Int] {
    var scores: [Int: Double] = [:]
    for suggestion in letters.suggestions(for: text, limit: definitions.count) {
      let place = plain(suggestion.index, unlessLike: text)
      scores[place] = max(scores[place] ?? 0, Self.score(suggestion))
    }
    // What stands between quotation marks, or is a number, is an argument, and seldom tells which sentence is meant.
    for hit in meaning.hits(Self.withoutQuotations(text)) where hit.score >= Self.meaningMin {
      scores[hit.index, default: 0] += hit.score
    }
    for place in scores.keys {
      if definitions[place].kind != kind { scores[place, default: 0] *= Self.otherKindShare }
      if let owner, let other = definitions[place].owner {
        scores[place, default: 0] *= owner == other ? Self.ownShare : Self.otherOwnerShare
      }
    }
    let ranked = scores.filter { $0.value >= least }.sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    var seen: Set<String> = []
    return ranked.map(\.key).filter { seen.insert(definitions[$0].reference.place).inserted }
  }

  private static var meaningMin: Double { 0.12 }
  /// A check is seldom meant by somebody who wrote "When".
  private static var otherKindShare: Double { 0.9 }
  /// What the scenario's app can do is meant sooner than what another one can.
  private static var ownShare: Double { 1.25 }
  private static var otherOwnerShare: Double { 0.75 }

  /// How much the likeness of the letters counts: nearly the same letters more than any meaning.
  private static func score(_ suggestion: NearestExpressions.Suggestion) -> Double {
    let least = NearestExpressions.similarityPerMilleMin
    let share =
      Double(suggestion.similarityPerMille - least) / Double(1_000 - least)
    return share * share * 1.6
  }

  /// The text without what is quoted and without its numbers.
  private static func withoutQuotations(_ text: String) -> String {
    let outside = QuotedNames(text).outside
    return outside.contains(where: \.isLetter) ? outside.filter { !$0.isNumber } : text
  }

  /// The check without its modifier, unless the text begins with the modifier's first word.
  private func plain(_ index: Int, unlessLike text: String) -> Int {
    let definition = definitions[index]
    let modifier = definition.expression.source.prefix { $0 != " " }
    guard definition.isModified, !text.hasPrefix(modifier) else { return index }
    let place = definition.reference.place
    return definitions.firstIndex { !$0.isModified && $0.reference.place == place } ?? index
  }
}

extension StepKind {
  /// The kind that the keyword before a step asks for; nil where it asks for none.
  public init?(_ type: PickleStepType) {
    switch type {
    case .context: self = .given
    case .action: self = .when
    case .outcome: self = .then
    case .unknown: return nil
    }
  }
}

/// The unknown sentences of a run that get suggestions: the plan's first ones, as each takes milliseconds to find.
///
/// Workers share it, and it knows the plan, so that what is suggested does not depend on how many of them there are.
final class SuggestionBudget<World: Sendable>: Sendable {
  private let library: StepLibrary<World>
  private let plan: Plan
  /// The sentences; nil until the first unknown one is met, which in most runs is never.
  private let texts = Mutex<Set<String>?>(nil)

  init(_ library: StepLibrary<World>, _ plan: Plan) {
    self.library = library
    self.plan = plan
  }

  /// Whether the sentence, which is unknown, gets suggestions.
  func covers(_ text: String) -> Bool {
    texts.withLock { texts in
      let known = texts ?? firstUnknown()
      texts = known
      return known.count < RunOptions.suggestedTextsMax || known.contains(text)
    }
  }

  private func firstUnknown() -> Set<String> {
    let binder = StepBinder(library)
    var seen: Set<String> = []
    var unknown: Set<String> = []
    for scenario in plan.scenarios {
      for step in scenario.steps where seen.insert(step.text).inserted {
        guard case .undefined = binder.binding(of: step.text) else { continue }
        unknown.insert(step.text)
        if unknown.count == RunOptions.suggestedTextsMax { return unknown }
      }
    }
    return unknown
  }
}
