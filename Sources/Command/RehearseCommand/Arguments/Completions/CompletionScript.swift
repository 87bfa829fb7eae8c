/// A script by which a shell completes command lines, made from the declarations of the help.
enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish

  var text: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }

  /// The words that can stand first, each with a line about it.
  static var firstWords: [(name: String, summary: String)] {
    Subcommand.allCases.map { ($0.rawValue, $0.spec.summary) }
      + [("help", "Shows the page of a subcommand."), ("version", "Shows the version.")]
  }

  /// What can follow `help`.
  static var helpWords: [String] {
    Subcommand.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
  }

  /// The words that a subcommand's first operand can be; empty where it is a path.
  static func operands(of subcommand: Subcommand) -> [String] {
    switch subcommand {
    case .completions: allCases.map(\.rawValue)
    case .initialize: StarterKit.allCases.map(\.rawValue)
    case .run, .studio, .merge, .explore, .requirements, .audit, .steps, .rules, .protocol, .parse,
      .format, .prepare:
      []
    }
  }

  /// A text as one word of a shell, in single quotation marks.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
