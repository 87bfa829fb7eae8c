public import Gherkin

/// The table under a step, for a body whose last argument has this type.
public struct DataTableArgument: Hashable, Sendable {
  /// The cells, row by row; all rows have the same number of cells.
  public let rows: [[String]]

  /// Creates a table from its cells.
  public init(rows: [[String]]) {
    self.rows = rows
  }

  /// Creates a table from a pickle's.
  public init(_ table: PickleTable) {
    rows = table.rows.map { row in row.cells.map(\.value) }
  }

  /// The first row.
  public var header: [String] { rows.first ?? [] }

  /// The rows under the header.
  public var body: ArraySlice<[String]> { rows.dropFirst() }

  /// Returns the cells under a heading, which is compared without regard to case.
  ///
  /// - Throws: `InvalidStep` when the table has no such heading.
  public func column(_ heading: String) throws(InvalidStep) -> [String] {
    let wanted = heading.lowercased()
    guard let index = header.firstIndex(where: { $0.lowercased() == wanted }) else {
      let known = header.map { "“\($0)”" }.joined(separator: ", ")
      throw InvalidStep(
        "The table has no column “\(heading)”.", notes: ["Its columns are: \(known)"])
    }
    return body.map { $0[index] }
  }
}
