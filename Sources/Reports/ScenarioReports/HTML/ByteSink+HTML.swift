extension ByteSink {
  /// Appends text that may hold anything, as characters that a browser shows and never obeys.
  ///
  /// Control characters and those that turn the direction of writing become visible signs.
  mutating func write(html text: String) {
    guard text.utf8.contains(where: Self.mayNeedEscape) else {
      return write(bytes: text.utf8)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "'": write("&#39;")
      case "\n", "\t": write(bytes: [UInt8(scalar.value)])
      default:
        if let sign = Self.sign(for: scalar) {
          write(bytes: sign.utf8)
        } else {
          write(bytes: String(scalar).utf8)
        }
      }
    }
  }

  /// Appends an attribute with a value that may hold anything.
  mutating func write(attribute name: StaticString, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    write(html: value)
    write("\"")
  }

  /// Appends text that may run in any direction without turning what stands around it.
  mutating func write(isolated text: String) {
    write("<bdi>")
    write(html: text)
    write("</bdi>")
  }

  /// Appends an element that holds nothing but text.
  mutating func write(_ element: StaticString, html text: String) {
    write("<")
    write(element)
    write(">")
    write(isolated: text)
    write("</")
    write(element)
    write(">")
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), 0xC2, 0xD8, 0xE2, 0xEF:
      true
    default: false
    }
  }

  /// What stands for a character that cannot be seen or would turn the text; nil for all others.
  static func sign(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
    case 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
      "\u{27E8}U+" + String(scalar.value, radix: 16, uppercase: true) + "\u{27E9}"
    default: nil
    }
  }
}
