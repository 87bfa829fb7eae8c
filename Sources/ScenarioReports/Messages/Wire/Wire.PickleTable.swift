import Gherkin

extension Wire {
  struct PickleTable: Encodable {
    let argumentIndex: Int?
    let rows: [PickleTableRow]

    init(_ table: Gherkin.PickleTable, argumentIndex: Int?) {
      self.argumentIndex = argumentIndex
      rows = table.rows.map { PickleTableRow($0) }
    }
  }
}
