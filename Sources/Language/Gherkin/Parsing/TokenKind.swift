/// A kind of line of Gherkin.
public enum TokenKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The end of the file.
  case endOfFile
  /// A `# language:` line.
  case language
  /// A line of tags.
  case tagLine
  /// The header of a feature.
  case featureLine
  /// The header of a rule.
  case ruleLine
  /// The header of a background.
  case backgroundLine
  /// The header of a scenario or scenario outline.
  case scenarioLine
  /// The header of examples.
  case examplesLine
  /// A step.
  case stepLine
  /// The first or last line of a doc string.
  case docStringSeparator
  /// A row of a table.
  case tableRow
  /// A comment.
  case comment
  /// A blank line.
  case empty
  /// Free text.
  case other
  /// The header of a phrase; only files of phrases have it.
  case phraseLine

  /// The name used in official error messages, such as `#StepLine`.
  public var officialName: String {
    switch self {
    case .endOfFile: "#EOF"
    case .language: "#Language"
    case .tagLine: "#TagLine"
    case .featureLine: "#FeatureLine"
    case .ruleLine: "#RuleLine"
    case .backgroundLine: "#BackgroundLine"
    case .scenarioLine: "#ScenarioLine"
    case .examplesLine: "#ExamplesLine"
    case .stepLine: "#StepLine"
    case .docStringSeparator: "#DocStringSeparator"
    case .tableRow: "#TableRow"
    case .comment: "#Comment"
    case .empty: "#Empty"
    case .other: "#Other"
    case .phraseLine: "#PhraseLine"
    }
  }
}

/// A line as it was recognised, as offsets into the source.
struct Token {
  var kind: TokenKind
  /// The column of the keyword or of the first character.
  var column: Int
  var keyword: Range<Int> = 0..<0
  var text: Range<Int> = 0..<0
  var keywordType = KeywordType.unknown
}
