/// A short label beside a screen's heading, such as "Active", with a colour that supports its meaning.
public struct Badge: Hashable, Sendable {
  /// The colour behind the label.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// Neither good nor bad.
    case gray
    /// Running, all is well.
    case green
    /// Halted, or worth a look.
    case yellow
    /// Something is wrong.
    case red
    /// For information.
    case blue
  }

  /// The label the user reads.
  public var label: String
  /// The colour behind it.
  public var color: Color

  /// Creates a badge, grey unless said otherwise.
  public init(_ label: String, _ color: Color = .gray) {
    self.label = label
    self.color = color
  }
}
