import Gherkin

extension Wire {
  struct TableRow: Encodable {
    let id: String
    let location: Location
    let cells: [TableCell]

    init(_ row: Gherkin.TableRow) {
      id = String(row.id)
      location = Location(row.location)
      cells = row.cells.map { TableCell($0) }
    }
  }
}
