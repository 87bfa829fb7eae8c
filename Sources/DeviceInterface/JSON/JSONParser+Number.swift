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
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    // Minus zero has no integer, and what does not fit 64 bits is kept as well as it can be.
    if offset == integerEnd, text != "-0", let integer = Int64(text) { return .integer(integer) }
    guard let double = Double(text), double.isFinite else {
      throw JSONError(.numberOutOfRange, offset: start)
    }
    return .double(double)
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
