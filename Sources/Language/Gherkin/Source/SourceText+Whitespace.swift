// White space as the official parsers see it: the ASCII blanks, U+0085, U+00A0 and the other
// space characters of Unicode.

extension SourceText {
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
