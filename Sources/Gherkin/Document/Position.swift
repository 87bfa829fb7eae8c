/// A location packed into eight bytes; column 0 stands for none.
struct Position: Sendable {
  var line: UInt32
  var column: UInt32

  init(line: Int, column: Int) {
    self.line = UInt32(truncatingIfNeeded: line)
    self.column = UInt32(truncatingIfNeeded: column)
  }

  var location: Location {
    Location(line: Int(line), column: column == 0 ? nil : Int(column))
  }
}
