/// A parsed source: at most one feature, and the comments.
///
/// ```swift
/// var ids = IDGenerator()
/// let source = Source(uri: "shop.feature", text: "Feature: Shop")
/// let document = try Parser().parse(source, ids: &ids).get()
/// document.feature?.name  // "Shop"
/// ```
///
/// Nodes are small views of one shared, immutable storage. Their properties make the strings and
/// arrays they return, so keep a property you read often in a local.
public struct GherkinDocument: Sendable {
  let storage: DocumentStorage

  /// The source the document was parsed from.
  public var source: Source { storage.source }

  /// The name of the source.
  public var uri: String { storage.source.uri }

  /// The feature; nil for a file that holds nothing but comments and blank lines.
  public var feature: Feature? {
    storage.tables.feature.map { Feature(storage: storage, record: $0) }
  }

  /// The phrases, in the order of the text; none unless the source is a file of phrases.
  public var phrases: [Phrase] {
    guard storage.tables.feature == nil else { return [] }
    return storage.tables.scenarios.indices.map { Phrase(storage: storage, index: $0) }
  }

  /// The comments, in the order of the text.
  public var comments: [Comment] {
    storage.tables.comments.map { Comment(storage: storage, record: $0) }
  }

  init(storage: DocumentStorage) {
    self.storage = storage
  }

  /// Creates the document of a source without bytes.
  init(empty source: Source) {
    storage = DocumentStorage(source: source, tables: DocumentTables())
  }
}

/// A line that starts with `#`.
public struct Comment: Sendable {
  let storage: DocumentStorage
  let record: MarkRecord

  /// The start of the line.
  public var location: Location { record.position.location }

  /// The whole line, with its indentation.
  public var text: String { storage.text(record.text) }
}

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
