/// The rows of one part under a heading.
struct TableSection {
  let heading: String
  private(set) var rows: [TableRow] = []

  init(_ heading: String) {
    self.heading = heading
  }

  mutating func add(_ row: TableRow) {
    rows.append(row)
  }

  /// Says in one line what makes the figures doubtful.
  mutating func warn(_ text: String) {
    rows.append(TableRow(title: "warning: \(text)"))
  }

  /// Says in one line what is not measured, and why.
  mutating func skip(_ title: String, because reason: String) {
    rows.append(TableRow(title: "\(title): skipped, \(reason)"))
  }
}
