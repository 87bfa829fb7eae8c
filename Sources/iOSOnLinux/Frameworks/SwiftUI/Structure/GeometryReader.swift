/// A view that knows how large it is: always as large as the screen of one phone, 390 by 844 points.
public nonisolated struct GeometryReader<Content: View>: View {
  /// What is in the view.
  public var content: (GeometryProxy) -> Content

  /// Creates the view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// What is in the view.
  public var body: some View { content(GeometryProxy()) }
}

/// How large a view is: always as large as the screen of one phone.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public var size: CGSize { CGSize(width: 390, height: 844) }
  /// What the phone's own bars cover.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  }

  /// Where the view is; always the whole screen.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What places are measured in.
public enum CoordinateSpace: Hashable {
  /// The whole screen.
  case global
  /// The view.
  case local
  /// A view that has a name.
  case named(AnyHashable)
}
