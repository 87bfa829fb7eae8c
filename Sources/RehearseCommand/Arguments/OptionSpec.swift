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
