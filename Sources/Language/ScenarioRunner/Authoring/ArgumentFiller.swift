import CucumberExpressions

/// A filler of the arguments of steps: with what a text names, with what is there, and else as an example of the step has it.
///
/// It belongs to one thread: what it has compiled cannot be shared.
final class ArgumentFiller<World: ScenarioWorld> {
  /// Arguments as they are written.
  struct Filled {
    var words: [String] = []
    /// Whether one of them stands in the text.
    var isAsked = false
  }

  /// The most deeds that are told for a value alone.
  private static var deedsMax: Int { 3 }

  /// The types of which a value is a number, with a unit or without.
  private let numberTypes: [ParameterType]
  private var finders: [String: ParameterWords] = [:]
  /// The arguments of all examples of a step.
  private var examples: [Int: [[String]]] = [:]

  /// Creates a filler for the steps of a library.
  init(_ library: StepLibrary<World>) {
    numberTypes = library.parameterTypes.all.filter { type in
      !type.isText && type.example.contains(where: \.isNumber)
    }
  }

  /// Takes apart what somebody has typed.
  func question(_ text: String, _ present: PresentValues) -> AskedValues {
    AskedValues(
      text,
      numbers: { outside in
        guard outside.contains(where: \.isNumber) else { return [] }
        return self.numberTypes.flatMap { type in self.words(of: type, in: outside) }
          .filter { $0.contains(where: \.isNumber) }
      }, present.allTexts)
  }

  /// Fills in the arguments of a step of the library.
  ///
  /// Words that are the step's own name nothing: "a failed delivery" does not name the button "Deliver".
  func filled(
    _ definition: StepDefinition<World>, at place: Int, from asked: AskedValues,
    _ present: PresentValues
  ) -> Filled {
    let own = Set(SearchWords.telling(StepSearch.words(of: definition.expression.source)))
    var quoted = asked.names
    let examples = exampleWords(of: definition, at: place)
    let behind = definition.expression.source.wordsBehindArguments
    var filled = Filled()
    for (index, type) in definition.expression.parameterTypes.enumerated() {
      let example = examples.indices.contains(index) ? examples[index] : type.example
      let named: String?
      let usual: String?
      if type.isText {
        let bare = example.filter { $0 != "\"" }
        let text =
          quoted.isEmpty
          ? Self.named(in: asked.outside, Self.texts(of: present, like: example), own)
            ?? Self.named(
              in: asked.outside, texts(ofArgument: index, of: definition, at: place), own)
            ?? asked.written(like: bare)
          : quoted.removeFirst()
        named = text.map { "\"\($0)\"" }
        usual = Self.isRequest(example) ? present.requests.first.map { "\"\($0)\"" } : nil
      } else {
        let rest = behind.indices.contains(index) ? behind[index] : ""
        named = words(of: type, in: asked.outside).first {
          !filled.words.contains($0) && !asked.isPart($0, before: rest) && !Self.isOwn($0, own)
        }
        usual = present.words[type.name]?.first
      }
      filled.words.append(named ?? usual ?? example)
      if named != nil { filled.isAsked = true }
    }
    return filled
  }

  /// The texts that a step's examples have for one of its arguments: what its list has, somebody may name.
  private func texts(
    ofArgument index: Int, of definition: StepDefinition<World>, at place: Int
  ) -> [String] {
    allWords(of: definition, at: place).compactMap { words in
      words.indices.contains(index) ? words[index].filter { $0 != "\"" } : nil
    }
  }

  /// The arguments of a step's first example, with their quotation marks.
  func exampleWords(of definition: StepDefinition<World>, at place: Int) -> [String] {
    allWords(of: definition, at: place).first ?? []
  }

  /// The arguments of all examples of a step, with their quotation marks; none of an example that is written in another way.
  private func allWords(of definition: StepDefinition<World>, at place: Int) -> [[String]] {
    if let known = examples[place] { return known }
    let matcher = ExpressionMatcher(definition.expression)
    let all = definition.examples.map { example in
      let line = example.split(separator: "\n").first.map(String.init) ?? ""
      return zip(definition.expression.parameterTypes, matcher.match(line) ?? []).map {
        type, argument in
        // Some types of texts are taken with their quotation marks.
        type.isText && !argument.text.hasPrefix("\"") ? "\"\(argument.text)\"" : argument.text
      }
    }
    examples[place] = all
    return all
  }

  /// The places of the deeds that say least beside a value: of "2 days" that they pass.
  func shortestDeeds(taking values: [String], in library: StepLibrary<World>) -> [Int] {
    let taking = library.definitions.enumerated().compactMap { place, definition in
      let types = definition.expression.parameterTypes
      let takes =
        definition.kind == .when && definition.takes == .none && types.count == 1
        && words(of: types[0], in: values.joined(separator: "; ")).contains(where: values.contains)
      let source = definition.expression.source
      return takes
        ? (place: place, length: SearchWords.telling(StepSearch.words(of: source)).count) : nil
    }
    return taking.sorted { ($0.length, $0.place) < ($1.length, $1.place) }
      .prefix(Self.deedsMax).map(\.place)
  }

  // MARK: What a text names

  /// The texts that are of the same kind as an example: requests, or what can be read.
  private static func texts(of present: PresentValues, like example: String) -> [String] {
    isRequest(example)
      ? present.requests : present.allTexts.filter { !present.requests.contains($0) }
  }

  /// Whether a text is a method and a path, as "GET /tours".
  private static func isRequest(_ text: String) -> Bool {
    let words = text.drop { $0 == "\"" }.split(separator: " ")
    guard words.count == 2, let method = words.first else { return false }
    return method.allSatisfy { $0.isASCII && $0.isUppercase } && words[1].hasPrefix("/")
  }

  /// The longest text that the words name whole, beyond words of the step itself.
  private static func named(in words: String, _ texts: [String], _ own: Set<String>) -> String? {
    texts.filter { text in
      !text.contains("\"") && NamedTexts.name(text, in: words) && !isOwn(text, own)
    }
    .max { $0.count < $1.count }
  }

  /// Whether a text has no word that the step itself has not.
  private static func isOwn(_ text: String, _ own: Set<String>) -> Bool {
    own.isSuperset(of: SearchWords.telling(text))
  }

  /// The words of a type in a text; of a type that any word is of, none.
  private func words(of type: ParameterType, in text: String) -> [String] {
    let finder = finder(of: type)
    guard finder.found(in: Self.nonsense).isEmpty else { return [] }
    let words = finder.found(in: text)
    // Who types in a hurry leaves the article out: "customer of stop 3".
    return words.isEmpty ? finder.found(in: "the " + text) : words
  }

  /// A word that only such a type takes as takes any.
  private static var nonsense: String { "zyqx" }

  private func finder(of type: ParameterType) -> ParameterWords {
    if let known = finders[type.name] { return known }
    let finder = ParameterWords(of: type)
    finders[type.name] = finder
    return finder
  }
}
