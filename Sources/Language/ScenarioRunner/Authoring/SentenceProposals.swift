import CucumberExpressions
public import Gherkin

/// Sentences that somebody may mean, written out with values that were written, that are there, or that examples have.
///
/// It belongs to one thread: what it has compiled cannot be shared.
public final class SentenceProposals<World: ScenarioWorld> {
  /// The most sentences that are proposed instead of an unknown one.
  private static var insteadMax: Int { 3 }
  /// The most steps of an answer that are written out.
  private static var foundMax: Int { 12 }

  private let library: StepLibrary<World>
  private let player: SentencePlayer<World>
  private lazy var likely = StepSuggestions(library)
  private lazy var search = StepSearch(library)
  private var finders: [String: ParameterWords] = [:]
  private var examples: [Int: [String]] = [:]

  /// Creates proposals of a library's sentences.
  public init(_ library: StepLibrary<World>) {
    self.library = library
    player = SentencePlayer(library)
  }

  /// Returns the sentences that were probably meant by one that nobody knows, the likeliest first.
  public func sentences(
    insteadOf text: String, _ type: PickleStepType, in owner: StepOwner?, _ present: PresentValues
  ) -> [String] {
    let places = likely.places(for: text, StepKind(type), in: owner).prefix(2 * Self.insteadMax)
    var seen: Set = [text]
    let sentences = places.filter { library.definitions[$0].takes == .none }
      .compactMap { sentence(at: $0, text, present) }
    return Array(sentences.filter { seen.insert($0).inserted }.prefix(Self.insteadMax))
  }

  /// Returns what answers a question, the best first, by the place of its step and written out.
  public func found(_ question: String, _ present: PresentValues) -> [FoundSentence] {
    search.answer(question).hits.prefix(Self.foundMax).compactMap { hit in
      let definition = library.definitions[hit.index]
      guard definition.takes == .none || definition.exampleTable != nil else { return nil }
      return sentence(at: hit.index, question, present).map { sentence in
        FoundSentence(
          sentence: sentence, documentation: definition.documentation, kind: definition.kind,
          expression: definition.expression.source)
      }
    }
  }

  /// Returns a sentence with another name in the place of the one that is the likest to it; nil where it would be none.
  public func renamed(_ sentence: String, to name: String) -> String? {
    let letters = Array(name.lowercased().unicodeScalars)
    let nearest = QuotedNames(sentence).names.min {
      EditDistance.between(Array($0.lowercased().unicodeScalars), letters)
        < EditDistance.between(Array($1.lowercased().unicodeScalars), letters)
    }
    return nearest.flatMap { renamed(sentence, $0, name) }
  }

  /// Returns a sentence with what can be read instead of what is nearly written so, once for each such name in it.
  public func reread(_ sentence: String, _ texts: [String]) -> [String] {
    QuotedNames(sentence).names.filter { !texts.contains($0) }.compactMap { written in
      let bound = max(2, written.count / 4)
      let near = texts.compactMap { text in
        EditDistance.slips(written, text, atMost: bound).map { (text: text, slips: $0) }
      }
      return near.min { $0.slips < $1.slips }.flatMap { renamed(sentence, written, $0.text) }
    }
  }

  private func renamed(_ sentence: String, _ name: String, _ other: String) -> String? {
    let renamed = sentence.replacing("\"\(name)\"", with: "\"\(other)\"", maxReplacements: 1)
    return player.kind(of: renamed) == nil ? nil : renamed
  }

  /// Returns the expression of the step that a sentence is; nil where nobody knows it.
  public func expression(of sentence: String) -> String? {
    guard case .bound(let bound) = player.binder.binding(of: sentence) else { return nil }
    return bound.definition.expression.source
  }

  /// Returns what a sentence is for, and the lines of the table without which it says nothing, from an example of its step;
  /// nil where the sentence is not known, or there is no such example.
  public func writing(of sentence: String) -> (kind: StepKind, table: [String])? {
    if let kind = player.kind(of: sentence) { return (kind, []) }
    guard case .bound(let bound) = player.binder.binding(of: sentence) else { return nil }
    return bound.definition.exampleTable.map { (bound.definition.kind, $0) }
  }

  /// Returns what may be done with a part, be it the deeds that it has or those of steps that name it.
  public func deeds(with part: TouchablePart) -> [String] {
    var sentences = part.deeds
    for (place, definition) in library.definitions.enumerated()
    where definition.kind == .when && definition.takes == .none {
      let before = definition.expression.source.wordsBeforeArguments
      var words = exampleWords(of: place)
      let named = before.indices.filter { part.number(behind: before[$0]) != nil }
      guard !named.isEmpty, words.count == before.count else { continue }
      for index in named { words[index] = part.number(behind: before[index]) ?? words[index] }
      sentences += [definition.expression.sentence(with: words)].compactMap(\.self)
    }
    var seen: Set<String> = []
    return sentences.filter { seen.insert($0).inserted && player.knows($0) }
  }

  // MARK: Writing out

  /// The sentence of a step with the values of a text; nil where it could not be read again.
  private func sentence(at place: Int, _ text: String, _ present: PresentValues) -> String? {
    let definition = library.definitions[place]
    let outside = QuotedNames(text).outside
    var quoted = QuotedNames(text).names
    let examples = exampleWords(of: place)
    var words: [String] = []
    for (index, type) in definition.expression.parameterTypes.enumerated() {
      let example = examples.indices.contains(index) ? examples[index] : type.example
      if type.isText {
        let written = quoted.isEmpty ? Self.named(in: outside, present.texts) : quoted.removeFirst()
        words.append(written.map { "\"\($0)\"" } ?? example)
      } else {
        let found = finder(of: type).found(in: outside).first { !words.contains($0) }
        words.append(found ?? present.words[type.name]?.first ?? example)
      }
    }
    let sentence =
      definition.takes == .none
      ? definition.expression.sentence(with: words) : definition.example(with: words, for: examples)
    return sentence.flatMap { writing(of: $0) == nil ? nil : $0 }
  }

  /// The longest text that can be read and that the words name.
  private static func named(in words: String, _ texts: [String]) -> String? {
    let words = words.lowercased()
    return texts.filter { !$0.contains("\"") && words.contains($0.lowercased()) }
      .max { $0.count < $1.count }
  }

  /// The arguments of a step's first example, with their quotation marks.
  private func exampleWords(of place: Int) -> [String] {
    if let known = examples[place] { return known }
    let definition = library.definitions[place]
    let line = definition.examples.first?.split(separator: "\n").first.map(String.init) ?? ""
    let arguments = ExpressionMatcher(definition.expression).match(line) ?? []
    let words = zip(definition.expression.parameterTypes, arguments).map { type, argument in
      // Some types of texts are taken with their quotation marks.
      type.isText && !argument.text.hasPrefix("\"") ? "\"\(argument.text)\"" : argument.text
    }
    examples[place] = words
    return words
  }

  private func finder(of type: ParameterType) -> ParameterWords {
    if let known = finders[type.name] { return known }
    let finder = ParameterWords(of: type)
    finders[type.name] = finder
    return finder
  }
}

extension StepDefinition {
  /// The first line of the first example, with other words for its arguments: what stands above a table is said as there.
  fileprivate func example(with words: [String], for arguments: [String]) -> String? {
    guard words.count == arguments.count, let line = examples.first?.split(separator: "\n").first
    else { return nil }
    var (text, rest) = ("", line)
    for (word, argument) in zip(words, arguments) {
      guard let place = rest.firstRange(of: argument) else { return nil }
      text += rest[..<place.lowerBound] + word
      rest = rest[place.upperBound...]
    }
    return text + rest
  }

  /// The lines of the table below the first example that has one; nil where the step takes none.
  fileprivate var exampleTable: [String]? {
    guard takes == .dataTable else { return nil }
    return examples.lazy.map { example in
      example.split(separator: "\n").dropFirst().map { String($0.drop(while: \.isWhitespace)) }
    }
    .first { lines in !lines.isEmpty && lines.allSatisfy { $0.hasPrefix("|") } }
  }
}

/// A sentence that answers what somebody has asked for.
public struct FoundSentence: Hashable, Sendable {
  /// The sentence.
  public let sentence: String
  /// One sentence that says what it does.
  public let documentation: String
  /// What it is for.
  public let kind: StepKind
  /// The expression of its step.
  public let expression: String

  /// Creates another sentence of the same step.
  public init(_ sentence: String, as other: FoundSentence) {
    self.init(
      sentence: sentence, documentation: other.documentation, kind: other.kind,
      expression: other.expression)
  }

  init(sentence: String, documentation: String, kind: StepKind, expression: String) {
    (self.sentence, self.documentation) = (sentence, documentation)
    (self.kind, self.expression) = (kind, expression)
  }
}
