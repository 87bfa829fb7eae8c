extension JSONValue {
  /// The value as JSON without any space; equal values have equal texts on every machine.
  ///
  /// Numbers have the fewest digits that read back the same. What is not finite becomes `null`.
  public var text: String {
    // Byte by byte, which costs a fraction of what putting strings together does.
    var bytes: [UInt8] = []
    // Room for most texts at once; growing to it piece by piece would move them again and again.
    bytes.reserveCapacity(Self.usualBytesMax)
    render(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let usualBytesMax = 256

  private func render(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .integer(let integer): DecimalDigits.append(integer, to: &bytes)
    case .double(let double): bytes += (double.isFinite ? "\(double)" : "null").utf8
    case .string(let string): Self.render(string, into: &bytes)
    case .array(let elements): Self.render(elements, into: &bytes)
    case .object(let members): Self.render(members, into: &bytes)
    }
  }

  private static func render(_ elements: [JSONValue], into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      element.render(into: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func render(_ members: [Member], into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      render(member.name, into: &bytes)
      bytes.append(UInt8(ascii: ":"))
      member.value.render(into: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends a string in its quotation marks.
  package static func render(_ string: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var native = string
    native.withUTF8 { text in
      if text.contains(where: needsEscape) {
        for byte in text { append(byte, to: &bytes) }
      } else {
        bytes.append(contentsOf: text)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Appends a byte of a string; those of letters beyond ASCII stand for themselves.
  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    guard needsEscape(byte) else { return bytes.append(byte) }
    switch byte {
    case UInt8(ascii: "\""): bytes += "\\\"".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    default: bytes += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
    }
  }
}
