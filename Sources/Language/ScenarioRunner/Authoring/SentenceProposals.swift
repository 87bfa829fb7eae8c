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
  private lazy var filler = ArgumentFiller(library)

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
    let asked = filler.question(text, present)
    let sentences = places.filter { library.definitions[$0].takes == .none }
      .compactMap { sentence(at: $0, asked, present)?.text }
    return Array(sentences.filter { seen.insert($0).inserted }.prefix(Self.insteadMax))
  }

  /// Returns what answers a question, the best first, written out; a question that is a sentence is its own first answer.
  ///
  /// Numbers and names in it are values: they need no answer, and who says one means a sentence that takes it.
  /// Whose scenario has an app does not mean what another one does.
  public func found(
    _ question: String, _ present: PresentValues, in owner: StepOwner? = nil
  ) -> FoundAnswer {
    let asked = filler.question(NumberWords.inDigits(question), present)
    let own = known(question)
    let (places, isAnswered) = places(for: asked, in: owner)
    let isWhole = own != nil || isAnswered
    let others = (isAnswered || !isWhole ? places : []).compactMap { place -> FoundSentence? in
      let definition = library.definitions[place]
      guard definition.takes == .none || definition.exampleTable != nil else { return nil }
      return sentence(at: place, asked, present).map {
        FoundSentence($0.text, of: definition, isAsked: $0.isAsked)
      }
    }
    // The same with the same value, in another form, is no other answer.
    let all =
      [own].compactMap(\.self) + others.filter { !$0.isAsked || $0.expression != own?.expression }
    let taking = asked.hasNumbers ? all.filter(\.isAsked) : []
    let sentences = taking.isEmpty ? all : taking
    return FoundAnswer(sentences: Array(sentences.prefix(Self.foundMax)), isWhole: isWhole)
  }

  /// The places of the steps that answer a question, the best first, and whether one has to do with all of it.
  private func places(
    for question: AskedValues, in owner: StepOwner?
  ) -> (places: [Int], isWhole: Bool) {
    func isMeant(_ place: Int) -> Bool {
      guard let owner, let other = library.definitions[place].owner else { return true }
      return other == owner
    }
    let whole = search.answer(question.text, where: isMeant)
    guard question.hasNumbers || !whole.isWhole else { return (whole.hits.map(\.index), true) }
    if question.isValueAlone {
      let places = filler.shortestDeeds(taking: question.values, in: library)
      if !places.isEmpty { return (places, true) }
    }
    let bare = search.answer(question.bare, where: isMeant)
    switch (bare.isWhole, whole.isWhole) {
    case (true, true):
      let first = bare.hits.map(\.index)
      return (first + whole.hits.map(\.index).filter { !first.contains($0) }, true)
    case (true, false): return (bare.hits.map(\.index), true)
    default: return (whole.hits.map(\.index), whole.isWhole)
    }
  }

  /// The sentence that a question is, with or without its keyword; nil where it is none.
  private func known(_ question: String) -> FoundSentence? {
    let words = question.split(separator: " ")
    let keywords = ["given", "when", "then", "and", "but", "*"]
    let isLed = words.first.map { keywords.contains($0.lowercased()) } ?? false
    let sentence = (isLed ? words.dropFirst() : words[...]).joined(separator: " ")
    guard case .bound(let bound) = player.binder.binding(of: sentence), writing(of: sentence) != nil
    else { return nil }
    return FoundSentence(sentence, of: bound.definition, isAsked: true)
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

  /// Whether words name what stands between the quotation marks of a sentence, in capitals or not.
  public func name(_ sentence: String, in words: String) -> Bool {
    QuotedNames(sentence).names.contains { NamedTexts.range(of: $0, in: words) != nil }
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
      var words = filler.exampleWords(of: definition, at: place)
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
  private func sentence(
    at place: Int, _ asked: AskedValues, _ present: PresentValues
  ) -> (text: String, isAsked: Bool)? {
    let definition = library.definitions[place]
    let filled = filler.filled(definition, at: place, from: asked, present)
    let sentence =
      definition.takes == .none
      ? definition.expression.sentence(with: filled.words)
      : definition.example(with: filled.words, for: filler.exampleWords(of: definition, at: place))
    return sentence.flatMap { writing(of: $0) == nil ? nil : ($0, filled.isAsked) }
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
