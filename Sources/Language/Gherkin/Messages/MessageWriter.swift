/// A writer of Cucumber Messages about feature files: sources, documents, pickles, parse errors; one JSON object a line.
///
/// Keys are in the order of the alphabet and nothing depends on time or place, so equal input gives equal bytes. What
/// is absent has no key, as with the official tools. Texts go from the source to the message and are never made.
package struct MessageWriter: ~Copyable {
  /// What is added to every number, for documents that were numbered for themselves.
  package var offset = 0
  var json: JSONBytes

  /// Creates a writer with room for some bytes.
  package init(capacity: Int = 256) {
    json = JSONBytes(capacity: capacity)
  }

  /// Creates a writer into memory that is lent for as long as it lives.
  package init(in memory: UnsafeMutableBufferPointer<UInt8>) {
    json = JSONBytes(in: memory)
  }

  /// What has been written, where the lent memory was too small for it.
  package var overflow: [UInt8]? { json.overflow }

  /// How many bytes have been written since the last drain.
  package var count: Int { json.count }

  /// Returns what has been written and starts anew.
  package mutating func drain() -> [UInt8] { json.drain() }

  /// Appends the `source` message of a file; bytes that are no UTF-8 become replacement characters.
  package mutating func write(_ source: Source) {
    json.write(#"{"source":{"data":"#)
    json.write(quoted: String(decoding: source.bytes, as: UTF8.self))
    finish(source)
  }

  /// Appends the `source` message of a file that has been parsed, so that its bytes are known to be text.
  package mutating func writeSource(of document: GherkinDocument) {
    json.write(#"{"source":{"data":"#)
    document.source.bytes.withUnsafeBufferPointer { json.write(quoted: $0) }
    finish(document.source)
  }

  /// Appends the `parseError` message of an error.
  package mutating func write(_ error: ParseError) {
    parseError(error.message, uri: error.uri, at: error.location)
  }

  /// Appends a `parseError` message for outlines that multiply beyond a limit.
  package mutating func write(_ error: PickleLimitError) {
    parseError(error.message, uri: error.uri, at: error.location)
  }

  /// Appends a `parseError` message of a source that is read otherwise than it was written.
  package mutating func writeParseError(in uri: String, at location: Location, _ message: String) {
    parseError("(\(location.line):\(location.column ?? 0)): \(message)", uri: uri, at: location)
  }

  private mutating func finish(_ source: Source) {
    json.write(#","mediaType":""#)
    switch source.mediaType {
    case .plain: json.write("text/x.cucumber.gherkin+plain")
    case .markdown: json.write("text/x.cucumber.gherkin+markdown")
    case .phrases: json.write("text/x.rehearse.phrases")
    }
    json.write(#"","uri":"#)
    json.write(quoted: source.uri)
    json.write("}}\n")
  }

  private mutating func parseError(_ message: String, uri: String, at location: Location) {
    json.write(#"{"parseError":{"message":"#)
    json.write(quoted: message)
    json.write(#","source":{"location":{"#)
    if let column = location.column {
      json.write(#""column":"#)
      json.write(column)
      json.write(",")
    }
    json.write(#""line":"#)
    json.write(location.line)
    json.write(#"},"uri":"#)
    json.write(quoted: uri)
    json.write("}}}\n")
  }

  // MARK: What messages of several kinds are made of

  /// Appends a number as the text that ids are.
  @inline(__always)
  mutating func id(_ number: Int) {
    json.write("\"")
    json.write(number &+ offset)
    json.write("\"")
  }

  /// Appends where something stands; a column of 0 stands for none.
  @inline(__always)
  mutating func location(line: UInt32, column: UInt32) {
    if column == 0 {
      json.write(#"{"line":"#)
    } else {
      json.write(#"{"column":"#)
      json.write(Int(column))
      json.write(#","line":"#)
    }
    json.write(Int(line))
    json.write("}")
  }

  @inline(__always)
  mutating func location(_ position: Position) {
    location(line: position.line, column: position.column)
  }

  @inline(__always)
  mutating func text(_ range: TextRange, _ storage: DocumentStorage) {
    storage.withBytes(range) { json.write(quoted: $0) }
  }

  /// Appends an array with an element for each index.
  @inline(__always)
  mutating func array(_ range: Range<Int>, _ element: (inout MessageWriter, Int) -> Void) {
    json.write("[")
    elements(range, element)
    json.write("]")
  }

  /// Appends the elements of an array.
  @inline(__always)
  mutating func elements(_ range: Range<Int>, _ element: (inout MessageWriter, Int) -> Void) {
    for index in range {
      if index != range.lowerBound { json.write(",") }
      element(&self, index)
    }
  }
}
