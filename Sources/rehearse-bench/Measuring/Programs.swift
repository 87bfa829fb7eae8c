#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

  static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0
  }
}
