/// What stays in sight while the rest moves.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views of which more may be there than the screen shows; here all of them are seen.
public nonisolated struct ScrollView<Content: View>: View, Holder {
  let content: Content

  /// Creates a view that can be scrolled.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A place in which views can be scrolled to; here all of them are seen.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates the place.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// What is in the place.
  public var body: some View { content(ScrollViewProxy()) }
}

/// What scrolls; here all views are seen.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view; here nothing has to be done.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
