import Gherkin

extension Wire {
  struct PickleTableRow: Encodable {
    let cells: [PickleTableCell]

    init(_ row: Gherkin.PickleTableRow) {
      cells = row.cells.map { PickleTableCell($0) }
    }
  }
}
