/// A subcommand as it is declared: what it is for, what it accepts, and its help page.
struct CommandSpec: Sendable {
  let name: String
  /// One line for the list of subcommands.
  let summary: String
  /// What follows the name in the usage line.
  let usage: String
  /// The text under the usage line; each of its lines is a paragraph, wrapped when printed.
  let discussion: String
  let options: [OptionSpec]
  /// Headed paragraphs and lists at the end of a help page; their lines are printed as they are.
  let sections: KeyValuePairs<String, [String]>

  /// Options that make others of a settings file void where they stand on the command line.
  var overrides: [String: [String]] = [:]

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
  /// The value that may follow the name.
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
  /// The words with which a value begins, for shells that complete it; empty where it may be anything.
  private(set) var words: [String] = []

  init(
    _ name: String, short: String? = nil, value: Value = .none, repeats: Bool = false,
    _ help: String
  ) {
    (self.name, self.short, self.value, self.repeats) = (name, short, value, repeats)
    self.help = help
  }

  /// The option with the words that its value can be.
  func offering(_ words: [String]) -> OptionSpec {
    var option = self
    option.words = words
    return option
  }

  /// What its value is, as help pages write it; nil for a flag.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .required(let placeholder), .optional(let placeholder): placeholder
    }
  }

  /// Whether its value is a path.
  var takesPath: Bool {
    placeholder.map { ["FILE", "FOLDER", "PATH", "PAGE"].contains($0) } ?? false
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

/// Options that mean the same wherever scenarios are played.
extension OptionSpec {
  static let scenarioName = OptionSpec(
    "--name", short: "-n", value: .required("TEXT"), repeats: true,
    "Scenarios whose name contains the text; repeat it for others.")
  static let shard = OptionSpec(
    "--shard", value: .required("I/N"),
    "The I-th of N parts of the scenarios, so that N machines can share the work.")
  static let platform = OptionSpec(
    "--platform", value: .required("PLATFORM"),
    "Scenarios as they go on this platform: ios or android."
  ).offering(["ios", "android"])
  static let seed = OptionSpec(
    "--seed", value: .required("NUMBER"), "The seed of every chance in the scenarios; 0.")
  static let parallel = OptionSpec(
    "--parallel", short: "-p", value: .required("N"),
    "The number of scenarios played at once; as many as there are processors.")
  static let patient = OptionSpec(
    "--patient",
    "Lifts the limits on one scenario: 60 days of virtual time, 20 million events, a million instants in one step, "
      + "and 1250 times within 10 seconds that an app is woken by what it has asked for itself.")

  static func tags(_ help: String) -> OptionSpec {
    OptionSpec("--tags", short: "-t", value: .required("EXPRESSION"), help)
  }

  static func reports(_ help: String) -> OptionSpec {
    OptionSpec("--format", short: "-f", value: .required("NAME[:FILE]"), repeats: true, help)
  }
}

/// A word of the command line, or the part of it behind `=`, that remembers where it stands.
struct Word: Hashable, Sendable {
  let text: String
  /// The place of the argument on the command line, from 0.
  let index: Int
  /// The characters of the argument in front of the word.
  let offset: Int
  /// The place in a settings file; nil for what stands on the command line.
  let origin: SettingsPlace?

  init(_ text: String, index: Int, offset: Int = 0) {
    (self.text, self.index, self.offset, origin) = (text, index, offset, nil)
  }

  /// Creates a word that stands for something in a settings file.
  init(_ text: String, at origin: SettingsPlace) {
    (self.text, index, offset, self.origin) = (text, 0, 0, origin)
  }

  private init(_ text: String, in whole: Word, offset: Int) {
    (self.text, self.offset) = (text, whole.offset + offset)
    (index, origin) = (whole.index, whole.origin)
  }

  /// A part of the word that begins behind some of its characters.
  func part(_ text: String, at offset: Int) -> Word { Word(text, in: self, offset: offset) }
}
