/// The doc string under a step.
public struct DocString: Sendable {
  let storage: DocumentStorage
  let record: DocStringRecord

  /// Where the opening delimiter stands.
  public var location: Location { record.position.location }

  /// The word after the opening delimiter, such as `json`; nil where there is none.
  public var mediaType: String? {
    record.mediaType.isEmpty ? nil : storage.text(record.mediaType)
  }

  /// The lines between the delimiters, without their common indentation, joined by line feeds.
  public var content: String { storage.text(record.content) }

  /// The delimiter as written: three quotes, or three or more backticks.
  public var delimiter: String { storage.text(record.delimiter) }
}
