@testable import RehearseCommand

/// An output that keeps what is written to it.
final class MemoryOutput: ByteOutput {
  let isTerminal: Bool
  let isClosed = false
  let failure: SystemError? = nil
  private(set) var bytes: [UInt8] = []

  let columns: Int?

  init(isTerminal: Bool = false, columns: Int? = nil) {
    (self.isTerminal, self.columns) = (isTerminal, columns)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ more: ArraySlice<UInt8>) {
    bytes += more
  }
}
