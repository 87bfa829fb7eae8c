import HostedApps
import Processes
public import Rehearsal
import ScenarioRunner

/// The command as a process: it takes its arguments, streams and folder, and ends with its exit code.
public enum Rehearse {
  /// The world and the steps that the command plays scenarios with, which can name the apps.
  static func steps(_ apps: [any App.Type]) -> StepCollection<World> {
    StepCollection(
      library: { around in
        var library = StepVocabulary.library(
          apps: apps + [HostedRoom.self], routes: around.routes, answers: around.answers,
          servers: around.servers)
        HostedSteps.add(to: &library, around.apps)
        return library
      },
      apps: apps.map { $0.name }, profiles: World.profiles(forTags:), profileTags: World.profileTags
    )
  }

  /// What the system does not let the process have and it cannot do without, in words; `nil` where there is nothing.
  private static var lack: String? {
    if !Descriptors.areEnough {
      return
        "error: too few files can be open at once: at least \(Descriptors.needed) more are needed\n"
        + "note: raise the limit, as `ulimit -n 256` does\n"
    }
    if !AddressSpace.isEnough {
      return
        "error: too little memory may be asked for: at least \(AddressSpace.neededBytes >> 20) MiB are needed\n"
        + "note: raise the limit, as `ulimit -v unlimited` does\n"
    }
    return nil
  }

  /// Does what the process was called to do, with the apps that scenarios can install, and ends the process.
  ///
  /// `rehearse help` says what that can be, and with which exit codes it ends.
  public nonisolated(nonsending) static func main(apps: [any App.Type]) async -> Never {
    Interrupts.ignoreRefusedWrites()
    Orphans.willAdopt()
    if let lack = lack {
      DescriptorOutput(STDERR_FILENO).write(Array(lack.utf8))
      exit(ExitCode.internalError)
    }
    let start = ContinuousClock.now
    // Only a run has scenarios that can crash; the rest must start without this.
    let playing = [Subcommand.run, .requirements].map(\.rawValue)
    let words = CommandLine.arguments.dropFirst()
    let isRun = words.first.map(playing.contains) ?? false
    // What watches plays nothing itself: each round is a process of its own.
    let isWatching = words.prefix { $0 != "--" }.contains("--watch")
    let recovery = isRun && !isWatching ? CrashRecovery.install() : .none
    let console = Console(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessEnvironment.values,
      folder: WorkingFolder(path: nil),
      output: DescriptorOutput(
        STDOUT_FILENO, skipping: recovery.record.outputBytes, didWrite: CrashHandler.didWriteOutput),
      errors: DescriptorOutput(
        STDERR_FILENO, skipping: recovery.record.errorBytes, didWrite: CrashHandler.didWriteErrors),
      readInput: { (bytesMax: Int) throws(FileProblem) in
        try FileReader(bytesMax: bytesMax).readToEnd(STDIN_FILENO)
      },
      elapsed: { ContinuousClock.now - start },
      progress: ProgressTerminal(
        output: DescriptorOutput(STDERR_FILENO), columns: { TerminalSize.columns(STDERR_FILENO) }),
      keyboard: Keyboard(STDIN_FILENO), program: CommandLine.arguments.first ?? "rehearse")
    let code = await RehearseCommand(steps: steps(apps)).run(console, recovery)
    HostedApps.close()
    exit(code)
  }
}
