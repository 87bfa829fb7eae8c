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
