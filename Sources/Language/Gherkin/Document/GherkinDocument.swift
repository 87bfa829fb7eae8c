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

  /// Returns the document as text in the canonical layout.
  ///
  /// Two blanks for each level, one blank line between blocks, tags on one line, table columns
  /// aligned by the width a terminal gives them, line feeds as line ends. Comments, also those
  /// behind tags, stay where they are; names, texts, tags and arguments stay what they are, so the
  /// pickles do. Formatting the result again changes nothing.
  ///
  /// A Markdown document is returned as it is: its prose is not part of the document, and its
  /// layout belongs to Markdown's own formatters.
  public func formatted() -> String {
    switch source.mediaType {
    case .markdown: return String(decoding: source.bytes, as: UTF8.self)
    case .plain, .phrases: break
    }
    var formatter = DocumentFormatter(storage)
    return formatter.format()
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

/// A sentence of a `.phrases` file, with the steps it stands for.
public struct Phrase: Sendable {
  let storage: DocumentStorage
  let index: Int

  private var record: StepsRecord { storage.tables.scenarios[index] }

  /// Where the keyword stands.
  public var location: Location { record.header.position.location }

  /// The sentence, trimmed; empty where none stands behind the keyword.
  public var text: String { storage.text(record.header.name) }

  /// The column of the sentence's first code point, from 1; behind the keyword where there is no sentence.
  public var textColumn: Int {
    let header = record.header
    let start = header.keyword.bounds.lowerBound
    let end = header.name.isEmpty ? header.keyword.bounds.upperBound : header.name.bounds.lowerBound
    return Int(header.position.column) + storage.codePointCount(ofSource: start..<end)
  }

  /// The steps as a scenario would have them: `And` and `But` have the type of the step before.
  public var steps: [PickleStep] {
    Pickle(document: storage, record: PickleRecord(id: 0, scenario: UInt32(index))).steps
  }

  /// The steps as they are written.
  var nodes: [Step] {
    record.steps.range.map { Step(storage: storage, record: storage.tables.steps[$0]) }
  }
}

/// A source of node numbers, counted from 0.
///
/// One generator over a document and then its pickles gives the official numbers.
public struct IDGenerator: Hashable, Sendable {
  private var upcoming: Int

  /// Creates a generator whose first number is 0.
  public init() {
    upcoming = 0
  }

  /// Returns the next number.
  public mutating func next() -> Int {
    defer { upcoming += 1 }
    return upcoming
  }

  /// Reserves a run of numbers and returns the first of them.
  mutating func next(_ count: Int) -> Int {
    defer { upcoming += count }
    return upcoming
  }
}
