/// A file's name and its bytes as they were read.
public struct Source: Hashable, Sendable {
  /// The name the file is reported under, usually its path.
  public let uri: String
  /// The bytes as read, with their byte order mark and line ends.
  public let bytes: [UInt8]

  /// Creates a source from bytes, which need not be valid UTF-8: the parser reports that.
  public init(uri: String, bytes: [UInt8]) {
    self.uri = uri
    self.bytes = bytes
  }

  /// Creates a source from text.
  public init(uri: String, text: String) {
    self.init(uri: uri, bytes: [UInt8](text.utf8))
  }

  /// The notation: Markdown where the name ends in `.md`, phrases where it ends in `.phrases`, else plain Gherkin.
  public var mediaType: SourceMediaType {
    if uri.utf8.suffix(3).elementsEqual(".md".utf8) { return .markdown }
    return uri.utf8.suffix(8).elementsEqual(".phrases".utf8) ? .phrases : .plain
  }
}

/// The notation a source is written in, told by the ending of its name.
public enum SourceMediaType: String, Hashable, Sendable {
  /// Gherkin as in `.feature` files.
  case plain = "text/x.cucumber.gherkin+plain"
  /// Gherkin inside Markdown as in `.feature.md` files.
  case markdown = "text/x.cucumber.gherkin+markdown"
  /// Sentences and the steps they stand for, as in `.phrases` files; no other tool knows it.
  case phrases = "text/x.rehearse.phrases"
}

/// A place in a source text, counted from 1 as editors do.
public struct Location: Hashable, Sendable, Comparable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode code points, from 1; nil where the format names only a line.
  public var column: Int?

  /// Creates a location.
  public init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }

  /// Compares by line, then by column; a missing column comes first.
  public static func < (left: Location, right: Location) -> Bool {
    (left.line, left.column ?? 0) < (right.line, right.column ?? 0)
  }
}

/// A line of a source with a caret under one of its columns, for messages.
///
/// ```
/// shop.feature:3:5
///     Givn a shop
///     ^
/// ```
public struct CaretExcerpt: Hashable, Sendable, CustomStringConvertible {
  /// The most columns of a line that are shown.
  public static let widthMax = 100

  /// The place as editors and terminals link it: `file:line:column`.
  public let place: String
  /// The line, cut around the column where it is long, and under it the line with the caret.
  ///
  /// Empty where the location lies behind the end of the source.
  public let lines: [String]

  /// Creates an excerpt around a location; without a column the caret stands under the first word.
  public init(_ source: Source, at location: Location) {
    let text = Self.line(location.line, of: source.bytes)
    let scalars = [Unicode.Scalar](text?.unicodeScalars ?? "".unicodeScalars)
    let firstWord = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
    let column = location.column ?? firstWord + 1
    place = "\(source.uri):\(location.line):\(column)"
    lines = text == nil ? [] : Self.lines(scalars, caret: min(max(column - 1, 0), scalars.count))
  }

  /// The place, the line and the caret, one per line.
  public var description: String { ([place] + lines).joined(separator: "\n") }

  /// Cuts a line around the caret and draws the caret under it, with tabs where the line has tabs.
  private static func lines(_ scalars: [Unicode.Scalar], caret: Int) -> [String] {
    let start =
      scalars.count > widthMax ? max(0, min(caret - widthMax / 2, scalars.count - widthMax)) : 0
    let end = min(scalars.count, start + widthMax)
    let lead = start > 0 ? "…" : ""
    var line = lead
    var pointer = lead.isEmpty ? "" : " "
    for index in start..<end {
      let scalar = isShown(scalars[index]) ? scalars[index] : "\u{FFFD}"
      line.unicodeScalars.append(scalar)
      if index < caret { pointer += blank(String(scalar)) }
    }
    return [end < scalars.count ? line + "…" : line, pointer + "^"]
  }

  /// Returns white space as wide as a text, with tabs where it has tabs: what stands under it stands under it anywhere.
  public static func blank(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of(String(scalar)))
    }.joined()
  }

  /// Keeps control characters, such as those that move a terminal's cursor, out of messages.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar.properties.generalCategory != .control
  }

  /// Returns a line of the source, with what is not UTF-8 replaced; nil behind the end.
  private static func line(_ number: Int, of bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let text = SourceText(buffer) else { return nil }
      var scanner = LineScanner(text)
      while let line = scanner.next() {
        if line.number == number { return text.string(line.start..<line.end) }
      }
      return nil
    }
  }
}
