/// What the formatter must ask the source itself, because the document does not keep it.
struct FormatterLines {
  /// A line of tags, with the comment behind them.
  struct TagLine {
    var number: Int
    var tags: [String]
    var remark: String?
  }

  private let bytes: [UInt8]
  private let lines: [(range: Range<Int>, isBlank: Bool)]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.withUnsafeBufferPointer { buffer in
      guard let text = SourceText(buffer) else { return [] }
      var lines: [(Range<Int>, Bool)] = []
      var scanner = LineScanner(text)
      while let line = scanner.next() {
        lines.append((line.start..<line.end, line.isBlank))
      }
      return lines
    }
  }

  func isBlank(_ number: Int) -> Bool {
    lines.indices.contains(number - 1) && lines[number - 1].isBlank
  }

  /// Returns the number of the line that holds an offset.
  func number(at offset: Int) -> Int {
    (lines.firstIndex { $0.range.upperBound >= offset } ?? lines.count - 1) + 1
  }

  /// Groups tags by line and finds what is written behind them.
  func tagLines(_ tags: [MarkRecord]) -> [TagLine] {
    var grouped: [TagLine] = []
    for tag in tags {
      let number = Int(tag.position.line)
      if grouped.last?.number != number {
        grouped.append(TagLine(number: number, tags: []))
      }
      let last = grouped.count - 1
      grouped[last].tags.append(String(decoding: bytes[tag.text.bounds], as: UTF8.self))
      grouped[last].remark = remark(behind: tag, onLine: number)
    }
    return grouped
  }

  private func remark(behind tag: MarkRecord, onLine number: Int) -> String? {
    let rest = trimmed(
      [UInt8](bytes[tag.text.bounds.upperBound..<lines[number - 1].range.upperBound]))
    // More tags may follow; the last one on the line decides.
    return rest.utf8.first == UInt8(ascii: "#") ? rest : nil
  }

  /// Returns a text without the white space at its ends.
  func trimmed(_ text: [UInt8]) -> String {
    text.withUnsafeBufferPointer { buffer in
      guard let source = SourceText(buffer) else { return "" }
      return source.string(source.trimmed(from: 0, to: source.count))
    }
  }

  /// Splits free text into lines without their common indentation and without blanks at the end.
  static func withoutIndentation(_ text: [UInt8]) -> [String] {
    text.withUnsafeBufferPointer { buffer in
      guard let source = SourceText(buffer) else { return [] }
      var scanner = LineScanner(source)
      var lines: [Line] = []
      while let line = scanner.next() { lines.append(line) }
      let common = lines.filter { !$0.isBlank }.map(\.indent).min() ?? 0
      return lines.map { line in
        guard !line.isBlank else { return "" }
        var start = line.start
        for _ in 0..<common { start += source.whitespaceWidth(at: start, end: line.end) }
        return source.string(start..<source.droppingWhitespace(from: start, to: line.end))
      }
    }
  }

  /// Splits a doc string into lines that give the same content when they are read again.
  static func docStringLines(of docString: DocStringRecord, in storage: DocumentStorage) -> [String]
  {
    guard !docString.content.isEmpty else { return [] }
    let delimiter = storage.bytes(docString.delimiter)
    let escaped = delimiter.flatMap { [UInt8(ascii: "\\"), $0] }
    return storage.bytes(docString.content)
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { line in
        var line = [UInt8](line)
        if let start = delimiterStart(delimiter, line) {
          line.replaceSubrange(start..<(start + delimiter.count), with: escaped)
        }
        // A carriage return at the end would be taken for part of the line's end.
        if line.last == 0x0D { line.append(0x0D) }
        return String(decoding: line, as: UTF8.self)
      }
  }

  /// Finds a delimiter that a line starts with.
  private static func delimiterStart(_ delimiter: [UInt8], _ line: [UInt8]) -> Int? {
    line.withUnsafeBufferPointer { buffer in
      guard let source = SourceText(buffer) else { return nil }
      let start = source.skippingWhitespace(from: 0, to: source.count)
      return line[start...].starts(with: delimiter) ? start : nil
    }
  }
}
