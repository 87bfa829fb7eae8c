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
  /// The numbers of the step in the document and, for an outline, of the row of examples.
  public let astNodeIDs: [Int]
  /// The keyword as written, trimmed.
  public let keyword: String
  /// Where the step stands in the document.
  public let location: Location

  /// Creates a step.
  public init(
    id: Int,
    text: String,
    type: PickleStepType,
    arguments: [PickleStepArgument] = [],
    astNodeIDs: [Int] = [],
    keyword: String,
    location: Location
  ) {
    self.id = id
    self.text = text
    self.type = type
    self.arguments = arguments
    self.astNodeIDs = astNodeIDs
    self.keyword = keyword
    self.location = location
  }

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
