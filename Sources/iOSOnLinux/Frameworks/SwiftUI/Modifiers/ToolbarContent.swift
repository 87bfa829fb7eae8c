/// What stands in the bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// What stands in the bars and is drawn as it is.
protocol BarContent: ToolbarContent where Body == Never {
  @MainActor func place(at place: Place)
}

extension ToolbarContent where Body == Never {
  /// There is none.
  public var body: Never { hasNone(self) }
}

/// An item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, BarContent {
  private let content: Content

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    self.content = content()
  }

  /// Creates an item with an identity.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.content = content()
  }

  @MainActor func place(at place: Place) { place.place(content, .index(0)) }
}

/// Several items of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent, BarContent {
  private let content: Content

  /// Creates items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func place(at place: Place) { place.place(content, .index(0)) }
}

/// Where an item stands; all bars are read in one here.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// As the platform does it.
  public static let automatic = ToolbarItemPlacement("automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement("principal")
  /// On the side before.
  public static let navigation = ToolbarItemPlacement("navigation")
  /// For what is done most.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  /// For what is done less.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  /// For what tells something.
  public static let status = ToolbarItemPlacement("status")
  /// For agreeing.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  /// For leaving things as they are.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  /// For deleting.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement("keyboard")
  /// In the upper bar, before.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
  /// In the upper bar, behind.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  /// In the upper bar, before.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")
  /// In the upper bar, behind.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")
}

/// A builder of what stands in the bars.
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes in an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// Makes one of one.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Makes one of several.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(content: (repeat each content))
  }
  /// Makes one of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// Makes one of the first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> EitherToolbarContent<First, Second> { EitherToolbarContent(first: first, second: nil) }
  /// Makes one of the other branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> EitherToolbarContent<First, Second> { EitherToolbarContent(first: nil, second: second) }
}

/// Several things in the bars.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent,
  BarContent
{
  let content: (repeat each Content)

  @MainActor func place(at place: Place) {
    var index = 0
    for each in repeat each content {
      place.place(ToolbarView(content: each), .index(index))
      index += 1
    }
  }
}

/// One of two things in the bars.
public nonisolated struct EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent, BarContent
{
  let first: First?
  let second: Second?

  @MainActor func place(at place: Place) {
    if let first { place.place(ToolbarView(content: first), .index(0)) }
    if let second { place.place(ToolbarView(content: second), .index(1)) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: BarContent where Wrapped: ToolbarContent {
  @MainActor func place(at place: Place) {
    if let self { place.place(ToolbarView(content: self), .index(0)) }
  }
}

/// What stands in the bars, as a view.
nonisolated struct ToolbarView<Content: ToolbarContent>: View, Primitive {
  let content: Content

  @MainActor func evaluate(at place: Place) {
    var content = content
    Linking.link(&content, to: place)
    if let bar = content as? any BarContent {
      bar.place(at: place)
    } else {
      let linked = content
      place.place(ToolbarView<Content.Body>(content: place.read { linked.body }), .index(0))
    }
  }
}

extension View {
  /// Puts items into the bars.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    BarView(content: self, bar: ToolbarView(content: content()))
  }
}
