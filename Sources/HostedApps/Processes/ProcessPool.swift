import ChildProcesses
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Processes that are started before anybody needs them, so that scenarios do not wait for it.
///
/// Each has a home of its own that nobody has used, and has been told nothing.
enum ProcessPool {
  /// A process and its home.
  struct Member {
    let child: ChildProcess
    let home: HomeFolder
  }

  private struct State: ~Copyable {
    var spares: [String: [Member]] = [:]
  }

  private static let state = Mutex(State())

  /// Returns a process of the app in a fresh home, and starts another one for whoever comes next.
  static func take(_ app: AppDescription) throws(LineFailure) -> Member {
    let key = app.identity
    let spare = state.withLock { $0.spares[key]?.popLast() }
    let taken = if let spare, isRunning(spare.child) { spare } else { try start(app) }
    if let next = try? start(app) {
      state.withLock { $0.spares[key, default: []].append(next) }
    }
    return taken
  }

  /// Starts a process in a home that exists already, as after a restart.
  static func start(_ app: AppDescription, in home: HomeFolder) throws(LineFailure)
    -> ChildProcess
  {
    do throws(SystemError) {
      let folder = try RunFolder.shared()
      let child = try Orphans.starting { () throws(SystemError) in
        try ChildProcess(app.launch(home: home.path))
      }
      folder.note(child.pid, isRunning: true)
      return child
    } catch {
      throw .notStarted(error.text)
    }
  }

  private static func start(_ app: AppDescription) throws(LineFailure) -> Member {
    let home: HomeFolder
    do throws(SystemError) {
      home = try HomeFolder(in: RunFolder.shared().path)
    } catch {
      throw .notStarted("no home for it: \(error.text)")
    }
    return Member(child: try start(app, in: home), home: home)
  }

  /// Whether a process that waited has not ended by itself meanwhile.
  private static func isRunning(_ child: ChildProcess) -> Bool {
    var info = siginfo_t()
    let ended = waitid(P_PID, id_t(child.pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0
    #if canImport(Darwin)
      return !ended && info.si_pid == 0
    #else
      return !ended && info._sifields._sigchld.si_pid == 0
    #endif
  }

  /// Ends the processes that nobody came to need.
  static func drain() {
    let left = state.withLock { state in
      defer { state.spares = [:] }
      return state.spares.values.flatMap(\.self)
    }
    guard !left.isEmpty, let folder = try? RunFolder.shared() else { return }
    for member in left {
      _ = Orphans.end(member.child, of: folder)
      folder.note(member.child.pid, isRunning: false)
      member.child.closeStreams()
    }
  }
}
