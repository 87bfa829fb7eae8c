import CucumberExpressions

/// Something wrong with a declared step, which its author must mend.
public struct LibraryProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public var kind: LibraryProblemKind
  /// The text of the step.
  public var expression: String
  /// The file that declares it, as `#fileID` names it.
  public var file: String
  /// The line of the declaration, from 1.
  public var line: Int

  /// Creates a problem.
  public init(_ kind: LibraryProblemKind, expression: String, file: String, line: Int) {
    self.kind = kind
    self.expression = expression
    self.file = file
    self.line = line
  }

  /// What is wrong, where, and what was expected.
  public var message: String { "\(file):\(line): step “\(expression)”: \(kind.text)" }
}

/// A fault of a declared step.
public enum LibraryProblemKind: Hashable, Sendable {
  /// The text is not a Cucumber expression; with the official message.
  case badExpression(String)
  /// The body takes another number of arguments than the text has parameters.
  case argumentCount(parameters: Int, arguments: Int)
  /// An argument of the body cannot hold what the parameter gives.
  case argumentType(parameter: String, gives: String, expected: String)
  /// A table or doc string is not the last argument.
  case misplacedAttachment
  /// An example that the text does not match.
  case exampleDoesNotMatch(String)
  /// An example whose argument cannot be converted; with the reason.
  case exampleHasBadArgument(example: String, reason: String)
  /// An example that another step matches too.
  case exampleMatchesAnother(example: String, other: DefinitionReference)
  /// A step that was declared before with the same text.
  case sameText(as: DefinitionReference)

  var text: String {
    switch self {
    case .badExpression(let message):
      message
    case .argumentCount(let parameters, let arguments):
      "The text has \(parameters) parameters, the body takes \(arguments) arguments."
    case .argumentType(let parameter, let gives, let expected):
      "The parameter {\(parameter)} gives \(gives), the body takes \(expected)."
    case .misplacedAttachment:
      "A table or doc string must be the last argument of the body."
    case .exampleDoesNotMatch(let example):
      "The example “\(example)” does not match the text."
    case .exampleHasBadArgument(let example, let reason):
      "The example “\(example)” has a wrong argument: \(reason)"
    case .exampleMatchesAnother(let example, let other):
      "The example “\(example)” matches “\(other.expression)” (\(other.place)) too."
    case .sameText(let other):
      "The same text is declared at \(other.place)."
    }
  }
}

extension Problem {
  /// Creates the problem that a badly declared step is.
  public init(_ problem: LibraryProblem) {
    self.init(
      .library, message: problem.message,
      notes: ["This is a mistake in the step's declaration, not in a feature file."])
  }
}

extension StepLibrary {
  /// Everything wrong with the declared steps, in the order of their declaration.
  ///
  /// It matches every example against all steps, so it compiles every expression: meant for tests and for the
  /// command that checks a vocabulary, not for every run.
  public var problems: [LibraryProblem] {
    let matcher = ExpressionSetMatcher(index)
    return declarationProblems
      + definitions.indices.flatMap { place in
        definitions[place].examples.flatMap { example in
          kinds(of: example, at: place, matcher).map { kind in
            LibraryProblem(
              kind, expression: definitions[place].expression.source,
              file: definitions[place].file, line: definitions[place].line)
          }
        }
      }
  }

  private func kinds(
    of example: String,
    at place: Int,
    _ matcher: ExpressionSetMatcher
  ) -> [LibraryProblemKind] {
    // A table or doc string follows the step on lines of its own.
    let text = example.lines.first ?? ""
    var kinds: [LibraryProblemKind] = []
    var isMatched = false
    for match in matcher.matches(text) {
      guard match.index == place else {
        let other = definitions[match.index].reference
        kinds.append(.exampleMatchesAnother(example: text, other: other))
        continue
      }
      isMatched = true
      if let kind = fault(of: match.arguments, text, definitions[place]) { kinds.append(kind) }
    }
    return isMatched ? kinds : [.exampleDoesNotMatch(text)] + kinds
  }

  private func fault(
    of arguments: [Argument],
    _ example: String,
    _ definition: StepDefinition<World>
  ) -> LibraryProblemKind? {
    var values: [any Sendable] = []
    for argument in arguments {
      switch argument.result {
      case .success(let value): values.append(value)
      case .failure(let error):
        return .exampleHasBadArgument(example: example, reason: "\(error)")
      }
    }
    let attached = definition.takes.sample
    do throws(BodyMismatch) {
      _ = try definition.body.bind(ArgumentCursor(values: values, attached: attached))
      return nil
    } catch {
      let parameter = error.position.map { arguments[$0].parameterType.name } ?? ""
      return .argumentType(parameter: parameter, gives: error.gives, expected: error.expected)
    }
  }
}
