import Processes

/// The system's calls under names that no method shadows.
enum FileCalls {
  /// Reads as `read` does: the number of bytes, 0 at the end, or -1 with `errno` set.
  static func readBytes(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    read(descriptor, buffer, count)
  }

  /// Writes as `write` does: the number of bytes, or -1 with `errno` set.
  static func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
  }

  /// Writes all bytes, however often the system takes only some.
  static func writeAll(_ descriptor: Int32, _ bytes: some Collection<UInt8>) throws(SystemError) {
    let whole = ContiguousArray(bytes)
    var offset = 0
    while offset < whole.count {
      let count = whole.withUnsafeBytes { buffer in
        writeBytes(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      offset += count
    }
  }

  /// Reads what fits into a buffer; nil at the end.
  static func readSome(
    _ descriptor: Int32, into buffer: inout [UInt8]
  ) throws(SystemError) -> Int? {
    while true {
      let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      return count == 0 ? nil : count
    }
  }

  /// Makes the folders in which a file is to lie.
  ///
  /// One that is there already is as good. Returns why one could not be made, which the file's own fault does not tell.
  static func makeFolders(of path: String, in folder: WorkingFolder) -> SystemError? {
    var refusal: SystemError?
    var made = path.hasPrefix("/") ? "/" : ""
    for part in FilePath.parent(of: path).split(separator: "/") {
      made = FilePath.join(made, String(part))
      guard mkdir(folder.resolve(made), 0o777) != 0, errno != EEXIST, refusal == nil else {
        continue
      }
      refusal = .last
    }
    return refusal
  }

  /// Returns where a path leads: the way through links and `..`, and the name, if nothing is there yet.
  static func destination(of path: String) -> String {
    if let whole = real(path) { return whole }
    let parent = FilePath.parent(of: path)
    guard let folder = real(parent.isEmpty ? "." : parent) else { return FilePath.tidied(path) }
    return FilePath.join(folder, FilePath.lastName(of: path))
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

/// A refusal of the operating system.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  /// The error of the call that was just made.
  static var last: SystemError { SystemError(code: errno) }

  static let brokenPipe = SystemError(code: EPIPE)

  var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a link that leads nowhere may be the reason.
  var mayBeLink: Bool { isMissingFile || code == ELOOP }

  /// The reason in the system's words, starting in lower case.
  var text: String {
    guard let message = strerror(code) else { return "error \(code)" }
    let text = String(cString: message)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
