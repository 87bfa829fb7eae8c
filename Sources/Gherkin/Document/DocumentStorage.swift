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

  func text(_ range: TextRange) -> String {
    guard !range.isEmpty else { return "" }
    let bytes = range.isPooled ? tables.pool : source.bytes
    return bytes.withUnsafeBufferPointer { buffer in
      String(decoding: UnsafeBufferPointer(rebasing: buffer[range.bounds]), as: UTF8.self)
    }
  }

  func tags(of header: HeaderRecord) -> [Tag] {
    header.tags.range.map { index in
      Tag(storage: self, index: index, firstOfNode: Int(header.tags.start), header.firstTagID)
    }
  }
}
