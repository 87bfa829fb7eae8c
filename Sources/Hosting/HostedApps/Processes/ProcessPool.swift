import Processes
import Synchronization

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
  static func process(of app: AppDescription) throws(LineFailure) -> Member {
    let key = app.identity
    let spare = state.withLock { $0.spares[key]?.popLast() }
    // One that has ended by itself meanwhile is handed over as well: that it does is the app's fault.
    let taken = if let spare { spare } else { try startDaring(app) }
    if let next = try? start(app) {
      state.withLock { $0.spares[key, default: []].append(next) }
    }
    return taken
  }

  /// Starts a process in a home that exists already, as after a restart.
  static func start(_ app: AppDescription, in home: HomeFolder) throws(LineFailure)
    -> ChildProcess
  {
    let launch = app.launch(home: home.path)
    do throws(SystemError) {
      let folder = try RunFolder.shared()
      let child = try Orphans.starting { () throws(SystemError) in try ChildProcess(launch) }
      folder.record(child.pid, isRunning: true)
      MemoryWatch.add(child, home: home.path, bytesMax: app.memoryMegabytes * 1_000_000)
      return child
    } catch {
      throw .notStarted(Executable.fault(of: launch, refusedFor: error))
    }
  }

  /// Starts a process, and where the machine has no room for it, once more without those that nobody needs yet.
  private static func startDaring(_ app: AppDescription) throws(LineFailure) -> Member {
    do throws(LineFailure) {
      return try start(app)
    } catch {
      drain()
      return try start(app)
    }
  }

  private static func start(_ app: AppDescription) throws(LineFailure) -> Member {
    let home: HomeFolder
    do throws(SystemError) {
      home = try HomeFolder()
    } catch {
      throw .noFolder("\(RunFolder.parent): \(error.text)")
    }
    do throws(LineFailure) {
      return Member(child: try start(app, in: home), home: home)
    } catch {
      home.remove()
      throw error
    }
  }

  /// Ends the processes that nobody came to need.
  static func drain() {
    let left = state.withLock { state in
      defer { state.spares = [:] }
      return state.spares.values.flatMap(\.self)
    }
    for member in left {
      var running = RunningApp(member.child)
      running.end(home: member.home.path)
      member.home.remove()
    }
  }
}
