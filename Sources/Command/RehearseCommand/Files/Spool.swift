import Processes

/// The bytes of a file that is still being made: in memory while they are few, then in a file without a name.
///
/// Nothing is left behind when the process is ended, because a file without a name goes with the process.
final class Spool {
  /// The bytes from which on memory is not the place for them.
  private static let memoryBytes = 1 << 20

  private let file: AtomicFile
  private var pending: [UInt8] = []
  private var descriptor: Int32 = -1
  /// Why bytes are missing; what comes after the first fault is dropped.
  private var fault: SystemError?

  /// Creates an empty spool for the bytes of a file.
  init(beside file: AtomicFile) {
    self.file = file
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func append(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    pending += bytes
    guard pending.count >= Self.memoryBytes else { return }
    do throws(SystemError) {
      if descriptor < 0 { descriptor = try file.openNameless() }
      try FileCalls.writeAll(descriptor, pending)
      pending.removeAll(keepingCapacity: true)
    } catch {
      fault = error
      pending = []
    }
  }

  /// Copies everything to another descriptor.
  func copy(to other: Int32) throws(SystemError) {
    if let fault { throw fault }
    if descriptor >= 0 {
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
      var buffer = [UInt8](repeating: 0, count: Self.memoryBytes)
      while let count = try FileCalls.readSome(descriptor, into: &buffer) {
        try FileCalls.writeAll(other, buffer[..<count])
      }
    }
    try FileCalls.writeAll(other, pending)
  }
}
