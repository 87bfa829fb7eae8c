/// A strict parser over the bytes of one JSON text.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private let limits: JSONValue.Limits
  private var depth = 0

  /// Creates a parser over valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONValue.Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Parses one value and nothing after it.
  mutating func parseDocument() throws(JSONError) -> JSONValue {
    let value = try parseValue()
    skipSpace()
    guard offset == bytes.count else { throw unexpected("the end of the text") }
    return value
  }

  /// Returns the byte at the offset, or `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the error that says what was found instead of the expected.
  func unexpected(_ expected: String) -> JSONError {
    guard let byte = next else {
      return JSONError(.unexpectedEnd(expected: expected), offset: offset)
    }
    return JSONError(.unexpectedByte(byte, expected: expected), offset: offset)
  }

  private mutating func parseValue() throws(JSONError) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { parser throws(JSONError) in try parser.parseObject() }
    case UInt8(ascii: "["):
      return try nested { parser throws(JSONError) in try parser.parseArray() }
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    default: throw unexpected("a value")
    }
  }

  private mutating func nested(
    _ parse: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < limits.depthMax else {
      throw JSONError(.tooDeep(depthMax: limits.depthMax), offset: offset)
    }
    depth += 1
    offset += 1
    let value = try parse(&self)
    depth -= 1
    return value
  }

  private mutating func parseArray() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      elements.append(try parseValue())
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw unexpected("“,” or “]”") }
    return .array(elements)
  }

  private mutating func parseObject() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    if skip(UInt8(ascii: "}")) { return .object([]) }
    // Room for most objects at once; growing to it member by member would move them three times.
    members.reserveCapacity(12)
    var names: Set<String> = []
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let start = offset
      let name = try parseString()
      if !limits.allowsRepeatedMembers, !names.insert(name).inserted {
        throw JSONError(.repeatedMember(name), offset: start)
      }
      guard skip(UInt8(ascii: ":")) else { throw unexpected("“:”") }
      members.append(JSONValue.Member(name, try parseValue()))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw unexpected("“,” or “}”") }
    return .object(members)
  }

  private mutating func parseWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw unexpected("“\(word)”") }
      offset += 1
    }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Skips space and then the byte, if it is there.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    offset += 1
    return true
  }
}
