import CucumberExpressions

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
