/// A writer of JSON that appends to a sink at once and builds no tree.
///
/// ```swift
/// writer.object { object in
///   object.field("status", "PASSED")
///   object.object("duration") { $0.field("seconds", 3) }
/// }
/// writer.endLine()
/// ```
///
/// Whoever writes keeps the keys in the order of the alphabet, as all JSON of this project has them.
struct JSONWriter {
  private(set) var sink = ByteSink()
  private var needsComma = false

  /// Hands over what has been written and starts anew.
  mutating func drain(to other: inout ByteSink) {
    other.write(bytes: sink.drain())
  }

  mutating func endLine() {
    sink.endLine()
    needsComma = false
  }

  mutating func object(_ key: StaticString? = nil, _ content: (inout JSONWriter) -> Void) {
    enclose("{", "}", key, content)
  }

  mutating func array(_ key: StaticString? = nil, _ content: (inout JSONWriter) -> Void) {
    enclose("[", "]", key, content)
  }

  mutating func field(_ key: StaticString, _ text: String) {
    begin(key)
    write(quoted: text)
  }

  /// Writes a field only where there is a text.
  mutating func field(_ key: StaticString, optional text: String?) {
    if let text { field(key, text) }
  }

  mutating func field(_ key: StaticString, _ number: Int) {
    begin(key)
    sink.write(number: number)
  }

  mutating func field(_ key: StaticString, _ flag: Bool) {
    begin(key)
    if flag { sink.write("true") } else { sink.write("false") }
  }

  /// Writes a number of ours as the text that ids are.
  mutating func field(_ key: StaticString, id: Int) {
    begin(key)
    sink.write("\"")
    sink.write(number: id)
    sink.write("\"")
  }

  /// Writes a field whose value is JSON already.
  mutating func field(_ key: StaticString, json: [UInt8]) {
    begin(key)
    sink.write(bytes: json)
  }

  /// Writes an element of an array.
  mutating func element(_ text: String) {
    begin(nil)
    write(quoted: text)
  }

  private mutating func enclose(
    _ start: StaticString, _ end: StaticString, _ key: StaticString?,
    _ content: (inout JSONWriter) -> Void
  ) {
    begin(key)
    sink.write(start)
    needsComma = false
    content(&self)
    sink.write(end)
    needsComma = true
  }

  private mutating func begin(_ key: StaticString?) {
    if needsComma { sink.write(",") }
    needsComma = true
    guard let key else { return }
    sink.write("\"")
    sink.write(key)
    sink.write("\":")
  }

  private mutating func write(quoted text: String) {
    var text = text
    sink.write("\"")
    text.withUTF8 { utf8 in
      var plain = 0
      for (index, byte) in utf8.enumerated()
      where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        sink.write(bytes: UnsafeBufferPointer(rebasing: utf8[plain..<index]))
        write(escaped: byte)
        plain = index + 1
      }
      sink.write(bytes: UnsafeBufferPointer(rebasing: utf8[plain...]))
    }
    sink.write("\"")
  }

  private mutating func write(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): sink.write("\\\"")
    case UInt8(ascii: "\\"): sink.write("\\\\")
    case UInt8(ascii: "\n"): sink.write("\\n")
    case UInt8(ascii: "\r"): sink.write("\\r")
    case UInt8(ascii: "\t"): sink.write("\\t")
    default:
      sink.write("\\u00")
      for digit in [byte >> 4, byte & 15] {
        sink.write(bytes: String(digit, radix: 16).utf8)
      }
    }
  }
}
