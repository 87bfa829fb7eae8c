/// A step ready to be run: placeholders are filled in.
public struct PickleStep: Hashable, Sendable {
  /// The number of the step; documents and pickles share one numbering.
  public let id: Int
  /// The text to be matched.
  public let text: String
  /// What the step is for.
  public let type: PickleStepType
  /// The table or doc string under the step.
  public let argument: PickleStepArgument?
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
    argument: PickleStepArgument? = nil,
    astNodeIDs: [Int] = [],
    keyword: String,
    location: Location
  ) {
    self.id = id
    self.text = text
    self.type = type
    self.argument = argument
    self.astNodeIDs = astNodeIDs
    self.keyword = keyword
    self.location = location
  }
}
