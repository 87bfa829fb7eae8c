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

  @inline(never)
  private static func countNewlines(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: "\n") {
      count += 1
    }
    return count
  }
}
