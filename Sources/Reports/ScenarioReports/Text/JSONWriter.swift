import Gherkin

/// A writer of JSON that knows where commas stand; it appends at once and builds no tree.
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
struct JSONWriter: ~Copyable {
  private var json = JSONBytes()
  private var needsComma = false

  /// What has been written since the last drain.
  var bytes: [UInt8] { json.bytes }

  /// Hands over what has been written and starts anew.
  mutating func drain(to sink: inout ByteSink) {
    sink.write(bytes: json.drain())
  }

  mutating func endLine() {
    json.write("\n")
    needsComma = false
  }

  mutating func object(_ key: StaticString? = nil, _ content: (inout JSONWriter) -> Void) {
    begin(key)
    json.write("{")
    needsComma = false
    content(&self)
    json.write("}")
    needsComma = true
  }

  mutating func array(_ key: StaticString? = nil, _ content: (inout JSONWriter) -> Void) {
    begin(key)
    json.write("[")
    needsComma = false
    content(&self)
    json.write("]")
    needsComma = true
  }

  mutating func field(_ key: StaticString, _ text: String) {
    begin(key)
    json.write(quoted: text)
  }

  /// Writes a field only where there is a text.
  mutating func field(_ key: StaticString, optional text: String?) {
    if let text { field(key, text) }
  }

  mutating func field(_ key: StaticString, _ number: Int) {
    begin(key)
    json.write(number)
  }

  mutating func field(_ key: StaticString, _ flag: Bool) {
    begin(key)
    if flag { json.write("true") } else { json.write("false") }
  }

  /// Writes a number of ours as the text that ids are.
  mutating func field(_ key: StaticString, id: Int) {
    begin(key)
    json.write("\"")
    json.write(id)
    json.write("\"")
  }

  /// Writes a field whose value is JSON already.
  mutating func field(_ key: StaticString, json value: [UInt8]) {
    begin(key)
    value.withUnsafeBufferPointer { json.write(json: $0) }
  }

  /// Writes an element of an array.
  mutating func element(_ text: String) {
    begin(nil)
    json.write(quoted: text)
  }

  private mutating func begin(_ key: StaticString?) {
    if needsComma { json.write(",") }
    needsComma = true
    guard let key else { return }
    json.write("\"")
    json.write(key)
    json.write("\":")
  }
}
