import CucumberExpressions

extension StepVocabulary {
  /// The types of whole numbers: every number in a sentence has a range, and it is checked here alone.
  ///
  /// No sentence takes Cucumber's own `{count}`, whose smallest value has no opposite.
  static var wholeNumbers: [ParameterType] {
    [
      .wholeNumber(
        name: "count", in: 0...1_000_000, documentation: "a number of things from 0 to 1000000",
        example: "3"),
      .wholeNumber(
        name: "ordinal", in: 1...1_000_000,
        documentation: "a place in a row, from 1 to 1000000", example: "1"),
      .wholeNumber(
        name: "http status", in: 200...599,
        documentation: "the status of a server's answer, from 200 to 599", example: "503"),
      .wholeNumber(
        name: "version", in: 1...999,
        documentation: "the version of a platform, from 1 to 999", example: "17"),
    ]
  }
}
