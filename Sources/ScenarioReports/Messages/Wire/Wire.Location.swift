import Gherkin

extension Wire {
  struct Location: Encodable {
    let line: Int
    let column: Int?

    init(_ location: Gherkin.Location) {
      line = location.line
      column = location.column
    }
  }
}
