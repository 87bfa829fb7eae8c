/// A way of an app's own in which views are set; they are read in their order here, and asked for no sizes.
public protocol Layout: Sendable {
  /// What the layout keeps between its questions.
  associatedtype Cache = Void
  /// Returns how large the views are together.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Sets the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The views that are set.
  typealias Subviews = LayoutSubviews
}

extension Layout {
  /// Shows views in this way.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(content: content)
  }
}

/// The views that a layout sets.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { 0 }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a layout sets.
public struct LayoutSubview: Equatable, Sendable {
  /// Who gets room first.
  public var priority: Double { 0 }
  /// How much room the view wants around it.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Returns how large the view is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns how large the view is, with where it is set by itself.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Sets the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// How much room a view wants around it.
public struct ViewSpacing: Sendable {
  /// None.
  public static let zero = ViewSpacing()
  /// Creates room.
  public init() {}
  /// Returns how far two views are apart.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// How much room is offered.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; nil leaves it to the view.
  public var width: CGFloat?
  /// The height; nil leaves it to the view.
  public var height: CGFloat?

  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates an offer.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// As the view likes it.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As little as there can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as there can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the offer, with other sizes for what is left to the view.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
