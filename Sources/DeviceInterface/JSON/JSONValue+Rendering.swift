extension JSONValue {
  /// The value as JSON without any space; equal values have equal texts on every machine.
  ///
  /// Numbers have the fewest digits that read back the same. What is not finite becomes `null`.
  public var text: String {
    var text = ""
    render(into: &text)
    return text
  }

  /// Appends the value's text.
  public func render(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .double(let double): text += double.isFinite ? "\(double)" : "null"
    case .string(let string): Self.render(string, into: &text)
    case .array(let elements): Self.render(elements, into: &text)
    case .object(let members): Self.render(members, into: &text)
    }
  }

  private static func render(_ elements: [JSONValue], into text: inout String) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      element.render(into: &text)
    }
    text += "]"
  }

  private static func render(_ members: [Member], into text: inout String) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      render(member.name, into: &text)
      text += ":"
      member.value.render(into: &text)
    }
    text += "}"
  }

  private static func render(_ string: String, into text: inout String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { text += escaped(scalar) }
    }
    text += "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{0}"..<"\u{10}": "\\u000" + String(scalar.value, radix: 16)
    case "\u{10}"..<"\u{20}": "\\u00" + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}
