/// The pickles of a document as flat tables, shared by the views of them.
final class PickleStorage: Sendable {
  let document: DocumentStorage
  let tables: PickleTables

  init(document: DocumentStorage, tables: PickleTables) {
    self.document = document
    self.tables = tables
  }
}
