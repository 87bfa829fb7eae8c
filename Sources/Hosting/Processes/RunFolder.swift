import Synchronization

/// The temporary folder of a run with the homes of its apps, and the guard that cleans up however the run ends.
///
/// The guard is a shell that is told of every process. It waits for the end of its input, which comes also when the run is
/// killed or crashes; then it ends what is left and deletes the folder.
package final class RunFolder: Sendable {
  /// Its path.
  package let path: String
  private let watcher: ChildProcess
  private let nameCount = Atomic<Int>(0)

  private static let script = """
    pids=
    needed=3
    while read -r sign pid; do
      if [ "$sign" = + ]; then pids="$pids $pid"; continue; fi
      if [ "$sign" = . ]; then needed=1; continue; fi
      left=
      for other in $pids; do [ "$other" = "$pid" ] || left="$left $other"; done
      pids=$left
    done
    for pid in $pids; do kill -9 "-$pid" 2>/dev/null; done
    # What had left its group is found by its variables. While a process becomes another program it shows none, and one that
    # was just started may not have been told of: where a run was cut off, nothing must be found three times.
    [ -z "$pids" ] || needed=3
    quiet=0
    for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      found=
      for file in $(grep -lsF -- "$1/" /proc/[0-9]*/environ 2>/dev/null); do
        pid=${file#/proc/}
        kill -9 "${pid%/environ}" 2>/dev/null && found=yes
      done
      if [ -n "$found" ]; then quiet=0; continue; fi
      quiet=$((quiet + 1))
      [ "$quiet" -lt "$needed" ] || break
      sleep 0.1
    done
    chmod -R u+rwx -- "$1" 2>/dev/null
    rm -rf -- "$1"
    """

  private init() throws(SystemError) {
    // Named here and made behind its guard, so that it is never there without one.
    path = "\(Self.parent)/rehearse-run-\(getpid())-\(SystemCall.milliseconds)"
    watcher = try ChildProcess(
      Launch(
        command: ["/bin/sh", "-c", Self.script, "rehearse-guard", path],
        environment: ["PATH=/usr/bin:/bin"], folder: "/"))
    SystemCall.closeDescriptor(watcher.output)
    SystemCall.closeDescriptor(watcher.errors)
    guard mkdir(path, S_IRWXU) == 0 else {
      let reason = SystemError.last
      SystemCall.closeDescriptor(watcher.input)
      throw reason
    }
    // An app that has ended must not end the run that writes to it.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Where the folder is made: in the temporary folder of whoever runs the command, from wherever it is looked at.
  package static var parent: String {
    guard let parent = getenv("TMPDIR").map({ String(cString: $0) }), !parent.isEmpty else {
      return "/tmp"
    }
    return SystemCall.absolute(parent)
  }

  /// The folder of this run, made when it is first needed; its guard is running then.
  private static let current = Mutex<RunFolder?>(nil)

  /// Returns the folder of this run.
  package static func shared() throws(SystemError) -> RunFolder {
    let found: Result<RunFolder, SystemError> = current.withLock { folder in
      if let folder { return .success(folder) }
      return Result { () throws(SystemError) in
        let new = try RunFolder()
        folder = new
        return new
      }
    }
    return try found.get()
  }

  /// Deletes the folder, with everything that still runs, at the end of a run; does nothing where there is none.
  package static func close() {
    let folder = current.withLock { folder in
      defer { folder = nil }
      return folder
    }
    guard let folder else { return }
    // Whoever comes here has ended its processes: what says so need not be looked for at length.
    folder.send(".")
    SystemCall.closeDescriptor(folder.watcher.input)
    SystemCall.wait(for: folder.watcher.pid)
  }

  /// Creates an empty folder, in which only the user may look, and returns its path; it is called by what it is for.
  package func makeFolder(for use: String) throws(SystemError) -> String {
    let path = newPath(use)
    guard mkdir(path, S_IRWXU) == 0 else { throw .last }
    return path
  }

  /// Creates a file with bytes that only the user may read, and returns its path; it is called by what it is for.
  package func makeFile(for use: String, holding bytes: [UInt8]) throws(SystemError) -> String {
    let path = newPath(use)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard file >= 0 else { throw .last }
    defer { SystemCall.closeDescriptor(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try SystemCall.write(file, rest))
      } catch {
        unlink(path)
        throw error
      }
    }
    return path
  }

  /// A path that nothing of this run has; nobody else writes into the folder.
  private func newPath(_ use: String) -> String {
    "\(path)/\(use)-\(nameCount.add(1, ordering: .relaxed).newValue)"
  }

  /// Tells the guard of a process that has begun, or is gone.
  package func record(_ pid: Int32, isRunning: Bool) {
    send("\(isRunning ? "+" : "-") \(pid)")
  }

  private func send(_ text: String) {
    let line = Array("\(text)\n".utf8)
    // A guard that is gone cannot be told anything; the run itself still ends its processes.
    _ = try? SystemCall.write(watcher.input, line[...])
  }
}
