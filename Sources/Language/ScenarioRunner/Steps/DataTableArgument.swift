public import Gherkin

/// The table under a step, for a body whose last argument has this type.
public struct DataTableArgument: Hashable, Sendable {
  /// The cells, row by row; all rows have the same number of cells.
  public let rows: [[String]]

  /// Creates a table from its cells.
  public init(rows: [[String]]) {
    self.rows = rows
  }

  /// Creates a table from a pickle's.
  public init(_ table: PickleTable) {
    rows = table.rows.map { row in row.cells.map(\.value) }
  }

  /// The first row.
  public var header: [String] { rows.first ?? [] }

  /// The rows under the header.
  public var body: ArraySlice<[String]> { rows.dropFirst() }

  /// Returns the cells under a heading, which is compared without regard to case.
  ///
  /// - Throws: `InvalidStep` when the table has no such heading.
  public func column(_ heading: String) throws(InvalidStep) -> [String] {
    let wanted = heading.lowercased()
    guard let index = header.firstIndex(where: { $0.lowercased() == wanted }) else {
      let known = header.map { "“\($0)”" }.joined(separator: ", ")
      throw InvalidStep(
        "The table has no column “\(heading)”.", notes: ["Its columns are: \(known)"])
    }
    return body.map { $0[index] }
  }
}

/// The doc string under a step, for a body whose last argument has this type.
public struct DocStringArgument: Hashable, Sendable {
  /// The lines, joined by line feeds.
  public let content: String
  /// The word after the opening delimiter, such as `json`.
  public let mediaType: String?

  /// Creates a doc string.
  public init(_ content: String, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }

  /// Creates a doc string from a pickle's.
  public init(_ docString: PickleDocString) {
    self.init(docString.content, mediaType: docString.mediaType)
  }
}

/// The arguments of a step in order, handed out one by one to the body's parameters.
struct ArgumentCursor {
  private let values: [any Sendable]
  private let attached: PickleStepArgument?
  private let events: (any EventTable)?
  /// Whether the step says what is not, or at most so many: nothing at all is enough for it.
  let saysWhatIsNot: Bool
  private var index = 0

  init(
    values: [any Sendable], attached: PickleStepArgument?, events: (any EventTable)? = nil,
    saysWhatIsNot: Bool = false
  ) {
    self.values = values
    self.saysWhatIsNot = saysWhatIsNot
    self.attached = attached
    self.events = events
  }

  /// Returns what a parameter of this type takes from under the step's line.
  static func attachment<Value>(of type: Value.Type) -> StepAttachment {
    if type == DataTableArgument.self || type is any EventTable.Type { return .dataTable }
    if type == DocStringArgument.self { return .docString }
    return .none
  }

  mutating func next<Value: Sendable>(_ type: Value.Type) throws(BodyMismatch) -> Value {
    let value: any Sendable
    let position: Int?
    switch (Self.attachment(of: type), attached) {
    case (.dataTable, .dataTable(let table)):
      let events = (type as? any EventTable.Type).map { self.events ?? $0.empty }
      (value, position) = (events ?? DataTableArgument(table), nil)
    case (.docString, .docString(let docString)):
      (value, position) = (DocStringArgument(docString), nil)
    case (.dataTable, _), (.docString, _):
      throw BodyMismatch(position: nil, gives: "nothing", expected: "\(type)")
    case (.none, _):
      guard index < values.count else {
        throw BodyMismatch(position: index, gives: "nothing", expected: "\(type)")
      }
      (value, position) = (values[index], index)
      index += 1
    }
    guard let typed = value as? Value else {
      throw BodyMismatch(
        position: position, gives: "\(Swift.type(of: value))", expected: "\(type)")
    }
    return typed
  }
}
