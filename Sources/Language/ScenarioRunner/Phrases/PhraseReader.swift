import CucumberExpressions
import Gherkin

/// A reader of files of phrases: what they declare, and what is wrong with them.
struct PhraseReader {
  private let types: ParameterTypeRegistry
  private(set) var problems: [Problem] = []

  init(_ types: ParameterTypeRegistry) {
    self.types = types
  }

  /// Reads a file; what has a mistake is told and left out.
  mutating func read(_ source: Source) -> [PhraseDefinition] {
    if let problem = LineEnds.problem(in: source) {
      problems.append(problem)
      return []
    }
    var ids = IDGenerator()
    switch Parser().parse(source, ids: &ids) {
    case .failure(let failure):
      problems += Problem.all(of: failure, in: source)
      return []
    case .success(let document):
      let phrases = document.phrases
      if phrases.isEmpty {
        problems.append(
          Problem(
            .meaningless, severity: .warning, uri: source.uri,
            message: "The file holds no phrase.",
            notes: ["A phrase begins with a line such as \"Phrase: the shop is open\"."]))
      }
      return definitions(phrases, in: source)
    }
  }

  private mutating func definitions(_ phrases: [Phrase], in source: Source) -> [PhraseDefinition] {
    var definitions: [PhraseDefinition] = []
    var lines: [String: Int] = [:]
    for phrase in phrases {
      do throws(Problem) {
        let definition = try definition(phrase, in: source)
        if let line = lines[definition.expression.source] {
          throw Self.problem(
            phrase, in: source, at: 0, "The same sentence is declared on line \(line).",
            ["Reword one of them, or take one away."])
        }
        lines[definition.expression.source] = phrase.location.line
        definitions.append(definition)
      } catch {
        problems.append(error)
      }
    }
    return definitions
  }

  private func definition(_ phrase: Phrase, in source: Source) throws(Problem) -> PhraseDefinition {
    let sentence = PhraseSentence(phrase.text)
    guard sentence.hasWords else {
      throw Self.problem(
        phrase, in: source, at: 0, "A phrase needs words of its own.",
        ["Write a sentence behind it, as in \"Phrase: the shop is open\"."])
    }
    let expression = try expression(sentence, phrase, source)
    try check(sentence.names, sentence, phrase, source)
    let steps = try steps(sentence.names, phrase, source)
    try check(steps, fill: sentence, phrase, source)
    return PhraseDefinition(
      expression: expression, text: phrase.text, takes: try attachment(steps, phrase, source),
      reference: DefinitionReference(
        expression: expression.source, file: source.uri, line: phrase.location.line),
      steps: steps)
  }

  // MARK: The sentence

  private func expression(
    _ sentence: PhraseSentence, _ phrase: Phrase, _ source: Source
  ) throws(Problem) -> CucumberExpression {
    do throws(CucumberExpressionError) {
      return try CucumberExpression(sentence.source, types)
    } catch {
      let place = sentence.places[min(error.range.lowerBound, sentence.places.count - 1)]
      guard case .undefinedParameterType(let name) = error.problem else {
        throw Self.problem(
          phrase, in: source, at: place, error.problem.fault + ".", [error.problem.advice + "."])
      }
      let near = Placeholders.column(like: name, of: types.all.map(\.name))
      throw Self.problem(
        phrase, in: source, at: place, "There is no kind of argument called {\(name)}.",
        (near.map { ["Did you mean {\($0)}?"] } ?? [])
          + ["`rehearse steps` lists the kinds of arguments at its end."])
    }
  }

  private func check(
    _ names: [String], _ sentence: PhraseSentence, _ phrase: Phrase, _ source: Source
  ) throws(Problem) {
    for (index, name) in names.enumerated() {
      let place = sentence.parameters[index].lowerBound
      if name.isEmpty || name.contains(where: { "<>".contains($0) }) {
        throw Self.problem(
          phrase, in: source, at: place, "This argument has no name.",
          ["Write a name before the kind of argument, as in {stops:int}."])
      }
      if [PhraseSentence.tableName, PhraseSentence.textName].contains(name) {
        throw Self.problem(
          phrase, in: source, at: place, "No argument can be called \"\(name)\".",
          ["<\(name)> is what stands under the sentence; give the argument another name."])
      }
      if let first = names.firstIndex(of: name), first < index {
        throw Self.problem(
          phrase, in: source, at: place, "Two arguments are called \"\(name)\".",
          ["Give each a name of its own, as in {first:int} and {second:int}."])
      }
    }
  }

  // MARK: The steps

  private func steps(
    _ names: [String], _ phrase: Phrase, _ source: Source
  ) throws(Problem) -> [PhraseStep] {
    let written = phrase.steps
    guard !written.isEmpty else {
      throw Self.problem(
        phrase, in: source, at: 0, "The phrase stands for nothing: it has no steps.",
        ["Write steps such as \"Given …\" under it."])
    }
    guard written.count <= PhraseDefinition.stepsMax else {
      throw Self.problem(
        phrase, in: source, at: 0,
        "The phrase has \(written.count) steps; the most is \(PhraseDefinition.stepsMax).",
        ["Gather some of them in phrases of their own."])
    }
    var steps: [PhraseStep] = []
    for step in written {
      do throws(PhraseText.UnknownName) {
        steps.append(try PhraseStep(step, names: names))
      } catch {
        throw Self.unknown(error, in: step, names, source)
      }
    }
    return steps
  }

  /// Every argument must be used: with one that is not, sentences that differ would mean the same.
  private func check(
    _ steps: [PhraseStep], fill sentence: PhraseSentence, _ phrase: Phrase, _ source: Source
  ) throws(Problem) {
    let used = steps.reduce(into: Set<PhraseText.Filling>()) { $0.formUnion($1.fillings) }
    for (index, name) in sentence.names.enumerated() where !used.contains(.argument(index)) {
      throw Self.problem(
        phrase, in: source, at: sentence.parameters[index].lowerBound,
        "No step uses the argument \"\(name)\", so it would change nothing.",
        ["Write <\(name)> where it belongs, or take it out of the sentence."])
    }
  }

  private func attachment(
    _ steps: [PhraseStep], _ phrase: Phrase, _ source: Source
  ) throws(Problem) -> StepAttachment {
    let takesTable = steps.contains(where: \.takesTable)
    let takesText = steps.contains { $0.fillings.contains(.docString) }
    guard !takesTable || !takesText else {
      throw Self.problem(
        phrase, in: source, at: 0, "A phrase takes a table or a doc string, not both.",
        ["Use either <table> or <text> in its steps."])
    }
    return takesTable ? .dataTable : takesText ? .docString : .none
  }

  /// A problem at a code point of a phrase's sentence.
  private static func problem(
    _ phrase: Phrase, in source: Source, at place: Int, _ message: String, _ notes: [String]
  ) -> Problem {
    let location = Location(line: phrase.location.line, column: phrase.textColumn + place)
    return Problem(
      .syntax, uri: source.uri, location: location, message: message, notes: notes,
      excerpt: CaretExcerpt(source, at: location).lines)
  }

  /// A name between angle brackets that the sentence does not have.
  private static func unknown(
    _ unknown: PhraseText.UnknownName, in step: PickleStep, _ names: [String], _ source: Source
  ) -> Problem {
    let isInText = step.text.contains("<\(unknown.name)>")
    let column = isInText ? step.textColumn.map { $0 + unknown.offset } : nil
    let location = Location(
      line: step.location.line, column: column ?? step.location.column)
    let known = names.map { "<\($0)>" }.joined(separator: ", ")
    let near = Placeholders.column(like: unknown.name, of: names)
    var notes = near.map { ["Did you mean <\($0)>?"] } ?? []
    if unknown.name == PhraseSentence.tableName {
      notes.append("<table> stands alone, as the only cell of a table under a step.")
    } else {
      notes.append(
        names.isEmpty
          ? "The sentence has no arguments; one is written as {int} or {stops:int}."
          : "The arguments of the sentence are: \(known).")
    }
    return Problem(
      .syntax, uri: source.uri, location: location,
      message: "The phrase has no argument called \"\(unknown.name)\".", notes: notes,
      excerpt: CaretExcerpt(source, at: location).lines)
  }
}
