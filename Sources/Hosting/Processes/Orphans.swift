import CProcesses
import Synchronization

/// Processes that an app has started and that have left its group: they must end with it all the same.
///
/// On Linux a run that starts apps adopts them: what loses its parent becomes a child of the run, where it is found.
package enum Orphans {
  private struct State: ~Copyable {
    /// Whether this process is a program of its own that may become the parent of others.
    var mayAdopt = false
    /// The processes that the run has started itself and that still run.
    var known: Set<pid_t> = []
    /// What was ended of an app that is still to be put away, by the app's process; parents come before their children.
    var stopped: [pid_t: [pid_t]] = [:]
  }

  private static let state = Mutex(State())
  /// The most rounds of looking for what is left; each ends one generation of them.
  private static let roundsMax = 100

  /// Has this process become the parent of what loses its own, once it starts an app.
  ///
  /// A program says so at its beginning. Who is a guest in a process, such as a test, does not: whatever loses its parent below
  /// that process would come to it, and be in the way of others that wait for their own children there.
  package static func willAdopt() { state.withLock { $0.mayAdopt = true } }

  /// Takes note of a process that the run starts; it is started under the lock, so that it is never taken for an orphan.
  package static func starting(_ start: () throws(SystemError) -> ChildProcess) throws(SystemError)
    -> ChildProcess
  {
    let started: Result<ChildProcess, SystemError> = state.withLock { state in
      if state.mayAdopt { rehearsal_adopt_orphans() }
      return Result { () throws(SystemError) in
        let child = try start()
        state.known.insert(child.pid)
        return child
      }
    }
    return try started.get()
  }

  /// Returns for each app the processes that belong to it: itself, what has come from it, and what has lost its parents.
  static func families(of apps: [MemoryWatch.App]) -> [[pid_t]] {
    families(of: apps, besides: state.withLock { $0.known })
  }

  private static func families(
    of apps: [MemoryWatch.App], besides own: Set<pid_t>
  ) -> [[pid_t]] {
    let strays = ProcessTree.children(of: "self").filter { !own.contains($0) }
      .map { (pid: $0, homes: homes(inVariablesOf: $0)) }
    return apps.map { app in
      let roots = [app.pid] + strays.filter { $0.homes.contains(app.home) }.map(\.pid)
      return roots.flatMap(ProcessTree.members)
    }
  }

  /// Ends all that an app has running at once, and leaves it to be put away by whoever has it.
  ///
  /// It is asked whether that is still meant while no process can be put away and leave its number to another.
  static func stop(_ app: MemoryWatch.App, where isStillMeant: () -> Bool) {
    state.withLock { state in
      guard state.known.contains(app.pid), isStillMeant() else { return }
      let family = families(of: [app], besides: state.known).joined()
      kill(-app.pid, SIGKILL)
      for pid in family { kill(pid, SIGKILL) }
      state.stopped[app.pid, default: []] += family
    }
  }

  /// Ends the process of an app, everything in its group, and whatever had left the group.
  ///
  /// Of the other children of this process only those are touched that live by the app's home: their variables name it, and
  /// those of no other app do.
  package static func end(_ child: ChildProcess, home: String) -> ProcessEnd {
    state.withLock { state in
      let end = child.end()
      state.known.remove(child.pid)
      MemoryWatch.remove(child.pid)
      for pid in state.stopped.removeValue(forKey: child.pid) ?? []
      where !state.known.contains(pid) {
        SystemCall.wait(for: pid)
      }
      for _ in 0..<roundsMax {
        let left = ProcessTree.children(of: "self").filter {
          !state.known.contains($0) && homes(inVariablesOf: $0).contains(home)
        }
        guard !left.isEmpty else { break }
        for pid in left { endOrphan(pid) }
      }
      return end
    }
  }

  /// Waits for a tool that is about to end, or ends it, and then ends what it may have left in its group.
  static func finish(_ child: ChildProcess, isReady: Bool) -> ProcessEnd {
    let ended = isReady ? child.wait() : child.end()
    state.withLock { state in
      kill(-child.pid, SIGKILL)
      ChildProcess.collect(group: child.pid)
      state.known.remove(child.pid)
    }
    return ended
  }

  /// The folders that the variables of a process call its home.
  private static func homes(inVariablesOf pid: pid_t) -> [String] {
    let name = Array("HOME=".utf8)
    return SystemCall.contents("/proc/\(pid)/environ", atMost: 8 << 20).split(separator: 0)
      .filter { $0.starts(with: name) }
      .map { String(decoding: $0.dropFirst(name.count), as: UTF8.self) }
  }

  private static func endOrphan(_ pid: pid_t) {
    // Its group with it, where it has one of its own: what it forks meanwhile is in it.
    let group = getpgid(pid)
    if group > 0, group != getpgrp() {
      kill(-group, SIGKILL)
      ChildProcess.collect(group: group)
    } else {
      kill(pid, SIGKILL)
      SystemCall.wait(for: pid)
    }
  }
}
