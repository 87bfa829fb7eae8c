// What SwiftUI hands on: most files of views import it alone.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation

/// A part of what an app shows, made of other parts.
@MainActor @preconcurrency public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of, evaluated anew when what it reads has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// There is none.
  @MainActor @preconcurrency public var body: Never { hasNone(self) }
}

/// A view that shows nothing.
public nonisolated struct EmptyView: View, Primitive {
  /// Creates the view.
  public init() {}

  var role: Role { .several }
}

/// Several views one after the other.
public nonisolated struct TupleView<each Content: View>: View, Primitive {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    var index = 0
    for view in repeat each content {
      place.place(view, .index(index))
      index += 1
    }
  }
}

/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View,
  Primitive
{
  enum Content {
    case first(TrueContent)
    case second(FalseContent)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  var role: Role { .several }

  @MainActor func evaluate(at place: Place) {
    switch content {
    case .first(let view): place.place(view, .index(0))
    case .second(let view): place.place(view, .index(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// There is none: the view is drawn as it is.
  public var body: Never { hasNone(self) }
}

extension Optional: Primitive where Wrapped: View {
  var role: Role { .several }
  @MainActor func evaluate(at place: Place) { if let self { place.place(self, .index(0)) } }
}

/// A view of whatever type; with another type, it is another view.
public nonisolated struct AnyView: View, Primitive {
  private let put: @MainActor (Place) -> Void

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    put = { $0.place(view, .index(0)) }
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  var role: Role { .several }
  @MainActor func evaluate(at place: Place) { put(place) }
}

/// Several views to which the same is to be done.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// There is none: the views are drawn as they are.
  public var body: Never { hasNone(self) }
}

extension Group: Primitive, Holder where Content: View {
  var role: Role { .several }
}
