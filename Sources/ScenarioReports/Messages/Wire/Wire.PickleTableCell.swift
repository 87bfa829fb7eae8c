import Gherkin

extension Wire {
  struct PickleTableCell: Encodable {
    let value: String

    init(_ cell: Gherkin.PickleTableCell) {
      value = cell.value
    }
  }
}
