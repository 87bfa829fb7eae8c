public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above, on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Above, on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Below, on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Below, on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines, of which nobody sees anything here.
open class CGPath {
  /// Creates no lines.
  public init() {}
}

/// Lines to be drawn, of which nobody sees anything here.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  /// Creates no lines.
  override public nonisolated init() { super.init() }

  /// Creates a rectangle.
  public nonisolated convenience init(rect: CGRect) { self.init() }

  /// Creates an ellipse.
  public nonisolated convenience init(ovalIn rect: CGRect) { self.init() }

  /// Creates a rectangle with round corners.
  public nonisolated convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
  }

  /// Creates a rectangle of which some corners are round.
  public nonisolated convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
  }

  /// The lines.
  open nonisolated var cgPath: CGPath { CGPath() }
}
