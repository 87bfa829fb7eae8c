/// A subcommand as it is declared: what it is for, what it accepts, and its help page.
struct CommandSpec: Sendable {
  /// A headed paragraph or list at the end of a help page; lines are printed as they are.
  struct Section: Sendable {
    let title: String
    let lines: [String]
  }

  let name: String
  /// One line for the list of subcommands.
  let summary: String
  /// What follows the name in the usage line.
  let usage: String
  /// Paragraphs under the usage line; wrapped when printed.
  let discussion: [String]
  let options: [OptionSpec]
  let sections: [Section]

  /// The options every subcommand has.
  static let common = [
    OptionSpec("--color", "Colours, even where the output is no terminal."),
    OptionSpec("--no-color", "No colours; so does a non-empty NO_COLOR."),
    OptionSpec("--help", short: "-h", "Shows this page."),
    OptionSpec("--version", "Shows the version."),
  ]

  var allOptions: [OptionSpec] { options + Self.common }

  func option(named name: String) -> OptionSpec? {
    allOptions.first { $0.name == name || $0.short == name }
  }
}
