public import UIKit

/// A form that is filled or drawn along its edge; nobody sees it here.
public protocol Shape: View, Sendable {
  /// Returns the form in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// Returns nothing: nobody sees it.
  public nonisolated func path(in rect: CGRect) -> Path { Path() }

  /// Nothing that can be read.
  public var body: EmptyView { EmptyView() }
}

/// A form that can be made smaller on each side.
public protocol InsettableShape: Shape {}

extension Shape {
  /// Fills the form.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some Shape {
    DrawnShape(style: content)
  }
  /// Fills the form with the foreground.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some Shape { self }
  /// Draws the edge.
  public nonisolated func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1)
    -> some Shape
  { self }
  /// Draws the edge.
  public nonisolated func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle)
    -> some Shape
  { self }
  /// Draws the edge.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// Draws the edge.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  /// Draws the edge within the form.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some Shape { self }
  /// Draws a part of the edge.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  /// Makes the form smaller on each side.
  public nonisolated func inset(by amount: CGFloat) -> some Shape { self }
}

/// How a form is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what lies within an even number of lines is left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// How an edge is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end.
  case butt
  /// Round.
  case round
  /// Behind its end.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// A form that is filled.
nonisolated struct DrawnShape<Style: ShapeStyle>: Shape {
  let style: Style
}

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  /// Creates the form.
  public init() {}
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// Creates the form.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Creates the form.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with corners of which each has its own roundness.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// Creates the form.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As parts of circles.
  case circular
  /// Smoothly.
  case continuous
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
  /// Creates the form.
  public init() {}
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
  /// Creates the form.
  public init() {}
}

/// A rectangle with half circles at its ends.
public nonisolated struct Capsule: InsettableShape {
  /// Creates the form.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// A form of lines.
public nonisolated struct Path: Shape, Equatable {
  /// Creates a form without lines.
  public init() {}
  /// Creates a form of what is drawn.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Creates a rectangle.
  public init(_ rect: CGRect) {}
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// Creates a form of lines.
  public init(_ path: CGPath) {}
  /// Goes to a point.
  public mutating func move(to point: CGPoint) {}
  /// Draws a line to a point.
  public mutating func addLine(to point: CGPoint) {}
  /// Draws lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {}
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {}
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// Draws a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Ends where the line began.
  public mutating func closeSubpath() {}
}
