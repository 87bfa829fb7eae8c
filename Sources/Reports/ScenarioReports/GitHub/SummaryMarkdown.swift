/// Text from elsewhere in a Markdown document, so that it stays the text it is.
enum SummaryMarkdown {
  /// Returns text for the middle of a line or a table's cell, as code.
  ///
  /// Inside code GitHub links no names and numbers, and every mark of punctuation is written by its number, so that
  /// neither Markdown nor HTML is left in it.
  static func inline(_ text: String) -> String {
    let visible = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.text(String($0)) }.joined(separator: " ")
    return "<code>"
      + visible.unicodeScalars.reduce(into: "") { result, scalar in
        if isPunctuation(scalar) {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(scalar)
        }
      } + "</code>"
  }

  /// Appends lines as a block of code whose fence is longer than any in them.
  static func write(block bytes: [UInt8], to sink: inout ByteSink) {
    var longest = 0
    var run = 0
    for byte in bytes {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = repeatElement(UInt8(ascii: "`"), count: max(3, longest + 1))
    sink.write(bytes: fence)
    sink.write("text\n")
    sink.write(bytes: bytes)
    if bytes.last != UInt8(ascii: "\n") { sink.endLine() }
    sink.write(bytes: fence)
    sink.endLine()
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

/// A table in Markdown; all columns but the first are figures.
struct MarkdownTable {
  let header: [String]
  /// Cells that are Markdown already.
  let rows: [[String]]

  func write(to sink: inout ByteSink) {
    write(header, to: &sink)
    write(header.indices.map { $0 == 0 ? "---" : "--:" }, to: &sink)
    for row in rows { write(row, to: &sink) }
    sink.endLine()
  }

  private func write(_ cells: [String], to sink: inout ByteSink) {
    sink.write(bytes: ("| " + cells.joined(separator: " | ") + " |\n").utf8)
  }
}
