import CProcesses
import Processes

/// A process that is started, waited for and measured; what it prints to its standard output goes nowhere.
package enum MeasuredProcess {
  /// The way in which a process ended, and what it took.
  package struct Outcome: Sendable {
    /// From just before the start to just after the end.
    package let elapsed: Duration
    /// What the processors worked on it, in its own code and in the system's.
    package let processorTime: Duration
    /// The most memory it held at a time; `nil` where this program has held as much.
    ///
    /// The system counts it as the child's up to the moment in which that becomes a program of its own.
    package let peakBytes: Int?

    /// Both times, in seconds.
    package var took: Took {
      Took(wallClock: Self.seconds(elapsed), processors: Self.seconds(processorTime))
    }

    private static func seconds(_ duration: Duration) -> Double {
      let (seconds, attoseconds) = duration.components
      return Double(seconds) + Double(attoseconds) / 1e18
    }
  }

  /// Runs a program; nil when it could not be started or did not end with 0.
  ///
  /// - Parameters:
  ///   - folder: The folder it is started in; that of this program where none is named.
  ///   - isSilent: Whether what it says of errors goes nowhere either.
  package static func run(
    _ path: String, _ arguments: [String], in folder: String? = nil, isSilent: Bool = false
  ) -> Outcome? {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer {
      for word in words { free(word) }
    }
    words.append(nil)
    var actions = FileActions(in: folder, isSilent: isSilent)
    defer { actions.destroy() }
    var id: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&id, path, &actions.raw, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    let elapsed = ContinuousClock.now - start
    guard status == 0 else { return nil }
    return Outcome(
      elapsed: elapsed, processorTime: duration(usage.ru_utime) + duration(usage.ru_stime),
      peakBytes: ownPeakBytes < peakBytes(usage) ? peakBytes(usage) : nil)
  }

  /// What this program has held at most, since it is this program: a launcher that became it counts no more.
  private static var ownPeakBytes: Int {
    #if canImport(Darwin)
      return 0
    #else
      let file = open("/proc/self/status", O_RDONLY)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      let count = read(file, &bytes, bytes.count)
      let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    #endif
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
  }

  private static func peakBytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// The file actions of a child whose output goes nowhere.
  private struct FileActions {
    #if canImport(Darwin)
      var raw: posix_spawn_file_actions_t?
    #else
      var raw = posix_spawn_file_actions_t()
    #endif

    init(in folder: String?, isSilent: Bool) {
      posix_spawn_file_actions_init(&raw)
      if let folder { _ = rehearsal_start_in(&raw, folder) }
      for stream in [STDOUT_FILENO] + (isSilent ? [STDERR_FILENO] : []) {
        posix_spawn_file_actions_addopen(&raw, stream, "/dev/null", O_WRONLY, 0)
      }
    }

    mutating func destroy() { posix_spawn_file_actions_destroy(&raw) }
  }
}

/// Programs on this machine.
package enum Programs {
  /// The path of this program.
  package static var own: String {
    let path = absolute("/proc/self/exe")
    guard path == "/proc/self/exe" else { return path }
    let word = CommandLine.arguments.first ?? ""
    return absolute(word.contains("/") ? word : find(word) ?? word)
  }

  /// The folder of this program.
  package static var ownFolder: String { folder(of: own) }

  /// The folder in which this package is built: that of the machine, below which those of debug and release builds lie.
  package static var buildFolder: String { folder(of: folder(of: ownFolder)) }

  /// The path of something from the root, links followed.
  package static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder in which something lies.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Finds a program the way a shell does.
  package static func find(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(name)" }
      .first(where: isExecutable)
  }

  /// Tells whether a program is there that may be started.
  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}
