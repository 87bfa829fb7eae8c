#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A descriptor of the process, such as standard output.
///
/// A reader that goes away, as `head` does, is no error: what follows is dropped. Any other failure is kept,
/// so that the command can say that its report is not complete.
final class DescriptorOutput: ByteOutput {
  private let descriptor: Int32
  /// Bytes at the start that an earlier life of this process has written already.
  private var skip: Int
  private let didWrite: (Int) -> Void
  private(set) var isClosed = false
  private(set) var failure: SystemError?

  init(_ descriptor: Int32, skipping skip: Int = 0, didWrite: @escaping (Int) -> Void = { _ in }) {
    self.descriptor = descriptor
    self.skip = skip
    self.didWrite = didWrite
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func write(_ bytes: ArraySlice<UInt8>) {
    let start = min(skip, bytes.count)
    skip -= start
    guard start < bytes.count, !isClosed else { return }
    bytes.withUnsafeBytes { buffer in write(buffer, from: start) }
  }

  private func write(_ buffer: UnsafeRawBufferPointer, from start: Int) {
    var offset = start
    while offset < buffer.count {
      let count = SystemCalls.writeBytes(
        descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      if count > 0 {
        offset += count
        didWrite(count)
      } else if !canGoOn(after: SystemError.last) {
        isClosed = true
        return
      }
    }
  }

  private func canGoOn(after error: SystemError) -> Bool {
    if error.code == EINTR { return true }
    if error.code == EAGAIN {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    }
    if error != .brokenPipe { failure = error }
    return false
  }
}
