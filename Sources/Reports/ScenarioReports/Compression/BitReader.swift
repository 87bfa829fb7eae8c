/// The bits of a stream, the lowest of each byte first.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  /// Begins with the first bit.
  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  /// How many bytes have been begun.
  var usedCount: Int { place - bytes.startIndex - waitingCount / 8 }

  /// The next bits without taking them; zeros where there are no more.
  mutating func peek(_ count: Int) -> Int {
    while waitingCount < count, place < bytes.endIndex {
      waiting |= UInt64(bytes[place]) << waitingCount
      place += 1
      waitingCount += 8
    }
    return Int(waiting & (1 << count - 1))
  }

  /// Takes bits that have been looked at.
  mutating func take(_ count: Int) throws(Gzip.Fault) {
    guard count <= waitingCount else { throw .cut }
    waiting >>= count
    waitingCount -= count
  }

  /// Returns the next bits, 16 at most.
  mutating func read(_ count: Int) throws(Gzip.Fault) -> Int {
    let value = peek(count)
    try take(count)
    return value
  }

  /// Leaves out what is left of a byte.
  mutating func skipToByte() {
    let rest = waitingCount % 8
    waiting >>= rest
    waitingCount -= rest
  }
}
