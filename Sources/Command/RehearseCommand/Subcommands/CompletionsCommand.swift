import Requirements

/// `rehearse completions`: what a shell needs to complete command lines.
struct CompletionsCommand {
  static let spec = CommandSpec(
    name: "completions",
    summary: "Writes what a shell needs to complete command lines.",
    usage: "bash|zsh|fish",
    discussion: """
      The script knows every subcommand and every option of this version, and what their values can be. It is written to \
      standard output.
      """,
    options: [],
    sections: [
      "Exit codes": ["0   the script was written"],
      "Examples": [
        "rehearse completions bash > ~/.local/share/bash-completion/completions/rehearse",
        "rehearse completions zsh > ~/.zsh/completions/_rehearse",
        "rehearse completions fish > ~/.config/fish/completions/rehearse.fish",
      ],
    ])

  private let script: CompletionScript

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = CompletionScript.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw .missingOperand("the name of a shell: " + names.joined(separator: ", "))
    }
    guard let script = CompletionScript(rawValue: word.text) else {
      throw .invalidValue(
        word, of: "SHELL", expected: names.joined(separator: ", "),
        similar: NearestNames.near(word.text, in: names))
    }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
    self.script = script
  }

  func run(_ console: Console) -> Int32 {
    console.print(script.text)
    return ExitCode.success
  }
}
