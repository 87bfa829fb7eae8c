import CProcesses
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Processes that an app has started and that have left its group: they must end with it all the same.
///
/// On Linux the run adopts them: what loses its parent becomes a child of the run, where it is found.
package enum Orphans {
  /// The processes that the run has started itself and that still run.
  private static let known = Mutex<Set<pid_t>>([])
  /// The most rounds of looking for what is left; each ends one generation of them.
  private static let roundsMax = 100

  /// Has the run become the parent of what loses its own.
  static func adopt() {
    rehearsal_adopt_orphans()
  }

  /// Takes note of a process that the run starts; it is started under the lock, so that it is never taken for an orphan.
  package static func starting(_ start: () throws(SystemError) -> ChildProcess) throws(SystemError)
    -> ChildProcess
  {
    let started: Result<ChildProcess, SystemError> = known.withLock { pids in
      Result { () throws(SystemError) in
        let child = try start()
        pids.insert(child.pid)
        return child
      }
    }
    return try started.get()
  }

  /// Ends the process of an app, everything in its group, and whatever had left the group.
  ///
  /// Of the other children of this process only those are touched that live by the app's home: their variables name it, and
  /// those of no other app do.
  package static func end(_ child: ChildProcess, home: String) -> ProcessEnd {
    known.withLock { pids in
      let end = child.end()
      pids.remove(child.pid)
      for _ in 0..<roundsMax {
        let left = adopted().filter { !pids.contains($0) && isNamed(home, inVariablesOf: $0) }
        guard !left.isEmpty else { break }
        for pid in left { endOrphan(pid) }
      }
      return end
    }
  }

  /// Waits for a tool that is about to end, or ends it, and then ends what it may have left in its group.
  static func finish(_ child: ChildProcess, isReady: Bool) -> ProcessEnd {
    let ended = isReady ? child.wait() : child.end()
    known.withLock { pids in
      kill(-child.pid, SIGKILL)
      ChildProcess.collect(group: child.pid)
      pids.remove(child.pid)
    }
    return ended
  }

  /// Tells whether the variables of a process say that a folder is its home.
  private static func isNamed(_ home: String, inVariablesOf pid: pid_t) -> Bool {
    let wanted = Array("HOME=\(home)".utf8)
    return SystemCall.contents("/proc/\(pid)/environ", atMost: 8 << 20).split(separator: 0)
      .contains { $0.elementsEqual(wanted) }
  }

  private static func endOrphan(_ pid: pid_t) {
    // Its group with it, where it has one of its own: what it forks meanwhile is in it.
    let group = getpgid(pid)
    if group > 0, group != getpgrp() {
      kill(-group, SIGKILL)
      ChildProcess.collect(group: group)
    } else {
      kill(pid, SIGKILL)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
    }
  }

  /// The children of this process.
  private static func adopted() -> [pid_t] {
    #if os(Linux)
      guard let tasks = opendir("/proc/self/task") else { return [] }
      defer { closedir(tasks) }
      var found: [pid_t] = []
      while let entry = readdir(tasks) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name.first != "." else { continue }
        found += numbers(in: "/proc/self/task/\(name)/children")
      }
      return found
    #else
      return []
    #endif
  }

  private static func numbers(in path: String) -> [pid_t] {
    let bytes = SystemCall.contents(path, atMost: 1 << 20)
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
  }
}
