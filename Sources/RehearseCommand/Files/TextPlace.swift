import Gherkin

/// A place in a small text file, with its line.
struct TextPlace {
  let location: Location
  let excerpt: [String]

  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count
    location = Location(
      line: 1 + before.count { $0 == UInt8(ascii: "\n") }, column: column + 1)
    // What is too long for a terminal says nothing there.
    excerpt =
      line.count > 200
      ? []
      : [
        String(decoding: line, as: UTF8.self),
        String(repeating: " ", count: column) + "^",
      ]
  }
}
