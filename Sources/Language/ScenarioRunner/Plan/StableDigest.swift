/// A digest of bytes that is the same on every machine and in every run (FNV-1a); what must not be guessed is not kept by it.
package struct StableDigest: Hashable, Sendable {
  /// What has been added so far, as a number.
  package private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of nothing.
  package init() {}

  /// Adds a text; nothing tells where it ends.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds so many of a number's bytes, the lowest first.
  package mutating func add(_ number: UInt64, byteCount: Int) {
    var rest = number
    for _ in 0..<byteCount {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  private mutating func add(_ byte: UInt8) {
    bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
