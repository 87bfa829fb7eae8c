/// One row of a list on the screen.
public struct ListItem: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// The second line; empty where there is none.
  public var detail: String

  /// Creates a row.
  public init(title: String, detail: String = "") {
    self.title = title
    self.detail = detail
  }
}
