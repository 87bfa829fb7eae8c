import Gherkin

extension Wire {
  struct DataTable: Encodable {
    let location: Location
    let rows: [TableRow]

    init(_ table: Gherkin.DataTable) {
      location = Location(table.location)
      rows = table.rows.map { TableRow($0) }
    }
  }
}
