public import CucumberExpressions
import Gherkin

/// A sentence of a team's own, declared in a `.phrases` file by the steps that it stands for.
public struct PhraseDefinition: Sendable {
  /// The most steps that one phrase may have.
  public static let stepsMax = 200

  /// The sentence, without the names of its arguments.
  public let expression: CucumberExpression
  /// The sentence as it is written in the file.
  public let text: String
  /// The table or doc string that it hands on to a step; nothing where its steps have all they need.
  public let takes: StepAttachment
  /// Where it is declared.
  public let reference: DefinitionReference
  /// The steps, with gaps for the arguments.
  let steps: [PhraseStep]

  /// What it is for: as a check it ends with one, and it arranges if all its steps do.
  public var kind: StepKind {
    if steps.last?.step.type == .outcome { return .then }
    return steps.allSatisfy { $0.step.type == .context } ? .given : .when
  }

  /// What it stands for, in one sentence: its steps as they are written.
  public var documentation: String {
    "Stands for: " + steps.map { "\($0.step.keyword) \($0.step.text)" }.joined(separator: "; ")
      + "."
  }

  /// How it may be written: the sentence with an example for each argument, and what stands under it.
  public var example: String {
    let sentence = ExpressionExample.text(of: expression)
    switch takes {
    case .none: return sentence
    case .dataTable: return sentence + "\n| … |"
    case .docString: return sentence + "\n\"\"\"\n…\n\"\"\""
    }
  }
}

/// A text that an expression matches, made of its first alternatives and the examples of its parameters.
enum ExpressionExample {
  static func text(of expression: CucumberExpression) -> String {
    var text = ""
    var types = expression.parameterTypes.makeIterator()
    var isEscaped = false
    var isAlternative = false
    var depth = 0
    for character in expression.source {
      if isEscaped {
        if depth == 0, !isAlternative { text.append(character) }
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "{":
        text += types.next()?.example ?? ""
        depth += 1
      case "}": depth -= 1
      // What is optional is left out.
      case "(": depth += 1
      case ")": depth -= 1
      case "/": isAlternative = true
      case " ":
        isAlternative = false
        if depth == 0 { text.append(character) }
      default:
        if depth == 0, !isAlternative { text.append(character) }
      }
    }
    return text
  }
}

extension StepLibrary {
  /// Returns the library with phrases among its steps, for searching, listing and explaining.
  ///
  /// It is not for playing: phrases are unfolded before, so none of them is ever played itself.
  public func listing(_ phrases: [PhraseDefinition]) -> StepLibrary<World> {
    guard !phrases.isEmpty else { return self }
    var library = self
    for phrase in phrases { library.append(StepDefinition(phrase)) }
    return library
  }
}

extension StepDefinition {
  init(_ phrase: PhraseDefinition) {
    self.init(
      kind: phrase.kind, concern: .app, expression: phrase.expression,
      heading: StepHeading(subject: "Own phrases in \(phrase.reference.file)"),
      documentation: phrase.documentation,
      examples: [phrase.example], takes: phrase.takes, isModified: false,
      file: phrase.reference.file, line: phrase.reference.line,
      body: StepBody { (_: inout World) in
        throw InvalidStep("A phrase is played by the steps that it stands for.")
      })
  }
}
