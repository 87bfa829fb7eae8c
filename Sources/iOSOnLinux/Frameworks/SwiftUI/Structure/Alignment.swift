/// How things are set in a row.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// How things are set in a column.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String
  /// Before.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// Behind.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// How something is set in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// In the row.
  public var horizontal: HorizontalAlignment
  /// In the column.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Before, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Behind, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Above and before.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Above and behind.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Below and before.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Below and behind.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
