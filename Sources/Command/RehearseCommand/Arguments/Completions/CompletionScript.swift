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

  /// A text as one word of a shell, in single quotation marks.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

/// Completions for bash 3.2 and later, without the package bash-completion.
enum BashCompletions {
  static var text: String {
    """
    # Completions of rehearse for bash: source this file, or put it where bash-completion looks.
    _rehearse() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words= line
      # Bash takes a = for a word of its own.
      if [ "$word" = "=" ]; then word=
      elif [ "$before" = "=" ]; then before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        words="\(CompletionScript.firstWords.map(\.name).joined(separator: " ")) --help --version"
      else
        case "${COMP_WORDS[1]}" in
        help) words="\(CompletionScript.helpWords.joined(separator: " "))" ;;
    \(Subcommand.allCases.map(branch).joined(separator: "\n"))
        esac
      fi
      while IFS= read -r line; do
        [ -n "$line" ] && COMPREPLY+=("$line")
      done <<< "$(compgen -W "$words" -- "$word")"
    }
    complete -o bashdefault -o default -F _rehearse rehearse

    """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    let options = subcommand.spec.allOptions
    let values = options.filter { $0.placeholder != nil }.map { option in
      let names = [option.name, option.short].compactMap(\.self).joined(separator: "|")
      return "      \(names)) words=\"\(option.words.joined(separator: " "))\" ;;"
    }
    let operands = subcommand == .completions ? CompletionScript.allCases.map(\.rawValue) : []
    let names = options.map(\.name).joined(separator: " ")
    return """
          \(subcommand.rawValue))
            case "$before" in
      \(values.joined(separator: "\n"))
            *)
              case "$word" in
              -*) words="\(names)" ;;
              *) words="\(operands.joined(separator: " "))" ;;
              esac ;;
            esac ;;
      """
  }
}

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
    lines.append(
      operands(of: Subcommand.completions.rawValue, CompletionScript.allCases.map(\.rawValue)))
    for subcommand in Subcommand.allCases {
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

/// Completions for zsh.
enum ZshCompletions {
  static var text: String {
    let firstWords = CompletionScript.firstWords.map { word in
      "    " + CompletionScript.quoted("\(word.name):\(word.summary)")
    }
    return """
      #compdef rehearse
      # Completions of rehearse for zsh: put this file as _rehearse into a folder of $fpath.
      _rehearse() {
        local -a first=(
      \(firstWords.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe subcommand first
          return
        fi
        local subcommand=$words[2]
        shift words
        (( CURRENT -= 1 ))
        case $subcommand in
          help) _values page \(CompletionScript.helpWords.joined(separator: " ")) ;;
      \(Subcommand.allCases.map(branch).joined(separator: "\n"))
        esac
      }
      compdef _rehearse rehearse

      """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    let operands =
      subcommand == .completions
      ? "'1:shell:(\(CompletionScript.allCases.map(\.rawValue).joined(separator: " ")))'"
      : "'*:path:_files'"
    let lines = subcommand.spec.allOptions.flatMap { option in
      [option.name, option.short].compactMap(\.self).map { "      \(argument(option, $0))" }
    }
    return "    \(subcommand.rawValue)) _arguments \\\n"
      + (lines + ["      \(operands)"]).joined(separator: " \\\n") + " ;;"
  }

  private static func argument(_ option: OptionSpec, _ name: String) -> String {
    let help = option.help.reduce(into: "") { text, character in
      if "[]:\\".contains(character) { text.append("\\") }
      text.append(character)
    }
    let repeats = option.repeats ? "*" : ""
    let value =
      switch option.value {
      case .none: "[\(help)]"
      case .optional: "=-[\(help)]::value:_files"
      case .required(let placeholder):
        "\(name.hasPrefix("--") ? "=" : "+")[\(help)]:\(label(placeholder)):\(action(option))"
      }
    return CompletionScript.quoted(repeats + name + value)
  }

  private static func label(_ placeholder: String) -> String {
    placeholder.filter { $0.isLetter }.lowercased()
  }

  private static func action(_ option: OptionSpec) -> String {
    if option.takesPath { return "_files" }
    return option.words.isEmpty ? " " : "(\(option.words.joined(separator: " ")))"
  }
}
