#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Programs on the machine.
package enum Executable {
  /// Tells whether a file is there that may be started.
  package static func exists(_ path: String) -> Bool {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }

  /// Returns where a shell with this `PATH` finds a program of the name; `nil` where there is none.
  package static func find(_ name: String, path: String?) -> String? {
    (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: exists)
  }
}
