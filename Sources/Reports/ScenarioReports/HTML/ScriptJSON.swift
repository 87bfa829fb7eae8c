/// A writer of JSON that stands inside an HTML page: no text in it can end the element around it.
///
/// It builds no tree and appends to its bytes at once, because a report writes millions of values.
struct ScriptJSON {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func beginObject() { begin(UInt8(ascii: "{")) }

  mutating func endObject() { end(UInt8(ascii: "}")) }

  mutating func beginArray() { begin(UInt8(ascii: "[")) }

  mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the name of what follows.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    needsComma = false
  }

  mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { append($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func value(_ text: String?) {
    guard let text else { return null() }
    value(text)
  }

  mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes a time as whole milliseconds.
  mutating func value(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    value(Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes an array, one element after the other.
  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout ScriptJSON, Elements.Element) -> Void
  ) {
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  private mutating func begin(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func end(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) {
    var plain = 0
    for (index, byte) in utf8.enumerated() where Self.isSpecial(byte) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain..<index]))
      escape(byte)
      plain = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain...]))
  }

  /// Quotes and control characters by JSON's rules; angle brackets so that no `</script>` or `<!--` can stand there.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: #"\u00"#.utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
