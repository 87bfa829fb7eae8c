import Gherkin

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

extension StepAttachment {
  /// Creates the attachment that a pickle's step has.
  init(_ argument: PickleStepArgument?) {
    switch argument {
    case nil: self = .none
    case .dataTable: self = .dataTable
    case .docString: self = .docString
    }
  }

  /// An empty attachment of this kind, for checking a body's types.
  var sample: PickleStepArgument? {
    switch self {
    case .none: nil
    case .dataTable: .dataTable(PickleTable(rows: []))
    case .docString: .docString(PickleDocString(content: ""))
    }
  }
}
