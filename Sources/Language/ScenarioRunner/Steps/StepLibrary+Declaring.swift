extension StepLibrary {
  /// Declares a step that sets up a state around the app, unless said otherwise.
  ///
  /// A last argument of type `DataTableArgument` or `DocStringArgument` takes what stands under the step.
  public mutating func given<each Argument: Sendable>(
    _ text: String,
    _ documentation: String,
    example: String? = nil,
    also moreExamples: [String] = [],
    about concern: StepConcern = .surroundings,
    fileID: String = #fileID,
    line: Int = #line,
    _ body: @escaping @Sendable (inout World, repeat each Argument) throws -> Void
  ) {
    declare(
      .given, text, documentation, [example ?? text] + moreExamples, fileID, line, StepBody(body),
      concern: concern)
  }

  /// Declares a step that makes something happen, to the app unless said otherwise.
  ///
  /// A last argument of type `DataTableArgument` or `DocStringArgument` takes what stands under the step.
  public mutating func when<each Argument: Sendable>(
    _ text: String,
    _ documentation: String,
    example: String? = nil,
    also moreExamples: [String] = [],
    about concern: StepConcern? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    _ body: @escaping @Sendable (inout World, repeat each Argument) throws -> Void
  ) {
    declare(
      .when, text, documentation, [example ?? text] + moreExamples, fileID, line, StepBody(body),
      concern: concern)
  }

  /// Declares a step that checks an expectation, of the app unless said otherwise.
  ///
  /// A last argument of type `DataTableArgument` or `DocStringArgument` takes what stands under the step.
  public mutating func then<each Argument: Sendable>(
    _ text: String,
    _ documentation: String,
    example: String? = nil,
    also moreExamples: [String] = [],
    about concern: StepConcern? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    _ body: @escaping @Sendable (inout World, repeat each Argument) throws -> Void
  ) {
    let plain = StepBody(body)
    let check = doubt.map(plain.followed) ?? plain
    declare(
      .then, text, documentation, [example ?? text] + moreExamples, fileID, line, check,
      concern: concern)
    declareModified(text, documentation, fileID, line, check, concern)
  }

  /// Declares a step by a regular expression, for the few sentences a Cucumber expression cannot say.
  ///
  /// Each outermost capture group gives the body a `String`; a group that took no part gives an empty one.
  public mutating func step<each Argument: Sendable>(
    _ kind: StepKind,
    matching pattern: String,
    _ documentation: String,
    example: String,
    also moreExamples: [String] = [],
    fileID: String = #fileID,
    line: Int = #line,
    _ body: @escaping @Sendable (inout World, repeat each Argument) throws -> Void
  ) {
    declare(
      kind, pattern, documentation, [example] + moreExamples, fileID, line, StepBody(body),
      isRegularExpression: true)
  }
}
