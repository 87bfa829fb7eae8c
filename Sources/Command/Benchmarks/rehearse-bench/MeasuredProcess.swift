import Processes

/// A process that is started, waited for and measured; what it prints goes nowhere.
enum MeasuredProcess {
  /// The way in which a process ended, and what it took.
  struct Outcome {
    /// From just before the start to just after the end.
    let elapsed: Duration
    /// What the processors worked on it, in its own code and in the system's.
    let processorTime: Duration
    /// The most memory it held at a time; `nil` where this program has held as much, which the system counts as the
    /// child's up to the moment in which it becomes a program of its own.
    let peakBytes: Int?
  }

  /// Runs a program; nil when it could not be started or did not end with 0.
  static func run(_ path: String, _ arguments: [String]) -> Outcome? {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer {
      for word in words { free(word) }
    }
    words.append(nil)
    var actions = FileActions()
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

    init() {
      posix_spawn_file_actions_init(&raw)
      posix_spawn_file_actions_addopen(&raw, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }

    mutating func destroy() { posix_spawn_file_actions_destroy(&raw) }
  }
}

/// Programs on this machine.
enum Programs {
  /// The path of this program.
  static var own: String {
    if let resolved = realpath("/proc/self/exe", nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let word = CommandLine.arguments.first ?? ""
    return word.contains("/") ? word : find(word) ?? word
  }

  /// The folder of this program.
  static var ownFolder: String {
    let path = own
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Finds a program the way a shell does.
  static func find(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(name)" }
      .first(where: isExecutable)
  }

  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}
