/// Bytes that grow by single bits, the lowest bit of each byte first, as RFC 1951 packs them.
struct BitWriter {
  private var bytes: [UInt8] = []
  /// The bits that do not make a byte yet, and those that wait to be appended.
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  /// Appends the lowest bits of a number, 32 at most.
  mutating func write(_ value: UInt32, bitCount: Int) {
    waiting |= UInt64(value) << waitingCount
    waitingCount += bitCount
    while waitingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingCount -= 8
    }
  }

  /// Returns all bytes; what is left of the last one is 0.
  consuming func finish() -> [UInt8] {
    if waitingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: waiting)) }
    return bytes
  }
}
