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
/// Whoever writes keeps the keys in the order of the alphabet, as all JSON of this project has them; the page of a report
/// alone has its keys in the order of reading.
package struct JSONWriter: ~Copyable {
  /// The layout of the JSON.
  package enum Layout {
    /// All on one line.
    case line
    /// All on one line inside an HTML page: no text in it can end the element around it.
    case page
    /// Indented, as people read it.
    case indented
  }

  private var json: JSONBytes
  private let isIndented: Bool
  private var depth = 0
  private var needsComma = false

  /// Creates a writer that has written nothing.
  package init(_ layout: Layout = .line) {
    json = JSONBytes()
    json.isInPage = layout == .page
    isIndented = layout == .indented
  }

  /// What has been written since the last drain.
  package var bytes: [UInt8] { json.bytes }

  /// Returns what has been written and starts anew.
  package mutating func drain() -> [UInt8] { json.drain() }

  /// Ends a line, after which something else may begin.
  package mutating func endLine() {
    json.write("\n")
    needsComma = false
  }

  /// Writes an object, under a key where it stands in another one.
  package mutating func object(
    _ key: StaticString? = nil, _ content: (inout JSONWriter) -> Void
  ) {
    begin(key)
    json.write("{")
    write(content)
    json.write("}")
  }

  /// Writes an array, under a key where it stands in an object.
  package mutating func array(
    _ key: StaticString? = nil, _ content: (inout JSONWriter) -> Void
  ) {
    begin(key)
    json.write("[")
    write(content)
    json.write("]")
  }

  /// Writes an array of what is written for each element of a sequence.
  package mutating func array<Elements: Sequence>(
    _ key: StaticString? = nil, of elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array(key) { json in for element in elements { write(&json, element) } }
  }

  /// Writes an array of texts.
  package mutating func array(_ key: StaticString? = nil, of texts: some Sequence<String>) {
    array(key, of: texts) { $0.element($1) }
  }

  private mutating func write(_ content: (inout JSONWriter) -> Void) {
    needsComma = false
    depth += 1
    if isIndented { json.write("\n") }
    content(&self)
    depth -= 1
    if isIndented { breakLine() }
    needsComma = true
  }

  // MARK: Members of objects

  /// Writes a field with a text.
  package mutating func field(_ key: StaticString, _ text: String) {
    begin(key)
    json.write(quoted: text)
  }

  /// Writes a field only where there is a text.
  package mutating func field(_ key: StaticString, optional text: String?) {
    if let text { field(key, text) }
  }

  /// Writes a field with a whole number.
  package mutating func field(_ key: StaticString, _ number: Int) {
    begin(key)
    json.write(number)
  }

  /// Writes a field with a flag.
  package mutating func field(_ key: StaticString, _ flag: Bool) {
    begin(key)
    write(flag)
  }

  /// Writes a field with a length of time in whole milliseconds.
  package mutating func field(_ key: StaticString, milliseconds time: Duration) {
    begin(key)
    write(time)
  }

  /// Writes a number of ours as the text that ids are.
  package mutating func field(_ key: StaticString, id: Int) {
    begin(key)
    json.write("\"")
    json.write(id)
    json.write("\"")
  }

  /// Writes a field without a value.
  package mutating func null(_ key: StaticString) {
    begin(key)
    json.write("null")
  }

  /// Writes a field whose value is JSON already, such as a number with decimals.
  package mutating func field(_ key: StaticString, json value: some Sequence<UInt8>) {
    begin(key)
    if value.withContiguousStorageIfAvailable({ json.write(json: $0) }) == nil {
      Array(value).withUnsafeBufferPointer { json.write(json: $0) }
    }
  }

  // MARK: Elements of arrays

  /// Writes a text; null where there is none.
  package mutating func element(_ text: String?) {
    begin(nil)
    if let text { json.write(quoted: text) } else { json.write("null") }
  }

  /// Writes a whole number.
  package mutating func element(_ number: Int) {
    begin(nil)
    json.write(number)
  }

  /// Writes what is JSON already, such as a number with decimals.
  package mutating func element(json text: String) {
    begin(nil)
    var text = text
    text.withUTF8 { json.write(json: $0) }
  }

  /// Writes a flag.
  package mutating func element(_ flag: Bool) {
    begin(nil)
    write(flag)
  }

  /// Writes a length of time in whole milliseconds; null where there is none.
  package mutating func element(milliseconds time: Duration?) {
    begin(nil)
    if let time { write(time) } else { json.write("null") }
  }

  private mutating func begin(_ key: StaticString?) {
    if needsComma { json.write(isIndented ? ",\n" : ",") }
    needsComma = true
    if isIndented { indent() }
    guard let key else { return }
    json.write("\"")
    json.write(key)
    json.write(isIndented ? "\" : " : "\":")
  }

  private mutating func write(_ flag: Bool) {
    json.write(flag ? "true" : "false")
  }

  private mutating func write(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    json.write(Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  private mutating func breakLine() {
    json.write("\n")
    indent()
  }

  private mutating func indent() {
    for _ in 0..<depth { json.write("  ") }
  }
}
