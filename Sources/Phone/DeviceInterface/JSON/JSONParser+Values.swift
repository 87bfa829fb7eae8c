extension JSONParser {
  /// Parses a string from its opening to its closing quote.
  mutating func parseString() throws(JSONError) -> String {
    offset += 1
    var run = offset
    skipPlainBytes()
    if next == UInt8(ascii: "\"") {
      // Most strings have no escapes and are taken in one piece.
      defer { offset += 1 }
      return piece(from: run)
    }
    var result = ""
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        defer { offset += 1 }
        return result + piece(from: run)
      case UInt8(ascii: "\\"):
        result += piece(from: run)
        result.unicodeScalars.append(try parseEscape())
        run = offset
      case 0..<0x20:
        throw JSONError(.controlCharacter(byte), offset: offset)
      default:
        skipPlainBytes()
      }
    }
    throw unexpected("“\"” at the end of the string")
  }

  /// Skips what stands for itself, up to a quote, an escape or a byte that no string may have.
  private mutating func skipPlainBytes() {
    var end = offset
    let raw = UnsafeRawBufferPointer(bytes)
    // Eight at a time, as most of what a text holds stands in strings.
    while end + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
      let ends = Self.endings(in: word)
      guard ends == 0 else {
        offset = end + ends.trailingZeroBitCount / 8
        return
      }
      end += 8
    }
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""),
      bytes[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    offset = end
  }

  /// Marks with its highest bit the first of eight bytes that is a quote, a backslash or a control character.
  ///
  /// Bytes behind the first that is one may be marked as well.
  private static func endings(in word: UInt64) -> UInt64 {
    let (ones, highs) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found =
      ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes)
      | ((slashes &- ones) & ~slashes)
    return found & highs
  }

  private func piece(from start: Int) -> String {
    let text = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    guard text.count <= Self.shortBytesMax else { return String(decoding: text, as: UTF8.self) }
    // Names are mostly short, and such a string is made in place of the bytes that are copied.
    return String(unsafeUninitializedCapacity: text.count) { $0.initialize(fromContentsOf: text) }
  }

  /// The bytes of strings that need no memory of their own.
  private static let shortBytesMax = 15

  private mutating func parseEscape() throws(JSONError) -> Unicode.Scalar {
    offset += 1
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape()
    default: throw unexpected("one of “\"\\/bfnrtu” after the backslash")
    }
    offset += 1
    return scalar
  }

  /// Parses from the "u" of an escape on, and the second half of a surrogate pair with it.
  private mutating func parseUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let start = offset - 1
    let high = try parseHexDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, next == UInt8(ascii: "\\") else {
      throw JSONError(.loneSurrogate, offset: start)
    }
    offset += 1
    guard next == UInt8(ascii: "u") else { throw JSONError(.loneSurrogate, offset: start) }
    let low = try parseHexDigits()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw JSONError(.loneSurrogate, offset: start) }
    return scalar
  }

  private mutating func parseHexDigits() throws(JSONError) -> UInt32 {
    offset += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  /// Parses a number in JSON's grammar, which is narrower than Swift's.
  mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = offset
    var short = ShortNumber()
    short.isNegative = skipOne { $0 == UInt8(ascii: "-") }
    if !skipOne({ $0 == UInt8(ascii: "0") }) { try readDigits(&short) }
    let integerEnd = offset
    if skipOne({ $0 == UInt8(ascii: ".") }) {
      short.scale = 1
      try readDigits(&short)
    }
    if skipOne({ $0 | 0x20 == UInt8(ascii: "e") }) {
      short.hasExponent = true
      skipOne { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      var exponent = ShortNumber()
      try readDigits(&exponent)
    }
    if let value = short.value { return value }
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

  /// Reads one digit or more, which go into the number.
  private mutating func readDigits(_ number: inout ShortNumber) throws(JSONError) {
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) {
      number.add(bytes[offset])
      offset += 1
    }
    if offset == start { throw unexpected("a digit") }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// The number that a text's digits make, as long as they are 15 at most and there is no exponent.
///
/// Such digits and such a power of ten are exact, so one division rounds them as they must be rounded.
private struct ShortNumber {
  private static let countMax = 15
  private var digits: Int64 = 0
  private var count = 0
  /// By what the digits are divided; zero before a decimal point.
  var scale: Int64 = 0
  var isNegative = false
  var hasExponent = false

  mutating func add(_ digit: UInt8) {
    count += 1
    guard count <= Self.countMax else { return }
    digits = digits &* 10 &+ Int64(digit & 0x0F)
    scale = scale &* 10
  }

  /// The number; `nil` where it is longer, or minus zero, which no integer is.
  var value: JSONValue? {
    guard !hasExponent, count <= Self.countMax, digits != 0 || !isNegative else { return nil }
    let signed = isNegative ? -digits : digits
    return scale == 0 ? .integer(signed) : .double(Double(signed) / Double(scale))
  }
}
