/// One row of a list on the screen.
public struct ListItem: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// The second line; empty where there is none.
  public var detail: String
  /// Whether a tap on the row does something.
  public var isTappable: Bool

  /// Creates a row, which cannot be tapped unless said otherwise.
  public init(title: String, detail: String = "", isTappable: Bool = false) {
    self.title = title
    self.detail = detail
    self.isTappable = isTappable
  }
}
