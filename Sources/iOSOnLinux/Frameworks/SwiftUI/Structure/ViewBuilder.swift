/// A builder of views out of statements.
@resultBuilder public struct ViewBuilder {
  /// Takes in a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes a view of one.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes a view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.first(first)) }

  /// Makes a view of the other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.second(second)) }

  /// Makes a view of what is not there on every system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
