/// A parsed document as flat tables, shared by all nodes of the document.
///
/// It is a class because a node must be two words, not a dozen arrays; it never changes.
final class DocumentStorage: Sendable {
  let source: Source
  let tables: DocumentTables

  init(source: Source, tables: DocumentTables) {
    self.source = source
    self.tables = tables
  }

  /// The code of the language the document is written in.
  var language: String { tables.language.map(text) ?? tables.defaultLanguage }

  func text(_ range: TextRange) -> String {
    guard !range.isEmpty else { return "" }
    return withBytes(range) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a text without the space that may end it, as keywords of steps have.
  func trimmedText(_ range: TextRange) -> String {
    withBytes(range) { bytes in
      let isSpaced = bytes.last == UInt8(ascii: " ")
      let trimmed = UnsafeBufferPointer(rebasing: isSpaced ? bytes.dropLast() : bytes[...])
      return String(decoding: trimmed, as: UTF8.self)
    }
  }

  func bytes(_ range: TextRange) -> [UInt8] {
    withBytes(range) { [UInt8]($0) }
  }

  func withBytes<Result>(
    _ range: TextRange,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // Naming the array once for both cases would count another reference to it.
    range.isPooled
      ? tables.pool.withUnsafeBufferPointer { body(.init(rebasing: $0[range.bounds])) }
      : source.bytes.withUnsafeBufferPointer { body(.init(rebasing: $0[range.bounds])) }
  }

  /// How many code points begin in a range of the source's bytes.
  func codePointCount(ofSource range: Range<Int>) -> Int {
    source.bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  /// Tells whether a text may hold a placeholder.
  func hasOpeningAngle(_ range: TextRange) -> Bool {
    withBytes(range) { $0.contains(UInt8(ascii: "<")) }
  }

  func hasAngle(_ range: TextRange) -> Bool {
    withBytes(range) { bytes in
      bytes.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    }
  }

  func tags(of header: HeaderRecord) -> [Tag] {
    header.tags.range.map { index in
      Tag(storage: self, index: index, firstOfNode: Int(header.tags.start), header.firstTagID)
    }
  }
}
