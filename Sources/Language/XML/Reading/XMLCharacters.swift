/// The characters that may stand where (XML 1.0, fifth edition, 2.2 and 2.3).
enum XMLCharacters {
  /// Returns the length of a character by its first byte; the text is known to be UTF-8.
  @inline(__always)
  static func width(of byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// Tells whether an ASCII character may stand in a name, or begin it.
  @inline(__always)
  static func isName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, UInt8(ascii: "_"), UInt8(ascii: ":"): true
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }

  /// Tells whether a character of several bytes may stand in a name, or begin it.
  static func isName(_ bytes: [UInt8], at index: Int, _ width: Int, first: Bool) -> Bool {
    guard index + width <= bytes.count else { return false }
    var value = UInt32(bytes[index]) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
    for offset in 1..<width { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return isName(value, first: first)
  }

  private static func isName(_ value: UInt32, first: Bool) -> Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: !first
    default: false
    }
  }

  /// Tells whether bytes begin as a name does.
  static func beginsName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return scalar.isASCII
      ? isName(UInt8(ascii: scalar), first: true) : isName(scalar.value, first: true)
  }

  /// Returns what a reference stands for: one of the five entities, or a number such as `#65` or `#x41`.
  static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "apos": return "'"
    case "quot": return "\""
    default: break
    }
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first != "+", digits.first != "-",
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), isAllowed(value)
    else { return nil }
    return Unicode.Scalar(value)
  }

  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Returns where the first character stands that XML does not allow; the text is known to be UTF-8.
  static func firstForbidden(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        if byte < 0x20 {
          if byte != 0x09, byte != 0x0A, byte != 0x0D { return index }
        } else if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
          return index
        }
      }
      return nil
    }
  }
}
