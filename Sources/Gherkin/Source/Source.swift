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

  /// The notation: Markdown where the name ends in `.md`, plain Gherkin otherwise.
  public var mediaType: SourceMediaType {
    uri.utf8.suffix(3).elementsEqual(".md".utf8) ? .markdown : .plain
  }
}
