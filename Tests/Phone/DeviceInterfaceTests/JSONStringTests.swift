import Testing

@testable import DeviceInterface

/// Strings are read eight bytes at a time, so what ends them is tried at every place.
@Suite struct JSONStringTests {
  @Test(arguments: 0..<26)
  func `a string is read to its end, wherever that is, and whatever it is made of`(_ count: Int)
    throws
  {
    for piece in ["a", "ż", "🐈", " ", "~", "]"] {
      let text = String(repeating: piece, count: count)
      #expect(try JSONValue(parsing: "[\"\(text)\",1]") == .array([.string(text), .integer(1)]))
    }
  }

  @Test(arguments: 0..<26)
  func `an escape is read at every place`(_ place: Int) throws {
    let before = String(repeating: "ab", count: place)
    let value = try JSONValue(parsing: "\"\(before)\\\"\\\\\\u0041\(before)\"")
    #expect(value == .string("\(before)\"\\A\(before)"))
  }

  @Test(arguments: 0..<26)
  func `a control character is told at its place`(_ place: Int) {
    let before = String(repeating: "ż", count: place)
    for byte in [UInt8(0), 0x1F, 0x0A] {
      let error = JSONError(.controlCharacter(byte), offset: 1 + 2 * place)
      #expect(throws: error) {
        try JSONValue(parsing: "\"\(before)\(Character(UnicodeScalar(byte)))behind it\"")
      }
    }
  }

  @Test(arguments: 0..<26)
  func `a string without an end is told at the text's end`(_ count: Int) {
    let text = "\"" + String(repeating: "a", count: count)
    #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
  }
}
