/// The bytes of a source while it is being parsed: valid UTF-8, without bounds checks.
struct SourceText {
  let base: UnsafePointer<UInt8>
  let count: Int

  /// Makes the text of a buffer; nil for an empty one.
  init?(_ buffer: UnsafeBufferPointer<UInt8>) {
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return nil }
    self.base = base
    count = buffer.count
  }

  subscript(index: Int) -> UInt8 {
    @inline(__always) get { base[index] }
  }

  /// Returns the index of a byte in a range, or the range's end, eight bytes at a time.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = start
    while index &+ 8 <= end {
      let found = zeroBytes(word(at: index) ^ pattern)
      if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < end, base[index] != byte { index &+= 1 }
    return index
  }

  /// Tells whether certain bytes stand at an index.
  @inline(__always)
  func contains(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, before end: Int) -> Bool {
    guard bytes.count <= end &- index else { return false }
    var offset = 0
    while offset < bytes.count {
      if base[index &+ offset] != bytes[offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// Counts the code points of a range.
  func codePoints(from start: Int, to end: Int) -> Int {
    var count = 0
    var index = start
    while index < end {
      if base[index] & 0xC0 != 0x80 { count &+= 1 }
      index &+= 1
    }
    return count
  }

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes(range), as: UTF8.self)
  }

  @inline(__always)
  func word(at index: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}

/// Sets the high bit of every byte that is zero; bytes above the lowest such byte may be wrong.
@inline(__always)
func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}
