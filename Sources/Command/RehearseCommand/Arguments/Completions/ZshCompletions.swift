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
    let words = CompletionScript.operands(of: subcommand)
    let first = words.isEmpty ? "" : "'1:word:(\(words.joined(separator: " ")))' "
    let operands = first + "'*:path:_files'"
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
