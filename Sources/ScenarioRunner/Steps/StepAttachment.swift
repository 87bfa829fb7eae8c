/// What can stand under a step's line.
public enum StepAttachment: String, Hashable, Sendable {
  /// Nothing.
  case none
  /// A data table.
  case dataTable
  /// A doc string.
  case docString

  /// The attachment in words a product owner knows.
  public var words: String {
    switch self {
    case .none: "nothing"
    case .dataTable: "a table"
    case .docString: "a doc string"
    }
  }
}
