/// A writer of XML that appends to a sink at once and builds no tree.
///
/// Foundation's writer needs the whole document in memory and passes control characters through; a report
/// must be well-formed whatever a scenario is called.
struct XMLWriter {
  private(set) var sink = ByteSink()
  private var depth = 0

  init(depth: Int = 0) {
    self.depth = depth
  }

  mutating func writeDeclaration() {
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Writes an element without content.
  mutating func empty(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    writeTag(name, attributes)
    sink.write("/>\n")
  }

  /// Writes an element that holds nothing but text.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)], text: String
  ) {
    writeTag(name, attributes)
    sink.write(">")
    Self.escape(text, inAttribute: false, to: &sink)
    sink.write("</")
    sink.write(name)
    sink.write(">\n")
  }

  mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    writeTag(name, attributes)
    sink.write(">\n")
    depth += 1
  }

  mutating func close(_ name: StaticString) {
    depth -= 1
    sink.indent(2 * depth)
    sink.write("</")
    sink.write(name)
    sink.write(">\n")
  }

  /// Writes elements that another writer made.
  mutating func append(_ other: XMLWriter) {
    sink.write(bytes: other.sink.bytes)
  }

  private mutating func writeTag(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    sink.indent(2 * depth)
    sink.write("<")
    sink.write(name)
    for (key, value) in attributes {
      sink.write(" ")
      sink.write(key)
      sink.write("=\"")
      Self.escape(value, inAttribute: true, to: &sink)
      sink.write("\"")
    }
  }

  private static func escape(_ text: String, inAttribute: Bool, to sink: inout ByteSink) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": sink.write("&amp;")
      case "<": sink.write("&lt;")
      case ">": sink.write("&gt;")
      case "\"" where inAttribute: sink.write("&quot;")
      // Parsers turn these into spaces or drop them unless they are written as numbers.
      case "\n" where inAttribute: sink.write("&#10;")
      case "\t" where inAttribute: sink.write("&#9;")
      case "\r": sink.write("&#13;")
      case "\n": sink.endLine()
      case "\t": sink.write(bytes: CollectionOfOne(UInt8(ascii: "\t")))
      // XML 1.0 cannot hold these, not even as numbers.
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": sink.write(bytes: "\u{FFFD}".utf8)
      default: sink.write(bytes: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
  }
}
