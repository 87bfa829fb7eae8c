extension JSONValue {
  /// The value as JSON without any space; equal values have equal texts on every machine.
  ///
  /// Numbers have the fewest digits that read back the same. What is not finite becomes `null`.
  public var text: String {
    var writer = ByteWriter(capacity: Self.usualBytesMax)
    render(into: &writer)
    return writer.text
  }

  /// Room for most texts at once.
  private static let usualBytesMax = 256

  private func render(into writer: inout ByteWriter) {
    switch self {
    case .null: writer.write("null")
    case .bool(let bool): writer.write(bool ? "true" : "false")
    case .integer(let integer): writer.write(integer)
    case .double(let double): writer.write(double.isFinite ? "\(double)" : "null")
    case .string(let string): Self.render(string, into: &writer)
    case .array(let elements): Self.render(elements, into: &writer)
    case .object(let members): Self.render(members, into: &writer)
    }
  }

  private static func render(_ elements: [JSONValue], into writer: inout ByteWriter) {
    writer.write(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { writer.write(UInt8(ascii: ",")) }
      element.render(into: &writer)
    }
    writer.write(UInt8(ascii: "]"))
  }

  private static func render(_ members: [Member], into writer: inout ByteWriter) {
    writer.write(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { writer.write(UInt8(ascii: ",")) }
      render(member.name, into: &writer)
      writer.write(UInt8(ascii: ":"))
      member.value.render(into: &writer)
    }
    writer.write(UInt8(ascii: "}"))
  }

  /// Writes a string in its quotation marks.
  package static func render(_ string: String, into writer: inout ByteWriter) {
    writer.write(UInt8(ascii: "\""))
    var native = string
    native.withUTF8 { text in
      if text.contains(where: needsEscape) {
        for byte in text { write(byte, into: &writer) }
      } else {
        writer.write(text)
      }
    }
    writer.write(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Writes a byte of a string; those of letters beyond ASCII stand for themselves.
  private static func write(_ byte: UInt8, into writer: inout ByteWriter) {
    guard needsEscape(byte) else { return writer.write(byte) }
    switch byte {
    case UInt8(ascii: "\""): writer.write("\\\"")
    case UInt8(ascii: "\\"): writer.write("\\\\")
    case UInt8(ascii: "\n"): writer.write("\\n")
    case UInt8(ascii: "\r"): writer.write("\\r")
    case UInt8(ascii: "\t"): writer.write("\\t")
    default: writer.write((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
    }
  }
}
