/// A writer of XML that appends to a sink at once and builds no tree.
///
/// ```swift
/// writer.begin("testcase")
/// writer.attribute("name", "The popup appears once")
/// writer.open()
/// writer.close("testcase")
/// ```
///
/// Foundation's writer needs the whole document in memory and passes control characters through; a report
/// must be well-formed whatever a scenario is called.
struct XMLWriter {
  private(set) var sink = ByteSink()
  private var depth = 0

  /// Creates a writer at a depth of elements, with room for so many bytes.
  init(depth: Int = 0, bytes: Int = 0) {
    self.depth = depth
    sink.reserve(bytes)
  }

  mutating func writeDeclaration() { sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// Begins an element; attributes follow, then what is inside it.
  mutating func begin(_ name: StaticString) {
    sink.indent(2 * depth)
    sink.write("<")
    sink.write(name)
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name) { $0.write(xml: value, inAttribute: true) }
  }

  /// Writes a word of our own making as it is.
  mutating func attribute(_ name: StaticString, word: StaticString) {
    attribute(name) { $0.write(word) }
  }

  mutating func attribute(_ name: StaticString, _ number: Int) {
    attribute(name) { $0.write(number: number) }
  }

  mutating func attribute(_ name: StaticString, _ time: Duration) {
    attribute(name) { DurationFormat.write(seconds: time, to: &$0) }
  }

  /// Ends the tag of an element that holds others.
  mutating func open() {
    sink.write(">\n")
    depth += 1
  }

  /// Ends an element without content.
  mutating func end() { sink.write("/>\n") }

  /// Ends an element that holds nothing but text.
  mutating func end(_ name: StaticString, text: String) {
    sink.write(">")
    sink.write(xml: text, inAttribute: false)
    writeEndTag(name)
  }

  /// Ends an element that holds others.
  mutating func close(_ name: StaticString) {
    depth -= 1
    sink.indent(2 * depth)
    writeEndTag(name)
  }

  /// Hands over what has been written and starts anew.
  mutating func drain(to other: inout ByteSink) { other.write(bytes: sink.drain()) }

  /// Returns what has been written, for a part that is kept, and starts anew.
  mutating func drainExactly() -> [UInt8] { sink.drainExactly() }

  private mutating func attribute(_ name: StaticString, _ write: (inout ByteSink) -> Void) {
    sink.write(" ")
    sink.write(name)
    sink.write("=\"")
    write(&sink)
    sink.write("\"")
  }

  private mutating func writeEndTag(_ name: StaticString) {
    sink.write("</")
    sink.write(name)
    sink.write(">\n")
  }
}

extension ByteSink {
  /// Appends text that may hold anything, as characters that an XML parser gives back.
  mutating func write(xml text: String, inAttribute: Bool) {
    var text = text
    text.withUTF8 { utf8 in
      var plain = 0
      var index = 0
      while index < utf8.count {
        let length = Self.specialLength(in: utf8, at: index, inAttribute)
        guard length > 0 else {
          index += 1
          continue
        }
        write(bytes: UnsafeBufferPointer(rebasing: utf8[plain..<index]))
        write(Self.replacement(of: utf8[index]))
        index += length
        plain = index
      }
      write(bytes: UnsafeBufferPointer(rebasing: utf8[plain...]))
    }
  }

  /// Returns the number of bytes that must be written in another way; 0 for what is plain.
  private static func specialLength(
    in utf8: UnsafeBufferPointer<UInt8>, at index: Int, _ inAttribute: Bool
  ) -> Int {
    switch utf8[index] {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\r"): 1
    case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\t"): inAttribute ? 1 : 0
    case 0..<0x20: 1
    // U+FFFE and U+FFFF, in UTF-8 EF BF BE and EF BF BF.
    case 0xEF where utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE: 3
    default: 0
    }
  }

  private static func replacement(of byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    // Parsers turn these into spaces or drop them unless they are written as numbers.
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\t"): "&#9;"
    case UInt8(ascii: "\r"): "&#13;"
    // XML 1.0 cannot hold the others, not even as numbers.
    default: "\u{FFFD}"
    }
  }
}
