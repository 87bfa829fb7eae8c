/// What a line of Gherkin can be, under its official name.
public enum TokenKind: String, Hashable, Sendable, CaseIterable {
  /// The end of the file.
  case endOfFile = "#EOF"
  /// A `# language:` line.
  case language = "#Language"
  /// A line of tags.
  case tagLine = "#TagLine"
  /// The header of a feature.
  case featureLine = "#FeatureLine"
  /// The header of a rule.
  case ruleLine = "#RuleLine"
  /// The header of a background.
  case backgroundLine = "#BackgroundLine"
  /// The header of a scenario or scenario outline.
  case scenarioLine = "#ScenarioLine"
  /// The header of examples.
  case examplesLine = "#ExamplesLine"
  /// A step.
  case stepLine = "#StepLine"
  /// The first or last line of a doc string.
  case docStringSeparator = "#DocStringSeparator"
  /// A row of a table.
  case tableRow = "#TableRow"
  /// A comment.
  case comment = "#Comment"
  /// A blank line.
  case empty = "#Empty"
  /// Free text.
  case other = "#Other"
}
