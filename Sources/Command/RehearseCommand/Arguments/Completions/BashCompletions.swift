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
    let operands = CompletionScript.operands(of: subcommand)
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
