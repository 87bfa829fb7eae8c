extension Preparation {
  /// The prepared text with a first line by which the compiler names the original file and its lines.
  ///
  /// The directive bears nothing beside it in its line, not even a comment. So it takes the place of a first line that
  /// is blank or a comment, as most files have it; elsewhere a line is put before the text, and the compiler, which
  /// counts from the directive, still names the line of the original.
  package func located(at path: String) -> [UInt8] {
    let end = text.firstIndex(of: UInt8(ascii: "\n"))
    let first = text[..<(end ?? text.endIndex)].drop { $0.isSpace || $0.isLineEnd }
    // A comment may name an interpreter or go on over several lines: only one that ends with its line can go.
    let isDispensable = end != nil && (first.isEmpty || first.starts(with: "//".utf8))
    let name = path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    let directive = "#sourceLocation(file: \"\(String(name))\", line: \(isDispensable ? 2 : 1))\n"
    let rest = isDispensable ? text[((end ?? 0) + 1)...] : text[...]
    return Array(directive.utf8) + rest
  }
}

/// A byte of a source as people find it.
package struct SourcePlace: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The character of the line, from 1.
  package let column: Int
  /// The text of the line.
  package let text: String

  /// Finds the place of a byte.
  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + String(decoding: before[start...], as: UTF8.self).unicodeScalars.count
    text = String(decoding: bytes[start...].prefix { !$0.isLineEnd }, as: UTF8.self)
  }
}

extension Obstacle {
  /// The obstacle as a compiler would tell it, with the line and a caret.
  package func diagnostic(at path: String, in bytes: [UInt8]) -> String {
    let place = SourcePlace(of: offset, in: bytes)
    let space = String(repeating: " ", count: place.column - 1)
    return """
      \(path):\(place.line):\(place.column): error: \(message)
      \(place.text)
      \(space)^
      note: \(advice)

      """
  }
}
