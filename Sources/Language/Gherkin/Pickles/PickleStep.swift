/// A step ready to be run: placeholders are filled in.
public struct PickleStep: Hashable, Sendable {
  /// The number of the step; documents and pickles share one numbering.
  public let id: Int
  /// The text to be matched.
  public let text: String
  /// What the step is for.
  public let type: PickleStepType
  /// What stands under the step: nothing, a table, a doc string, or both in the order of the text.
  public let arguments: [PickleStepArgument]
  /// The keyword as written, trimmed.
  public let keyword: String
  /// Where the step stands in the document.
  public let location: Location
  /// The column of the text's first code point, from 1.
  ///
  /// It is nil where an outline's row has been filled in, so that the document has no such text.
  public let textColumn: Int?
  // Two numbers instead of an array, which would be one allocation for each step of a run.
  private let nodeID: Int
  private let rowID: Int?

  /// Creates a step from what it says and from the numbers of its nodes in the document.
  public init(
    id: Int,
    text: String,
    type: PickleStepType,
    arguments: [PickleStepArgument] = [],
    keyword: String,
    location: Location,
    textColumn: Int? = nil,
    nodeID: Int,
    rowID: Int? = nil
  ) {
    self.id = id
    self.text = text
    self.type = type
    self.arguments = arguments
    self.keyword = keyword
    self.location = location
    self.textColumn = textColumn
    self.nodeID = nodeID
    self.rowID = rowID
  }

  /// Returns a step that a phrase stands for in place of this one, which lends it its place in the document.
  ///
  /// What is said and given to it, and where that is written, are the other's.
  public func standing(for other: PickleStep, id: Int) -> PickleStep {
    PickleStep(
      id: id, text: other.text, type: other.type, arguments: other.arguments,
      keyword: other.keyword, location: other.location, textColumn: other.textColumn,
      nodeID: nodeID, rowID: rowID)
  }

  /// The numbers of the step in the document and, for an outline, of the row of examples.
  public var astNodeIDs: [Int] { rowID.map { [nodeID, $0] } ?? [nodeID] }

  /// The first of the arguments.
  public var argument: PickleStepArgument? { arguments.first }

  /// The table under the step.
  public var dataTable: PickleTable? {
    for case .dataTable(let table) in arguments { return table }
    return nil
  }

  /// The doc string under the step.
  public var docString: PickleDocString? {
    for case .docString(let docString) in arguments { return docString }
    return nil
  }
}

/// The purpose of a pickle's step; `And` and `But` have taken the type of the step before.
public enum PickleStepType: String, Hashable, Sendable {
  /// Said by none of the keywords.
  case unknown = "Unknown"
  /// The state before.
  case context = "Context"
  /// What happens.
  case action = "Action"
  /// What is expected.
  case outcome = "Outcome"
}

/// An argument of a pickle's step besides its text.
public enum PickleStepArgument: Hashable, Sendable {
  /// Lines of text.
  case docString(PickleDocString)
  /// Rows of cells.
  case dataTable(PickleTable)
}

/// The doc string of a pickle's step, with placeholders filled in.
public struct PickleDocString: Hashable, Sendable {
  /// The word after the opening delimiter, such as `json`.
  public let mediaType: String?
  /// The lines, joined by line feeds.
  public let content: String

  /// Creates a doc string.
  public init(mediaType: String? = nil, content: String) {
    self.mediaType = mediaType
    self.content = content
  }
}

/// The table of a pickle's step, with placeholders filled in.
public struct PickleTable: Hashable, Sendable {
  /// The rows; all have the same number of cells.
  public let rows: [PickleTableRow]

  /// Creates a table.
  public init(rows: [PickleTableRow]) {
    self.rows = rows
  }
}

/// A row of a pickle's table.
public struct PickleTableRow: Hashable, Sendable {
  /// The cells, from left to right.
  public let cells: [PickleTableCell]

  /// Creates a row.
  public init(cells: [PickleTableCell]) {
    self.cells = cells
  }
}

/// A cell of a pickle's table.
public struct PickleTableCell: Hashable, Sendable {
  /// The value.
  public let value: String

  /// Creates a cell.
  public init(value: String) {
    self.value = value
  }
}
