import DeviceInterface
import TestSupport
import Testing

struct JSONValueTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), (" false\n", .bool(false)), ("0", .integer(0)),
    ("-12", .integer(-12)), ("-0", .double(-0.0)), ("1.5", .double(1.5)), ("1E2", .double(100)),
    ("1e-2", .double(0.01)), ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)), (#""""#, .string("")),
    (#""Zażółć 🐈""#, .string("Zażółć 🐈")),
    (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{C}\n\r\tz")),
    (#""\u017c\uD83D\ude00\u0000""#, .string("ż😀\0")), ("[]", .array([])),
    ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])), ("{ }", .object([])),
    (
      #"{"b":1, "a" : {"b":[]}}"#,
      .object([.init("b", .integer(1)), .init("a", .object([.init("b", .array([]))]))])
    ),
  ])
  func `a valid text parses to its value`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(arguments: [
    ("", 0), ("  ", 2), ("nul", 3), ("nulL", 3), ("tru e", 3), ("1 2", 2), ("01", 1), ("-", 1),
    ("-a", 1),
    ("1.", 2), ("1.e3", 2), ("1e", 2), ("1e+", 3), ("+1", 0), (".5", 0), ("NaN", 0), ("[1,]", 3),
    ("[1 2]", 3), ("[", 1), ("[1", 2), ("{", 1), (#"{"a"}"#, 4), (#"{"a":}"#, 5), (#"{"a":1,}"#, 7),
    ("{1:2}", 1), (#""abc"#, 4), ("\"a\nb\"", 2), (#""\x""#, 2), (#""\u12g4""#, 5),
    (#""\ud800""#, 1),
    (#""\ud800\n""#, 1), (#""\ud800\u0041""#, 1), (#""\udc00""#, 1), ("'a'", 0), ("\u{FEFF}1", 0),
    ("1e999", 0), ("-1e999", 0), ("[1]]", 3),
  ])
  func `an invalid text is refused at the byte where it goes wrong`(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.offset == offset)
    #expect(error?.description.hasPrefix("byte \(offset): ") == true)
  }

  @Test func `nesting and size are bounded`() throws {
    let limits = JSONValue.Limits(bytesMax: 8, depthMax: 3)
    #expect(try JSONValue(parsing: "[[[]]]", limits: limits).array?.count == 1)
    #expect(throws: JSONError(.tooDeep(depthMax: 3), offset: 3)) {
      try JSONValue(parsing: "[[[[]]]]", limits: limits)
    }
    #expect(throws: JSONError(.tooLarge(bytesMax: 8), offset: 8)) {
      try JSONValue(parsing: "[1,2,3,4]", limits: limits)
    }
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError(.tooDeep(depthMax: 64), offset: 64)) { try JSONValue(parsing: deep) }
  }

  @Test func `members are found by name, the last one counting`() throws {
    let value = try JSONValue(parsing: #"{"n":1,"s":"x","b":true,"d":0.5,"n":2,"a":[null]}"#)
    #expect(value["n"]?.integer == 2)
    #expect(value["n"]?.double == 2)
    #expect(value["s"]?.string == "x")
    #expect(value["b"]?.bool == true)
    #expect(value["d"]?.double == 0.5)
    #expect(value["a"]?.array == [.null])
    #expect(value["missing"] == nil)
    #expect(value["s"]?.integer == nil)
    #expect(JSONValue.null["n"] == nil)
  }

  @Test(arguments: [
    "null", "true", "-12", "0.1", "52.2297", "1e+16", "5e-324", #""a\"\\\n\r\t\u0001\u001fż🐈/""#,
    #"{"b":[1,{"a":""}],"a":{}}"#, "[]", "-0.0",
  ])
  func `rendering reads back the same and keeps the order`(text: String) throws {
    let value = try JSONValue(parsing: text)
    #expect(value.text == text)
    #expect(try JSONValue(parsing: value.text) == value)
  }

  @Test func `a number that is not finite is rendered as null`() {
    #expect(JSONValue.array([.double(.nan), .double(.infinity)]).text == "[null,null]")
  }

  @Test func `numbers are read as Swift reads them, to the last bit`() throws {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<20_000 {
      let digits = (0..<1 + numbers.number(below: 17)).map { _ in numbers.number(below: 10) }
      let whole = digits.prefix(1 + numbers.number(below: digits.count))
      var text = numbers.number(below: 2) == 0 ? "-" : ""
      text += whole.first == 0 ? "0" : whole.map { "\($0)" }.joined()
      let rest = digits.dropFirst(whole.count).map { "\($0)" }.joined()
      if !rest.isEmpty { text += "." + rest }
      let value = try JSONValue(parsing: text, limits: .init())
      if rest.isEmpty, text != "-0" {
        #expect(value == .integer(try #require(Int64(text))), "\(text)")
      } else {
        #expect(value.double?.bitPattern == Double(text)?.bitPattern, "\(text)")
      }
    }
  }
}
