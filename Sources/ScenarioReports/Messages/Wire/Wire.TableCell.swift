import Gherkin

extension Wire {
  struct TableCell: Encodable {
    let location: Location
    let value: String

    init(_ cell: Gherkin.TableCell) {
      location = Location(cell.location)
      value = cell.value
    }
  }
}
