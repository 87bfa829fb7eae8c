/// The lines that the formatter must ask the source for itself, because the document does not keep them.
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
    // The last tag on a line decides where a remark may begin.
    var ends: [Int: Int] = [:]
    for tag in tags {
      let number = Int(tag.position.line)
      if grouped.last?.number != number {
        grouped.append(TagLine(number: number, tags: []))
      }
      let last = grouped.count - 1
      grouped[last].tags.append(String(decoding: bytes[tag.text.bounds], as: UTF8.self))
      ends[number] = tag.text.bounds.upperBound
    }
    for index in grouped.indices {
      let number = grouped[index].number
      grouped[index].remark = ends[number].flatMap { remark(from: $0, onLine: number) }
    }
    return grouped
  }

  private func remark(from start: Int, onLine number: Int) -> String? {
    let rest = trimmed([UInt8](bytes[start..<lines[number - 1].range.upperBound]))
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
      var scanner = LineScanner(source, ofPart: true)
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
    return storage.bytes(docString.content)
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { line in
        var line = [UInt8](line)
        if delimiterStart(delimiter, line) != nil || holdsEscape(delimiter, line) {
          line = escaped(delimiter, line)
        }
        // A carriage return at the end would be taken for part of the line's end.
        if line.last == 0x0D { line.append(0x0D) }
        return String(decoding: line, as: UTF8.self)
      }
  }

  /// Whether a line would be read as an escaped delimiter although it is none.
  private static func holdsEscape(_ delimiter: [UInt8], _ line: [UInt8]) -> Bool {
    let escape = delimiter.flatMap { [UInt8(ascii: "\\"), $0] }
    guard line.count >= escape.count, line.contains(escape[0]) else { return false }
    return (0...(line.count - escape.count)).contains { line[$0...].starts(with: escape) }
  }

  /// Returns a line whose delimiters have a backslash before each character.
  ///
  /// The first three of several in a row are taken, so that nothing before them can be read as an escape.
  private static func escaped(_ delimiter: [UInt8], _ line: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    var index = 0
    while index < line.count {
      if line[index...].starts(with: delimiter) {
        escaped += delimiter.flatMap { [UInt8(ascii: "\\"), $0] }
        index += delimiter.count
      } else {
        escaped.append(line[index])
        index += 1
      }
    }
    return escaped
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
