/// One line of a scenario or background, with its table or doc string.
public struct Step: Sendable {
  let storage: DocumentStorage
  let record: StepRecord

  /// The number of the node in its document.
  public var id: Int { Int(record.id) }

  /// Where the keyword stands.
  public var location: Location { record.position.location }

  /// The keyword as written, with the space that follows it where the language has one.
  public var keyword: String { storage.text(record.keyword) }

  /// What the keyword says about the step.
  public var keywordType: KeywordType { record.keywordType }

  /// The text after the keyword, trimmed.
  public var text: String { storage.text(record.text) }

  /// The table or doc string under the step.
  public var argument: StepArgument? {
    switch record.argument {
    case .none: nil
    case .table(let rows): .dataTable(DataTable(storage: storage, rowIndices: rows))
    case .docString(let index):
      .docString(DocString(storage: storage, record: storage.tables.docStrings[Int(index)]))
    }
  }
}
