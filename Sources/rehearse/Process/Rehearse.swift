import ScenarioRunner
import Vocabulary

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process: it gives the command its arguments, streams and folder, and ends with its exit code.
@main
enum Rehearse {
  /// The apps that scenarios can name.
  static let apps: [any App.Type] = [PetListingRoom.self, CampaignRoom.self, ClockInRoom.self]

  /// The world and the steps that the command plays scenarios with.
  static let steps = StepCollection<World>(
    library: { StepVocabulary.library(apps: apps, routes: $0) }, profiles: World.profiles(forTags:),
    profileTags: World.profileTags)

  static func main() async {
    Interrupts.ignoreBrokenPipes()
    guard Descriptors.areEnough else {
      let text =
        "error: too few files can be open at once: at least \(Descriptors.needed) more are needed\n"
        + "note: raise the limit, as `ulimit -n 256` does\n"
      DescriptorOutput(STDERR_FILENO).write(Array(text.utf8))
      exit(ExitCode.internalError)
    }
    let start = ContinuousClock.now
    // Only a run has scenarios that can crash; the rest must start without this.
    let playing = [Subcommand.run, .requirements].map(\.rawValue)
    let isRun = CommandLine.arguments.dropFirst().first.map(playing.contains) ?? false
    let recovery = isRun ? CrashRecovery.install() : .none
    let console = Console(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessEnvironment.values,
      folder: WorkingFolder(path: nil),
      output: DescriptorOutput(
        STDOUT_FILENO, skipping: recovery.record.outputBytes,
        didWrite: CrashHandler.didWriteOutput),
      errors: DescriptorOutput(
        STDERR_FILENO, skipping: recovery.record.errorBytes,
        didWrite: CrashHandler.didWriteErrors),
      readInput: { (bytesMax: Int) throws(FileProblem) in
        try FileReader(bytesMax: bytesMax).readToEnd(STDIN_FILENO)
      },
      elapsed: { ContinuousClock.now - start },
      progress: ProgressTerminal(
        output: DescriptorOutput(STDERR_FILENO), columns: { TerminalSize.columns(STDERR_FILENO) }))
    exit(await RehearseCommand(steps: steps).run(console, recovery))
  }
}
