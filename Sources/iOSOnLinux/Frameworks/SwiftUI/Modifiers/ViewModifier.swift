/// A change that can be made to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View
  /// What the changed view is made of.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// The view that is changed, as the modifier places it.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier changes, wherever the modifier places it.
public nonisolated struct _ViewModifier_Content<Modifier>: View, Primitive {
  let put: @MainActor (Place) -> Void

  var role: Role { .several }
  @MainActor func evaluate(at place: Place) { put(place) }
}

/// A view with a change made to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates a changed view.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none: the modifier says what is drawn.
  public var body: Never { hasNone(self) }
}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    var modifier = modifier
    Linking.link(&modifier, to: place)
    let linked = modifier
    let content = content
    let body = place.read {
      linked.body(content: _ViewModifier_Content { $0.place(content, .index(0)) })
    }
    place.place(body, .index(0))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Makes one change after the other.
  public func body(content base: _ViewModifier_Content<ModifiedContent>) -> some View {
    base.modifier(content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Returns the change with another made after it.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A change that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The change.
  public static let identity = EmptyModifier()

  /// Creates the change.
  public init() {}

  /// Leaves the view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Makes a change to the view.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view that holds others, and places them as they are.
@MainActor protocol Holder: Primitive {
  associatedtype Content: View
  var content: Content { get }
}

extension Holder {
  func evaluate(at place: Place) { place.place(content, .index(0)) }
}

/// A view around another, which adds something to it without being seen.
@MainActor protocol Wrapper: Holder {
  /// Does what it adds, as the view is evaluated.
  func wrap(_ place: Place)
}

extension Wrapper {
  var role: Role { .addition }
  func wrap(_ place: Place) {}

  func evaluate(at place: Place) {
    wrap(place)
    place.place(content, .index(0))
  }
}
