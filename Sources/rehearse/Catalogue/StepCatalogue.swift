import CucumberExpressions
import ScenarioRunner

/// What `rehearse steps` shows, with the world forgotten.
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

  init<World>(_ library: StepLibrary<World>) {
    // A check with a modifier before it is no step of its own: the modifier is listed once.
    entries = library.definitions.filter { !$0.isModified }.map { definition in
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

  /// Returns the part whose entries mention all words, in any case of letters, and the parameters they use.
  func mentioning(_ words: [String]) -> StepCatalogue {
    guard !words.isEmpty else { return self }
    let wanted = words.map { $0.lowercased() }
    var part = self
    part.entries = entries.filter { entry in
      let text = entry.searchText
      return wanted.allSatisfy { text.contains($0) }
    }
    part.modifiers = modifiers.filter { modifier in
      let text = [modifier.text, modifier.documentation, modifier.example].joined(separator: "\n")
      return wanted.allSatisfy { text.lowercased().contains($0) }
    }
    part.phrases = phrases.filter { phrase in
      let text = ([phrase.text, phrase.subject, phrase.documentation] + phrase.also)
        .joined(separator: "\n").lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
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
}

extension StepCatalogue.Entry {
  var searchText: String {
    ([text, subject, documentation] + examples).joined(separator: "\n").lowercased()
  }
}
