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

  /// The table under the step.
  public var dataTable: DataTable? {
    record.rows.isEmpty ? nil : DataTable(storage: storage, rowIndices: record.rows)
  }

  /// The doc string under the step.
  public var docString: DocString? {
    guard record.docString != StepRecord.noDocString else { return nil }
    return DocString(storage: storage, record: storage.tables.docStrings[Int(record.docString)])
  }

  /// What stands under the step: nothing, a table, a doc string, or both in the order of the text.
  public var arguments: [StepArgument] {
    let table = dataTable.map { [StepArgument.dataTable($0)] } ?? []
    let docString = docString.map { [StepArgument.docString($0)] } ?? []
    return record.isDocStringFirst ? docString + table : table + docString
  }

  /// The first of the arguments.
  public var argument: StepArgument? { arguments.first }
}
