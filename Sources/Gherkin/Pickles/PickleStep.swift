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
