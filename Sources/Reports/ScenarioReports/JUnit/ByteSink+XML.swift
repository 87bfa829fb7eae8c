extension ByteSink {
  /// Appends text that may hold anything, as characters that an XML parser gives back.
  mutating func write(xml text: String, inAttribute: Bool) {
    var text = text
    text.withUTF8 { utf8 in
      var plain = 0
      var index = 0
      while index < utf8.count {
        let length = Self.specialLength(in: utf8, at: index, inAttribute)
        guard length > 0 else {
          index += 1
          continue
        }
        write(bytes: UnsafeBufferPointer(rebasing: utf8[plain..<index]))
        write(Self.replacement(of: utf8[index]))
        index += length
        plain = index
      }
      write(bytes: UnsafeBufferPointer(rebasing: utf8[plain...]))
    }
  }

  /// Returns the number of bytes that must be written in another way; 0 for what is plain.
  private static func specialLength(
    in utf8: UnsafeBufferPointer<UInt8>, at index: Int, _ inAttribute: Bool
  ) -> Int {
    switch utf8[index] {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\r"): 1
    case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\t"): inAttribute ? 1 : 0
    case 0..<0x20: 1
    // U+FFFE and U+FFFF, in UTF-8 EF BF BE and EF BF BF.
    case 0xEF where utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE: 3
    default: 0
    }
  }

  private static func replacement(of byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    // Parsers turn these into spaces or drop them unless they are written as numbers.
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\t"): "&#9;"
    case UInt8(ascii: "\r"): "&#13;"
    // XML 1.0 cannot hold the others, not even as numbers.
    default: "\u{FFFD}"
    }
  }
}
