import Gherkin

/// A place in a small text file, with its line.
struct TextPlace {
  let location: Location
  let excerpt: [String]

  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    // A carriage return alone ends a line as well, to editors and in JSON.
    let start = before.indices.last { Self.endsLine($0, of: bytes) }.map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count
    location = Location(
      line: 1 + before.indices.count { Self.endsLine($0, of: bytes) }, column: column + 1)
    // What is too long for a terminal says nothing there.
    excerpt =
      line.count > 200
      ? []
      : [
        String(decoding: line, as: UTF8.self),
        String(repeating: " ", count: column) + "^",
      ]
  }

  private static func endsLine(_ index: Int, of bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
