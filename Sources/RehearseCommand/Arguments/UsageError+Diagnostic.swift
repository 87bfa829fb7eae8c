import ScenarioReports

extension UsageError {
  /// The message with the command line and a caret under the word at fault.
  func diagnostic(_ arguments: [String]) -> Diagnostic {
    var help = ""
    if let subcommand = arguments.first, Subcommand(rawValue: subcommand) != nil {
      help = " \(subcommand)"
    }
    return Diagnostic(
      message, excerpt: excerpt(arguments),
      notes: notes + ["`rehearse help\(help)` says what can be written"])
  }

  private func excerpt(_ arguments: [String]) -> [String] {
    guard let word else { return [] }
    // The words stand as they were given, without a shell's quotes, so that columns can be counted.
    let before = (["rehearse"] + arguments.prefix(word.index)).joined(separator: " ") + " "
    let line = (["rehearse"] + arguments).joined(separator: " ")
    let indent = String(repeating: " ", count: before.count + word.offset)
    return [line, indent + String(repeating: "^", count: max(1, word.text.count))]
  }
}
