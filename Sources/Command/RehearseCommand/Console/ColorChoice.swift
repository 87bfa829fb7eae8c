import ScenarioReports

/// Whether there are colours: what the user says comes first, then the environment, then the terminal.
enum ColorChoice: Sendable {
  case always
  case never
  case automatic

  init(_ arguments: ParsedArguments) throws(UsageError) {
    try arguments.refuse("--no-color", with: "--color")
    if arguments.has("--color") {
      self = .always
    } else {
      self = arguments.has("--no-color") ? .never : .automatic
    }
  }

  /// The style for an output.
  ///
  /// NO_COLOR comes before FORCE_COLOR, as its own page asks; on a build server (CI) a terminal is not trusted.
  func style(for output: any ByteOutput, _ environment: [String: String]) -> TextStyle {
    TextStyle(isColored: isColored(isTerminal: output.isTerminal, environment))
  }

  private func isColored(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    switch self {
    case .always: return true
    case .never: return false
    case .automatic:
      if isSet("NO_COLOR") { return false }
      if isSet("FORCE_COLOR") { return environment["FORCE_COLOR"] != "0" }
      if isSet("CI") || environment["TERM"] == "dumb" { return false }
      return isTerminal
    }
  }
}
