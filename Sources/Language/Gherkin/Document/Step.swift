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

/// The table or text that stands under a step.
public enum StepArgument: Sendable {
  /// Rows of cells between pipes.
  case dataTable(DataTable)
  /// Lines of text between delimiters.
  case docString(DocString)
}

/// The meaning of a step's keyword.
public enum KeywordType: String, Hashable, Sendable {
  /// A keyword of several groups, such as `*`.
  case unknown = "Unknown"
  /// `Given`: the state before.
  case context = "Context"
  /// `When`: what happens.
  case action = "Action"
  /// `Then`: what is expected.
  case outcome = "Outcome"
  /// `And` or `But`: as the step before.
  case conjunction = "Conjunction"
}

/// The doc string under a step.
public struct DocString: Sendable {
  let storage: DocumentStorage
  let record: DocStringRecord

  /// Where the opening delimiter stands.
  public var location: Location { record.position.location }

  /// The word after the opening delimiter, such as `json`; nil where there is none.
  public var mediaType: String? {
    record.mediaType.isEmpty ? nil : storage.text(record.mediaType)
  }

  /// The lines between the delimiters, without their common indentation, joined by line feeds.
  public var content: String { storage.text(record.content) }

  /// The delimiter as written: three quotes, or three or more backticks.
  public var delimiter: String { storage.text(record.delimiter) }
}

/// The table under a step.
public struct DataTable: Sendable {
  let storage: DocumentStorage
  let rowIndices: Span32

  /// Where the first row stands.
  public var location: Location {
    storage.tables.rows[rowIndices.range.lowerBound].position.location
  }

  /// The rows; all have the same number of cells.
  public var rows: [TableRow] {
    rowIndices.range.map { TableRow(storage: storage, record: storage.tables.rows[$0]) }
  }
}

/// A row of a data table or of examples.
public struct TableRow: Sendable {
  let storage: DocumentStorage
  let record: RowRecord

  /// The number of the node in its document.
  public var id: Int { Int(record.id) }

  /// Where the first pipe stands.
  public var location: Location { record.position.location }

  /// The cells, from left to right.
  public var cells: [TableCell] {
    record.cells.range.map { index in
      TableCell(
        storage: storage, record: storage.tables.cells[index], line: Int(record.position.line))
    }
  }
}

/// A cell of a table.
public struct TableCell: Sendable {
  let storage: DocumentStorage
  let record: CellRecord
  let line: Int

  /// Where the value starts.
  public var location: Location { Location(line: line, column: Int(record.column)) }

  /// The value, trimmed, with `\|`, `\\` and `\n` replaced by what they stand for.
  public var value: String { storage.text(record.value) }
}
