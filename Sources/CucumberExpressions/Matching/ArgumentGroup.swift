/// A capture group of a match: its words and where they stand in the step's text.
public struct ArgumentGroup: Hashable, Sendable {
  /// The words; nil for a group that took no part in the match.
  public let text: String?
  /// The Unicode code points of the step's text before the words; nil where there are none.
  public let start: Int?
  /// The groups inside this one.
  public let children: [ArgumentGroup]

  /// The texts that the value is made from: of the groups just inside, or its own.
  public var values: [String?] {
    children.isEmpty ? [text] : children.map(\.text)
  }
}
