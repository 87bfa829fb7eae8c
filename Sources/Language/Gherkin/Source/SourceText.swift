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

  // White space as the official parsers see it: the ASCII blanks, U+0085, U+00A0 and the other
  // space characters of Unicode.

  /// Returns the index of the first character that is not white space.
  @inline(__always)
  func skippingWhitespace(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let byte = base[index]
      if byte == 0x20 {
        index &+= 1
      } else {
        let width = whitespaceWidth(at: index, end: end)
        if width == 0 { return index }
        index &+= width
      }
    }
    return index
  }

  /// Returns the end of the last character that is not white space.
  @inline(__always)
  func droppingWhitespace(from start: Int, to end: Int) -> Int {
    var index = end
    while index > start {
      let byte = base[index &- 1]
      if byte > 0x20, byte < 0x80 { return index }
      let width = whitespaceWidth(before: index, start: start)
      if width == 0 { return index }
      index &-= width
    }
    return index
  }

  /// Returns a range without the white space at its ends.
  @inline(__always)
  func trimmed(from start: Int, to end: Int) -> Range<Int> {
    let first = skippingWhitespace(from: start, to: end)
    return first..<droppingWhitespace(from: first, to: end)
  }

  /// Returns how many bytes of white space start at an index; 0 for none.
  @inline(__always)
  func whitespaceWidth(at index: Int, end: Int) -> Int {
    let byte = base[index]
    if byte < 0x80 { return isASCIIWhitespace(byte) ? 1 : 0 }
    guard byte == 0xC2 || byte == 0xE1 || byte == 0xE2 || byte == 0xE3 else { return 0 }
    let width = byte == 0xC2 ? 2 : 3
    guard index &+ width <= end else { return 0 }
    return isWideWhitespace(at: index, width: width) ? width : 0
  }

  private func whitespaceWidth(before index: Int, start: Int) -> Int {
    let byte = base[index &- 1]
    if byte < 0x80 { return isASCIIWhitespace(byte) ? 1 : 0 }
    for width in 2...3 where index &- width >= start {
      if base[index &- width] & 0xC0 == 0x80 { continue }
      return isWideWhitespace(at: index &- width, width: width) ? width : 0
    }
    return 0
  }

  @inline(__always)
  private func isASCIIWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 < 5
  }

  private func isWideWhitespace(at index: Int, width: Int) -> Bool {
    var scalar = UInt32(base[index])
    for offset in 1..<width { scalar = scalar << 8 | UInt32(base[index + offset]) }
    switch scalar {
    case 0xC285, 0xC2A0, 0xE19A80, 0xE28080...0xE2808A, 0xE280A8, 0xE280A9, 0xE280AF, 0xE2819F,
      0xE38080:
      return true
    default:
      return false
    }
  }
}

/// Sets the high bit of every byte that is zero; bytes above the lowest such byte may be wrong.
@inline(__always)
func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}
