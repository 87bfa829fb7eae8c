#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A refusal of the operating system.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  /// The error of the call that was just made.
  static var last: SystemError { SystemError(code: errno) }

  static let brokenPipe = SystemError(code: EPIPE)

  var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  /// The reason in the system's words, starting in lower case.
  var text: String {
    guard let message = strerror(code) else { return "error \(code)" }
    let text = String(cString: message)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
