/// Completions for fish.
enum FishCompletions {
  static var text: String {
    var lines = [
      "# Completions of rehearse for fish: put this file into ~/.config/fish/completions.",
      "complete -c rehearse -n __fish_use_subcommand -f",
    ]
    for (name, summary) in CompletionScript.firstWords {
      lines.append(
        "complete -c rehearse -n __fish_use_subcommand -a \(name) -d \(CompletionScript.quoted(summary))"
      )
    }
    lines.append(operands(of: "help", CompletionScript.helpWords))
    for subcommand in Subcommand.allCases {
      let words = CompletionScript.operands(of: subcommand)
      if !words.isEmpty { lines.append(operands(of: subcommand.rawValue, words)) }
      lines += subcommand.spec.allOptions.map { Self.line($0, subcommand) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func operands(of name: String, _ words: [String]) -> String {
    "complete -c rehearse -n '__fish_seen_subcommand_from \(name)' -f -a '\(words.joined(separator: " "))'"
  }

  private static func line(_ option: OptionSpec, _ subcommand: Subcommand) -> String {
    var line =
      "complete -c rehearse -n '__fish_seen_subcommand_from \(subcommand.rawValue)' -l \(option.name.dropFirst(2))"
    if let short = option.short { line += " -s \(short.dropFirst())" }
    if case .required = option.value {
      line += option.takesPath ? " -r -F" : " -x"
      if !option.words.isEmpty { line += " -a '\(option.words.joined(separator: " "))'" }
    }
    return line + " -d \(CompletionScript.quoted(option.help))"
  }
}
