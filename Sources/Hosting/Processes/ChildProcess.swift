import CProcesses

/// A program to be started, with its arguments, its variables and its working folder.
package struct Launch: Hashable, Sendable {
  /// The program, as a path, and its arguments.
  package var command: [String]
  /// All variables that it gets, in the order of their names.
  package var environment: [String]
  /// The folder it is started in.
  package var folder: String

  /// Says what is started.
  package init(command: [String], environment: [String], folder: String) {
    (self.command, self.environment, self.folder) = (command, environment, folder)
  }
}

/// The way in which a process ended.
package enum ProcessEnd: Hashable, Sendable {
  /// It left with a code.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  /// Reads what the system says of the end.
  package init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// The end in words: "ended with exit code 1".
  package var words: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .signalled(let signal): "was ended by signal \(signal)" + Self.name(of: signal)
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL: " (SIGILL)"
    case SIGTRAP: " (SIGTRAP)"
    case SIGABRT: " (SIGABRT)"
    case SIGBUS: " (SIGBUS)"
    case SIGFPE: " (SIGFPE)"
    case SIGKILL: " (SIGKILL)"
    case SIGSEGV: " (SIGSEGV)"
    case SIGTERM: " (SIGTERM)"
    default: ""
    }
  }
}

/// A process of an app with its three streams; it leads a group of its own, so that its children end with it.
package struct ChildProcess: Sendable {
  /// Its number, which is its group's too.
  package let pid: Int32
  /// Where the app reads.
  package let input: Int32
  /// Where the app writes its answers.
  package let output: Int32
  /// Where it writes for its developers.
  package let errors: Int32

  /// Starts a process; throws what the system says where it cannot.
  package init(_ launch: Launch) throws(SystemError) {
    var pipes: [(reading: Int32, writing: Int32)] = []
    do throws(SystemError) {
      for _ in 0..<3 { pipes.append(try SystemCall.makePipe()) }
      pid = try Self.spawn(launch, pipes[0].reading, pipes[1].writing, pipes[2].writing)
    } catch {
      for pipe in pipes {
        close(pipe.reading)
        close(pipe.writing)
      }
      throw error
    }
    for end in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { close(end) }
    (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
    for end in [self.input, self.output, self.errors] { SystemCall.makeNonblocking(end) }
  }

  private static func spawn(
    _ launch: Launch, _ input: Int32, _ output: Int32, _ errors: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    _ = rehearsal_start_in(&actions, launch.folder)
    configure(&attributes)
    var pid = pid_t()
    let code = withCStrings(launch.command) { arguments in
      withCStrings(launch.environment) { variables in
        posix_spawn(&pid, launch.command[0], &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    return pid
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// A group of its own, and signals as a fresh process has them.
  private static func configure(_ attributes: inout Attributes) {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  /// Ends the process and all of its group at once, and returns how it had ended, if it had by itself.
  package func end() -> ProcessEnd {
    kill(-pid, SIGKILL)
    let end = wait()
    Self.collect(group: pid)
    return end
  }

  /// Waits for what is left of a group that was ended; its members are this process's children by now.
  static func collect(group: pid_t) {
    var status: Int32 = 0
    while true {
      let found = waitpid(-group, &status, 0)
      if found < 0, errno != EINTR { return }
    }
  }

  /// How the process has ended, if it has; it is left to be collected.
  package var endSoFar: ProcessEnd? {
    var info = siginfo_t()
    guard waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return nil }
    #if canImport(Darwin)
      guard info.si_pid == pid else { return nil }
      let (code, value) = (info.si_code, info.si_status)
    #else
      guard info._sifields._sigchld.si_pid == pid else { return nil }
      let (code, value) = (info.si_code, info._sifields._sigchld.si_status)
    #endif
    return ProcessEnd(status: code == CLD_EXITED ? (value & 0xFF) << 8 : value & 0x7F)
  }

  /// Waits until the process has ended.
  package func wait() -> ProcessEnd { ProcessEnd(status: SystemCall.wait(for: pid)) }

  /// Lets the streams go; the input, unless that was closed before.
  package func closeStreams(isInputOpen: Bool = true) {
    for end in isInputOpen ? [input, output, errors] : [output, errors] { close(end) }
  }

  /// Lets the process read the end of its input.
  package func closeInput() { close(input) }
}
