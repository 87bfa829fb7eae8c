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
