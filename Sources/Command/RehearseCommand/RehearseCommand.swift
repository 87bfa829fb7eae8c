import Requirements
import ScenarioReports
import ScenarioRunner

/// The command: arguments in, exit code out.
struct RehearseCommand<World: ScenarioWorld> {
  let steps: StepCollection<World>

  /// Does what the arguments say and returns the exit code.
  nonisolated(nonsending) func run(_ console: Console, _ recovery: CrashRecovery = .none) async
    -> Int32
  {
    do {
      return complete(try await dispatch(console, recovery), console)
    } catch let error as UsageError {
      console.report(error.diagnostic(console.arguments), style(console))
      return ExitCode.invalid
    } catch let fault as SettingsFault {
      for diagnostic in fault.diagnostics { console.report(diagnostic, style(console)) }
      return ExitCode.invalid
    } catch {
      let diagnostic = Diagnostic("an error inside rehearse: \(error)", notes: ["please report it"])
      console.report(diagnostic, style(console))
      return ExitCode.internalError
    }
  }

  /// A report that could not be written whole must not look like a success.
  private func complete(_ code: Int32, _ console: Console) -> Int32 {
    guard let failure = console.output.failure else { return code }
    let message = "standard output cannot be written: \(failure.text)"
    console.report(Diagnostic(message), style(console))
    return code == ExitCode.success ? ExitCode.invalid : code
  }

  private func style(_ console: Console) -> TextStyle {
    ColorChoice.automatic.style(for: console.errors, console.environment)
  }

  private nonisolated(nonsending) func dispatch(_ console: Console, _ recovery: CrashRecovery)
    async throws -> Int32
  {
    let words = console.arguments
    guard let first = words.first else {
      console.errors.write(Array(HelpPage.overview(width: console.width).utf8))
      return ExitCode.invalid
    }
    switch first {
    case "--version", "version": return try version(words, console)
    case "--help", "-h":
      console.print(HelpPage.overview(width: console.width))
      return ExitCode.success
    case "help": return try help(words, console)
    default: return try await run(subcommand(Word(first, index: 0)), console, recovery)
    }
  }

  private func version(_ words: [String], _ console: Console) throws(UsageError) -> Int32 {
    for (index, word) in words.enumerated().dropFirst() {
      let place = Word(word, index: index)
      guard word.hasPrefix("-") else { throw .unexpectedOperand(place) }
      guard word == "--json" else {
        throw .unknownOption(place, similar: NearestNames.near(word, in: ["--json"]))
      }
    }
    console.print(words.contains("--json") ? Version.json : "rehearse \(Version.text)\n")
    return ExitCode.success
  }

  private func help(_ words: [String], _ console: Console) throws(UsageError) -> Int32 {
    if words.count > 2 { throw .unexpectedOperand(Word(words[2], index: 2)) }
    guard words.count == 2 else {
      console.print(HelpPage.overview(width: console.width))
      return ExitCode.success
    }
    let name = Word(words[1], index: 1)
    if let topic = HelpTopic(rawValue: name.text) {
      console.print(topic.text)
    } else {
      console.print(HelpPage(try subcommand(name).spec, width: console.width).text)
    }
    return ExitCode.success
  }

  private func subcommand(_ word: Word) throws(UsageError) -> Subcommand {
    if let subcommand = Subcommand(rawValue: word.text) { return subcommand }
    if word.text.hasPrefix("-") {
      throw .unknownOption(
        word, similar: NearestNames.near(word.text, in: ["--help", "--version"]))
    }
    let names = Subcommand.allCases.map(\.rawValue) + ["help", "version"]
    throw .unknownSubcommand(word, similar: NearestNames.near(word.text, in: names))
  }

  private nonisolated(nonsending) func run(
    _ subcommand: Subcommand, _ console: Console, _ recovery: CrashRecovery
  ) async throws -> Int32 {
    let spec = subcommand.spec
    // Help is given even where the rest of the line is wrong: that is when it is needed.
    if console.arguments.prefix(while: { $0 != "--" }).contains(where: {
      $0 == "--help" || $0 == "-h"
    }) {
      console.print(HelpPage(spec, width: console.width).text)
      return ExitCode.success
    }
    let line = try ArgumentParser.parse(console.arguments, from: 1, spec)
    if line.has("--version") {
      console.print("rehearse \(Version.text)\n")
      return ExitCode.success
    }
    let arguments = try SettingsChoice(line, in: console.folder).resolved(for: subcommand)
    if let settings = arguments.settings {
      console.note("settings of \(settings.words)", style(console))
    }
    switch subcommand {
    case .run: return try await RunCommand(arguments).run(console, steps, recovery)
    case .merge: return try await MergeCommand(arguments).run(console, steps)
    case .explore: return try await ExploreCommand(arguments).run(console, steps)
    case .requirements:
      return try await RequirementsCommand(arguments).run(console, steps, recovery)
    case .audit: return try await AuditCommand(arguments).run(console, steps)
    case .steps: return try StepsCommand(arguments).run(console, steps)
    case .rules: return try RulesCommand(arguments).run(console)
    case .protocol: return try ProtocolCommand(arguments).run(console)
    case .parse: return try await ParseCommand(arguments).run(console)
    case .format: return try FormatCommand(arguments).run(console)
    case .prepare: return try PrepareCommand(arguments).run(console)
    case .studio: return try StudioCommand(arguments).run(console, steps)
    case .completions: return try CompletionsCommand(arguments).run(console)
    case .initialize: return try InitCommand(arguments).run(console)
    }
  }
}

/// The subcommands, in the order of the help page.
enum Subcommand: String, CaseIterable {
  case run
  case initialize = "init"
  case studio
  case merge
  case explore
  case requirements
  case audit
  case steps
  case rules
  case `protocol`
  case parse
  case format
  case prepare
  case completions

  var spec: CommandSpec {
    switch self {
    case .run: RunCommand.spec
    case .merge: MergeCommand.spec
    case .explore: ExploreCommand.spec
    case .requirements: RequirementsCommand.spec
    case .audit: AuditCommand.spec
    case .steps: StepsCommand.spec
    case .rules: RulesCommand.spec
    case .protocol: ProtocolCommand.spec
    case .parse: ParseCommand.spec
    case .format: FormatCommand.spec
    case .prepare: PrepareCommand.spec
    case .studio: StudioCommand.spec
    case .completions: CompletionsCommand.spec
    case .initialize: InitCommand.spec
    }
  }
}
