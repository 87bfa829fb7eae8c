import CucumberExpressions
import ScenarioReports
import ScenarioRunner

/// The catalogue that `rehearse steps` shows, with the world forgotten.
struct StepCatalogue {
  /// A step as it is shown.
  struct Entry: Encodable {
    let kind: String
    let text: String
    let subject: String
    let documentation: String
    let examples: [String]
    let takes: String
    let parameterTypes: [String]
    let file: String
    let line: Int

    var searchText: String {
      ([text, subject, documentation] + examples).joined(separator: "\n").lowercased()
    }
  }

  /// A kind of argument as it is shown.
  struct Parameter: Encodable {
    let name: String
    let documentation: String
    let example: String
  }

  /// Words that may stand before every check.
  struct Modifier: Encodable {
    let text: String
    let documentation: String
    let example: String
  }

  /// A phrase that arguments are made of.
  struct Phrase: Encodable {
    let text: String
    let subject: String
    let documentation: String
    let also: [String]
  }

  private(set) var entries: [Entry]
  private(set) var modifiers: [Modifier]
  private(set) var parameters: [Parameter]
  private(set) var phrases: [Phrase]

  /// Whether it lists nothing.
  var isEmpty: Bool { entries.isEmpty && modifiers.isEmpty && phrases.isEmpty }
  /// Whether the steps answer every word that was asked for, and not only the most of them.
  private(set) var answersAllWords = true
  /// How many steps were left out, as they answer less well than those that are listed.
  private(set) var leftOutCount = 0
  private let search: StepSearch
  private let entryByDefinition: [Int: Int]

  init<World>(_ library: StepLibrary<World>) {
    search = StepSearch(library)
    // A check with a modifier before it is no step of its own: the modifier is listed once.
    let places = library.definitions.indices.filter { !library.definitions[$0].isModified }
    entryByDefinition = Dictionary(
      places.enumerated().map { ($0.element, $0.offset) }
    ) { first, _ in first }
    entries = places.map { library.definitions[$0] }.map { definition in
      Entry(
        kind: definition.kind.rawValue, text: definition.expression.source,
        subject: definition.subject, documentation: definition.documentation,
        examples: definition.examples, takes: definition.takes.rawValue,
        parameterTypes: definition.expression.parameterTypes.map(\.name),
        file: definition.file, line: definition.line)
    }
    modifiers = library.modifiers.map { modifier in
      Modifier(
        text: modifier.prefix + "…", documentation: modifier.documentation,
        example: modifier.example)
    }
    parameters = library.parameterTypes.all.map { type in
      Parameter(name: type.name, documentation: type.documentation, example: type.example)
    }
    phrases = library.glossary.map { entry in
      Phrase(
        text: entry.text, subject: entry.subject, documentation: entry.documentation,
        also: entry.also)
    }
  }

  /// Returns the part that has to do with some words, the best answers first, and the parameters they use.
  ///
  /// What answers all words comes with what answers nearly as well; where nothing does, what comes nearest.
  func answering(_ words: [String]) -> StepCatalogue {
    guard !words.isEmpty else { return self }
    let question = words.joined(separator: " ")
    var part = self
    let answer = search.answer(question)
    part.answersAllWords = answer.isWhole
    part.entries = answer.hits.compactMap { hit in
      entryByDefinition[hit.index].map { entries[$0] }
    }
    part.modifiers = search.modifiers(question).map { modifiers[$0] }
    let wanted = words.map { $0.lowercased() }
    part.phrases = phrases.filter { phrase in
      let text = ([phrase.text, phrase.subject, phrase.documentation] + phrase.also)
        .joined(separator: "\n").lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
    // Where a phrase is what was asked for, steps that answer a part of the question are none.
    if !part.phrases.isEmpty, !part.answersAllWords { part.entries = [] }
    let used = Set(part.entries.flatMap(\.parameterTypes))
    part.parameters = parameters.filter { used.contains($0.name) }
    return part
  }

  /// Returns the part with the best answers only, and with how many were left out: nobody reads a hundred.
  func shortened(to count: Int = 20) -> StepCatalogue {
    var part = self
    part.entries = Array(entries.prefix(count))
    part.leftOutCount = entries.count - part.entries.count
    let used = Set(part.entries.flatMap(\.parameterTypes))
    part.parameters = parameters.filter { used.contains($0.name) }
    return part
  }

  /// All words of the catalogue, each once, in order of appearance.
  var words: [String] {
    var seen: Set<String> = []
    return entries.flatMap { entry in
      entry.searchText.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }.filter { $0.count > 2 && seen.insert($0).inserted }
  }

  private struct Document: Encodable {
    let steps: [Entry]
    let modifiers: [Modifier]
    let parameterTypes: [Parameter]
    let phrases: [Phrase]
  }

  /// The catalogue as JSON; the help page of `rehearse steps` describes it.
  var json: [UInt8] {
    JSONText.bytes(
      Document(steps: entries, modifiers: modifiers, parameterTypes: parameters, phrases: phrases))
  }
}
