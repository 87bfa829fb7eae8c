extension JSONParser {
  /// Parses a number in JSON's grammar, which is narrower than Swift's.
  mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = offset
    skipOne { $0 == UInt8(ascii: "-") }
    if !skipOne({ $0 == UInt8(ascii: "0") }) { try skipDigits() }
    let integerEnd = offset
    if skipOne({ $0 == UInt8(ascii: ".") }) { try skipDigits() }
    if skipOne({ $0 | 0x20 == UInt8(ascii: "e") }) {
      skipOne { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      try skipDigits()
    }
    if let short = shortNumber(from: start) { return short }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    // Minus zero has no integer, and what does not fit 64 bits is kept as well as it can be.
    if offset == integerEnd, text != "-0", let integer = Int64(text) { return .integer(integer) }
    guard let double = Double(text), double.isFinite else {
      throw JSONError(.numberOutOfRange, offset: start)
    }
    return .double(double)
  }

  /// Returns the number of the bytes that were just passed, if it has 15 digits at most and no exponent.
  ///
  /// Such digits and such a power of ten are exact, so one division rounds them as they must be rounded.
  private func shortNumber(from start: Int) -> JSONValue? {
    var (digits, count, scale) = (Int64(0), 0, Int64(0))
    for index in start..<offset {
      switch bytes[index] {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): scale = 1
      case let byte where isDigit(byte):
        digits = digits &* 10 &+ Int64(byte & 0x0F)
        scale = scale &* 10
        count += 1
        if count > 15 { return nil }
      default: return nil
      }
    }
    let isNegative = bytes[start] == UInt8(ascii: "-")
    // Minus zero has no integer.
    if digits == 0, isNegative { return nil }
    let signed = isNegative ? -digits : digits
    return scale == 0 ? .integer(signed) : .double(Double(signed) / Double(scale))
  }

  @discardableResult
  private mutating func skipOne(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard let byte = next, isWanted(byte) else { return false }
    offset += 1
    return true
  }

  private mutating func skipDigits() throws(JSONError) {
    guard skipOne(isDigit) else { throw unexpected("a digit") }
    while skipOne(isDigit) {}
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
