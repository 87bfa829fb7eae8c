import CucumberExpressions

/// A search for the checks that hold in a world, and that could fail.
///
/// Every check of the library is asked with the values that are there, and with those that the check itself names when it
/// fails. So it knows nothing of what checks mean, and finds those of any app.
///
/// It belongs to one thread: what it has compiled cannot be shared.
public final class CheckSearch<World: ScenarioWorld> {
  /// The most sentences that are tried for one check.
  public static var triesMax: Int { 32 }
  /// The most sentences that are tried in all.
  public static var allTriesMax: Int { 20_000 }
  /// The most words that are remembered to be none of a type.
  private static var strangersMax: Int { 4_096 }
  /// The most earlier worlds that are asked whether a check failed in them.
  public static var earlierMax: Int { 32 }

  private let definitions: [StepDefinition<World>]
  /// What reads the sentences of each of them again, so that a sentence means here what it means in a scenario.
  private let matchers: [ExpressionMatcher]
  private var finders: [String: ParameterWords] = [:]
  /// Words that are none of a type, by its name: to say why takes long, and nobody asks.
  private var strangers: [String: Set<String>] = [:]

  /// Creates a search among the checks of a library.
  public init(_ library: StepLibrary<World>) {
    definitions = library.definitions.filter { definition in
      definition.kind == .then && definition.takes == .none && !definition.isModified
        && !definition.expression.isRegularExpression
    }
    matchers = definitions.map { ExpressionMatcher($0.expression) }
  }

  /// Returns the checks that hold in a world and could fail: exact ones before bounds, else in the order of the catalogue.
  ///
  /// - Parameters:
  ///   - text: What they are to name; nil for any.
  ///   - part: The part that they are to name; nil for any.
  ///   - expressions: Those of the checks that are asked; nil for all.
  ///   - earlier: The worlds before, the first of them first, in which a check may have failed.
  ///   - first: How many steps were played before the first of them.
  public func checks(
    in world: World, naming text: String? = nil, _ part: TouchablePart? = nil,
    among expressions: Set<String>? = nil, after earlier: [World], from first: Int
  ) -> [FoundCheck] {
    let trial = Trial(
      world: world, part: part, earlier: Array(earlier.suffix(Self.earlierMax)),
      first: first + max(0, earlier.count - Self.earlierMax))
    var left = Self.allTriesMax
    var found: [FoundCheck] = []
    for place in definitions.indices where left > 0 {
      let types = definitions[place].expression.parameterTypes
      if text != nil, !types.contains(where: \.isText) { continue }
      // What only the scenario decides is checked where somebody points at it.
      if part == nil, definitions[place].concern == .surroundings { continue }
      let source = definitions[place].expression.source
      if let expressions, !expressions.contains(source) { continue }
      found += checks(of: place, naming: text, trial, &left)
    }
    return found.filter { !$0.isBound } + found.filter(\.isBound)
  }

  private struct Trial {
    let world: World
    /// What checks are to name; nil for any.
    let part: TouchablePart?
    let earlier: [World]
    /// How many steps were played before the first of the earlier worlds.
    let first: Int
    /// What there is now, and what there was earlier and is gone: of that alone it is worth saying that it is not there.
    let present: PresentValues
    private(set) var gone: PresentValues

    init(world: World, part: TouchablePart?, earlier: [World], first: Int) {
      (self.world, self.earlier, self.first) = (world, earlier, first)
      self.part = part
      present = world.presentValues()
      let past = earlier.map { $0.presentValues() }
      func gone(_ now: [String], _ then: [String]) -> [String] {
        var seen = Set(now)
        return then.filter { seen.insert($0).inserted }
      }
      self.gone = PresentValues(
        texts: gone(present.texts, past.flatMap(\.texts)), words: present.words)
      self.gone.sights = present.sights.map { sight in
        let then = past.flatMap(\.sights).filter { $0.reader == sight.reader }.flatMap(\.texts)
        return PresentValues.Sight(sight.reader, gone(sight.texts, then))
      }
    }
  }

  private func checks(
    of check: Int, naming text: String?, _ trial: Trial, _ left: inout Int
  ) -> [FoundCheck] {
    let definition = definitions[check]
    let isNegative = NegativeWords.stand(in: definition.expression.source)
    var waiting = combinations(
      of: definition, naming: text, trial.part, isNegative ? trial.gone : trial.present)
    var seen = Set(waiting)
    var found: [FoundCheck] = []
    var place = 0
    while place < waiting.count, place < Self.triesMax, left > 0 {
      let words = waiting[place]
      place += 1
      left -= 1
      switch outcome(of: check, words, in: trial.world) {
      case .impossible: break
      case .fails(let actual):
        for other in learned(from: actual, words, definition) where seen.insert(other).inserted {
          waiting.append(other)
        }
      case .holds(let sentence, let saysWhatIsNot):
        guard text.map({ sentence.contains("\"\($0)\"") }) ?? true,
          trial.part?.isNamed(in: sentence) ?? true,
          let reason = reason(of: check, words, saysWhatIsNot, waiting, trial)
        else { break }
        found.append(
          FoundCheck(
            sentence: sentence, documentation: definition.documentation, failsWith: reason))
      }
    }
    return found
  }

  // MARK: Whether it holds

  private enum Outcome {
    case holds(String, saysWhatIsNot: Bool)
    case fails(actual: String)
    /// It cannot be said here, or is no sentence.
    case impossible
  }

  private func outcome(
    of check: Int, _ words: [String], in world: World
  ) -> Outcome {
    guard let (step, sentence, saysWhatIsNot) = bound(check, words) else { return .impossible }
    var copy = world
    do {
      try step.plain(&copy)
      return .holds(sentence, saysWhatIsNot: saysWhatIsNot)
    } catch let failure as StepFailure {
      return .fails(actual: failure.actual ?? "")
    } catch {
      return .impossible
    }
  }

  /// A check with these words, ready to be played; nil where they are none that it takes.
  private func bound(
    _ check: Int, _ words: [String]
  ) -> (step: PlayableStep<World>, sentence: String, saysWhatIsNot: Bool)? {
    let definition = definitions[check]
    let types = definition.expression.parameterTypes
    for (type, word) in zip(types, words) where strangers[type.name]?.contains(word) ?? false {
      return nil
    }
    guard let sentence = definition.expression.sentence(with: words),
      let arguments = matchers[check].match(sentence)
    else { return nil }
    var values: [any Sendable] = []
    for (place, argument) in arguments.enumerated() {
      guard let value = try? argument.value() else {
        // Texts come and go while a scenario is written.
        if strangers[types[place].name]?.count ?? 0 >= Self.strangersMax { strangers = [:] }
        strangers[types[place].name, default: []].insert(words[place])
        return nil
      }
      values.append(value)
    }
    guard let bound = try? BoundStep(definition, of: sentence, values: values),
      let step = bound.playable
    else { return nil }
    return (step, sentence, bound.saysWhatIsNot)
  }

  /// What would make a check fail that holds; nil where nothing is known that would.
  private func reason(
    of check: Int, _ words: [String], _ saysWhatIsNot: Bool, _ others: [[String]], _ trial: Trial
  ) -> FoundCheck.Reason? {
    let definition = definitions[check]
    if !saysWhatIsNot {
      // Another value of the same kind: what is there, or else one that nobody has named.
      for place in words.indices {
        let type = definition.expression.parameterTypes[place]
        let values = others.map { $0[place] }.filter { $0 != words[place] }
        for value in [Self.strange(words[place], type)] + values.prefix(3) {
          var changed = words
          changed[place] = value
          if case .fails = outcome(of: check, changed, in: trial.world),
            let sentence = definition.expression.sentence(with: changed)
          {
            return .otherValue(sentence)
          }
        }
      }
    }
    let failed = trial.earlier.lastIndex { world in
      if case .fails = outcome(of: check, words, in: world) { true } else { false }
    }
    return failed.map { .earlier(trial.first + $0) }
  }

  /// A value that nobody would say here: another text, or the next number.
  private static func strange(_ word: String, _ type: ParameterType) -> String {
    if type.isText { return "\"\(word.dropFirst().dropLast()) …\"" }
    guard let start = word.firstIndex(where: \.isNumber) else { return word }
    let digits = word[start...].prefix(while: \.isNumber)
    let next = Int(digits).map { String($0 &+ 1) } ?? String(digits)
    return word.replacingCharacters(of: digits.startIndex..<digits.endIndex, with: next)
  }

  // MARK: What is tried

  /// The words that are tried for the parameters of a check, as many as are allowed.
  private func combinations(
    of definition: StepDefinition<World>, naming text: String?, _ part: TouchablePart?,
    _ values: PresentValues
  ) -> [[String]] {
    var all: [[String]] = [[]]
    let before = part == nil ? [] : definition.expression.source.wordsBeforeArguments
    for (place, type) in definition.expression.parameterTypes.enumerated() {
      let number = before.indices.contains(place) ? part?.number(behind: before[place]) : nil
      all = all.flatMap { first in
        let words =
          number.map { [$0] }
          ?? words(of: type, behind: first, of: definition, naming: text, values)
        return words.map { first + [$0] }
      }
      if all.count > Self.triesMax { all = Array(all.prefix(Self.triesMax)) }
    }
    return all
  }

  private func words(
    of type: ParameterType, behind first: [String], of definition: StepDefinition<World>,
    naming text: String?, _ values: PresentValues
  ) -> [String] {
    if let words = values.words[type.name], !words.isEmpty { return words }
    if type.isText {
      // Where there is one text, it is what was pointed at.
      let isOnly = definition.expression.parameterTypes.count(where: \.isText) == 1
      let all = values.texts(readBy: first)
      let texts = text.map { isOnly ? [$0] : [$0] + all.filter { $0 != text } }
      return (texts ?? all).filter { !$0.contains("\"") }.map { "\"\($0)\"" }
    }
    let choices = type.choices
    return choices.isEmpty ? [type.example] : choices
  }

  /// The words with those in place of one of them that the check itself has named as what is there instead.
  private func learned(
    from actual: String, _ words: [String], _ definition: StepDefinition<World>
  ) -> [[String]] {
    guard !actual.isEmpty else { return [] }
    return words.indices.flatMap { place -> [[String]] in
      let type = definition.expression.parameterTypes[place]
      guard !type.isText, type.choices.isEmpty else { return [] }
      return finder(of: type).found(in: actual).prefix(4).map { word in
        var changed = words
        changed[place] = word
        return changed
      }
    }
  }

  private func finder(of type: ParameterType) -> ParameterWords {
    if let known = finders[type.name] { return known }
    let finder = ParameterWords(of: type)
    finders[type.name] = finder
    return finder
  }
}

extension ParameterType {
  /// Whether it takes any text between quotation marks.
  var isText: Bool { example.first == "\"" && example.last == "\"" }
}

extension String {
  fileprivate func replacingCharacters(of range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
