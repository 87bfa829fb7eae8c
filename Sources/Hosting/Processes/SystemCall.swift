import CProcesses

// The C library of the platform, for whoever imports this room: nobody else asks which one it is.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

/// A refusal of the operating system.
package struct SystemError: Error, Hashable, Sendable {
  /// The number by which the system calls it.
  package let code: Int32

  /// An error of the number.
  package init(code: Int32) { self.code = code }

  /// The error of the call that was just made.
  package static var last: SystemError { SystemError(code: errno) }

  /// Whether the call would have had to wait.
  package var wouldWait: Bool { code == EAGAIN || code == EWOULDBLOCK }

  /// The reason in the system's words, starting in lower case.
  package var text: String {
    guard let message = strerror(code) else { return "error \(code)" }
    let text = String(cString: message)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// The system's calls under names that no method shadows.
package enum SystemCall {
  /// Gives memory that nobody has any more back to the system.
  package static func giveBackMemory() { rehearsal_give_back_memory() }

  /// The bytes that are there, at most so many; `nil` at the end.
  package static func read(_ descriptor: Int32, atMost count: Int) throws(SystemError) -> [UInt8]? {
    var found = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      found = uninterrupted { readBytes(descriptor, buffer.baseAddress, count) }
      written = max(0, found)
    }
    guard found >= 0 else { throw .last }
    return found == 0 ? nil : bytes
  }

  /// What stands in a small file, up to so many bytes; nothing where it cannot be read.
  static func contents(_ path: String, atMost count: Int) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { closeDescriptor(file) }
    var bytes: [UInt8] = []
    while bytes.count < count, let more = try? read(file, atMost: 65_536) { bytes += more }
    return bytes
  }

  /// The names of what lies in a folder, in no order; `nil` where it cannot be looked into.
  package static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Writes what can be written without waiting, and returns how many bytes that was.
  package static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError)
    -> Int
  {
    let count = bytes.withUnsafeBytes { bytes in
      uninterrupted { writeBytes(descriptor, bytes.baseAddress, bytes.count) }
    }
    guard count >= 0 else { throw .last }
    return count
  }

  /// A pipe that no other process inherits: the end to read from, the end to write to.
  package static func makePipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard rehearsal_make_pipe(&ends) == 0 else { throw .last }
    return (ends[0], ends[1])
  }

  /// Lets reading and writing return at once where they would have to wait.
  package static func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Waits for a child of this process to end; returns what the system says of its end.
  @discardableResult
  static func wait(for pid: pid_t) -> Int32 {
    var status: Int32 = 0
    _ = uninterrupted { Int(waitpid(pid, &status, 0)) }
    return status
  }

  /// Makes a call again as long as signals interrupt it.
  private static func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Returns a path as it is from the root, whatever folder is worked in.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }

  /// Closes a descriptor.
  package static func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

  /// The seconds since 1970 by the clock on the wall, which may be set at any time.
  package static var secondsSince1970: Int64 { Int64(time(nil)) }

  /// The milliseconds that a clock shows which nobody sets.
  package static var milliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}

// Outside of the type, where its own methods do not stand before the system's.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func writeBytes(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
