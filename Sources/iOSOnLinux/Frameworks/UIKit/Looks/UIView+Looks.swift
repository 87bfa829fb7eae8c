public import Foundation

// What only concerns how views look, and where they lie: it compiles, and does nothing.

/// A font.
public final class UIFont: NSObject, Sendable {
  /// What a text is for.
  public struct TextStyle: Hashable, Sendable {
    /// A large title.
    public static let largeTitle = TextStyle()
    /// A title.
    public static let title1 = TextStyle()
    /// A smaller title.
    public static let title2 = TextStyle()
    /// A headline.
    public static let headline = TextStyle()
    /// What is read.
    public static let body = TextStyle()
    /// What is read beside it.
    public static let footnote = TextStyle()
    /// What is read under a picture.
    public static let caption1 = TextStyle()
  }

  private override init() {}
  /// The platform's font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  /// The platform's font, bold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  /// The platform's font for a text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// On the right.
  case right = 2
  /// As the language has it.
  case natural = 4
}

/// An edge or the middle of a view.
public final class NSLayoutAnchor: NSObject {
  /// As another one.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// As a number.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// No less than another one.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// No more than another one.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
}

/// A wish for where views lie.
public final class NSLayoutConstraint: NSObject {
  /// Whether it counts.
  public var isActive = false
  /// Lets wishes count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  /// The direction of a stack.
  public enum Axis: Int, Sendable {
    /// A row.
    case horizontal = 0
    /// A column.
    case vertical = 1
  }
}

/// The part of a view that no bar covers.
public final class UILayoutGuide: NSObject {
  /// Above.
  public let topAnchor = NSLayoutAnchor()
  /// Below.
  public let bottomAnchor = NSLayoutAnchor()
  /// Where lines begin.
  public let leadingAnchor = NSLayoutAnchor()
  /// Where lines end.
  public let trailingAnchor = NSLayoutAnchor()
  /// The middle from top to bottom.
  public let centerYAnchor = NSLayoutAnchor()
  /// The middle from side to side.
  public let centerXAnchor = NSLayoutAnchor()
}

extension UIView {
  /// The colour behind it.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  /// The app's own colour.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
  /// Whether it lies where its frame says.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
  /// Above.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Below.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Where lines begin.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Where lines end.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// How wide it is.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// How high it is.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The part that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Lays out what is in it, soon.
  public func setNeedsLayout() {}
  /// Lays out what is in it, now.
  public func layoutIfNeeded() {}
  /// Draws it, soon; it is drawn after all that happens.
  public func setNeedsDisplay() {}
  /// Changes how views look in a while; here at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
}

extension UILabel {
  /// The colour of the text.
  public var textColor: UIColor? {
    get { nil }
    set {}
  }
  /// The font.
  public var font: UIFont? {
    get { nil }
    set {}
  }
  /// Where lines begin.
  public var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }
  /// How many lines there may be.
  public var numberOfLines: Int {
    get { 0 }
    set {}
  }
}

extension UIButton {
  /// The colour of the text.
  public func setTitleColor(_ color: UIColor?, for state: State) {}
}

extension UIStackView {
  /// How views share the room.
  public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// They fill it alike.
    case fillEqually = 1
    /// With the same room between them.
    case equalSpacing = 3
  }
  /// Where views lie beside the direction.
  public enum Alignment: Int, Sendable {
    /// They fill the room.
    case fill = 0
    /// At the beginning.
    case leading = 1
    /// In the middle.
    case center = 3
    /// At the end.
    case trailing = 4
  }
  /// The direction.
  public var axis: NSLayoutConstraint.Axis {
    get { .horizontal }
    set {}
  }
  /// The room between views.
  public var spacing: CGFloat {
    get { 0 }
    set {}
  }
  /// Where views lie.
  public var alignment: Alignment {
    get { .fill }
    set {}
  }
  /// How views share the room.
  public var distribution: Distribution {
    get { .fill }
    set {}
  }
}
