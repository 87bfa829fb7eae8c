/// A line that starts with `#`.
public struct Comment: Sendable {
  let storage: DocumentStorage
  let record: MarkRecord

  /// The start of the line.
  public var location: Location { record.position.location }

  /// The whole line, with its indentation.
  public var text: String { storage.text(record.text) }
}
