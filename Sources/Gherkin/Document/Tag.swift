/// A tag such as `@slow`.
public struct Tag: Sendable {
  let storage: DocumentStorage
  private let record: MarkRecord

  /// The number of the node in its document.
  public let id: Int

  init(storage: DocumentStorage, index: Int, firstOfNode: Int, _ firstID: UInt32) {
    self.storage = storage
    self.record = storage.tables.tags[index]
    self.id = Int(firstID) + index - firstOfNode
  }

  /// Where the at sign stands.
  public var location: Location { record.position.location }

  /// The name with its at sign.
  public var name: String { storage.text(record.text) }
}
