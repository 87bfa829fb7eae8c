/// A place in a source text, counted from 1 as editors do.
public struct Location: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode code points, from 1; nil where the format names only a line.
  public var column: Int?

  /// Creates a location.
  public init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }

  /// Compares by line, then by column; a missing column comes first.
  public static func < (left: Location, right: Location) -> Bool {
    (left.line, left.column ?? 0) < (right.line, right.column ?? 0)
  }
}
