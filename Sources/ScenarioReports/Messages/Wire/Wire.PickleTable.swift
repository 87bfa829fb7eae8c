import Gherkin

extension Wire {
  struct PickleTable: Encodable {
    let rows: [PickleTableRow]

    init(_ table: Gherkin.PickleTable) {
      rows = table.rows.map { PickleTableRow($0) }
    }
  }
}
