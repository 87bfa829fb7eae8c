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

/// An option as a subcommand declares it.
struct OptionSpec: Sendable {
  /// What may follow the name.
  enum Value: Hashable, Sendable {
    /// The option is a flag.
    case none
    /// A value must follow, behind `=` or as the next word; the text names it in help pages.
    case required(String)
    /// A value may follow, but only behind `=`, so that it is never taken for an operand.
    case optional(String)
  }

  let name: String
  let short: String?
  let value: Value
  let repeats: Bool
  let help: String

  init(
    _ name: String, short: String? = nil, value: Value = .none, repeats: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  /// The option as help pages write it: `-t, --tags EXPRESSION`.
  var synopsis: String {
    let names = short.map { "\($0), \(name)" } ?? "    \(name)"
    switch value {
    case .none: return names
    case .required(let placeholder): return "\(names) \(placeholder)"
    case .optional(let placeholder): return "\(names)[=\(placeholder)]"
    }
  }
}

/// A word of the command line, or the part of it behind `=`, that remembers where it stands.
struct Word: Hashable, Sendable {
  let text: String
  /// The place of the argument on the command line, from 0.
  let index: Int
  /// The characters of the argument in front of the word.
  let offset: Int

  init(_ text: String, index: Int, offset: Int = 0) {
    self.text = text
    self.index = index
    self.offset = offset
  }
}
