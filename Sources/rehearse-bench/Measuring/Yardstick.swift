/// What other figures are compared with: counting newlines, one byte after the other.
///
/// The loop is the plainest one. Its count is checked for overflow, so it may end at every byte, and the compiler
/// neither unrolls it nor takes several bytes at once: per byte it compares, branches and counts.
/// About 1.6 to 2.1 GB/s on the machine the goals were set on.
enum Yardstick {
  /// The rate of the machine the goals were set on, in bytes per second.
  static let referenceRate = 1.6e9

  static func countNewlines(in corpus: [[UInt8]]) -> Int {
    var count = 0
    for bytes in corpus {
      count += bytes.withUnsafeBufferPointer(countNewlines)
    }
    return count
  }

  /// Counts the newlines twice at the same time, which shows what a second worker could gain at most.
  static func countNewlinesTwice(in corpus: [[UInt8]]) async -> Int {
    async let other = countNewlines(in: corpus)
    return countNewlines(in: corpus) + (await other)
  }

  @inline(never)
  private static func countNewlines(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: "\n") {
      count += 1
    }
    return count
  }
}
