/// A tag that a pickle has or inherits.
public struct PickleTag: Hashable, Sendable {
  /// The name with its at sign.
  public let name: String
  /// The number of the tag in the document.
  public let astNodeID: Int
  /// Where the tag stands.
  public let location: Location

  /// Creates a tag.
  public init(name: String, astNodeID: Int, location: Location) {
    self.name = name
    self.astNodeID = astNodeID
    self.location = location
  }
}
