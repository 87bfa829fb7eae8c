public import SwiftUI

/// A builder of what maps show out of statements.
@resultBuilder public struct MapContentBuilder {
  /// Takes in content.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  /// Makes content of nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Makes content of one.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Makes content of several.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<repeat each Content> {
    TupleMapContent(content: (repeat each content))
  }

  /// Makes content of an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// Makes content of the first branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> EitherMapContent<First, Second> { EitherMapContent(content: .first(first)) }

  /// Makes content of the other branch.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> EitherMapContent<First, Second> { EitherMapContent(content: .second(second)) }

  /// Makes content of what is not there on every system.
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> some MapContent { content }
}

/// Nothing on a map.
public nonisolated struct EmptyMapContent: MapContent, MapPart {
  /// Creates nothing.
  public init() {}

  @MainActor func add(to map: inout DrawnMap) {}
}

/// Several contents of a map.
public nonisolated struct TupleMapContent<each Content: MapContent>: MapContent, MapPart {
  let content: (repeat each Content)

  @MainActor func add(to map: inout DrawnMap) {
    var index = 0
    for each in repeat each content {
      map.add(each, index)
      index += 1
    }
  }
}

/// One of two contents of a map.
public nonisolated struct EitherMapContent<First: MapContent, Second: MapContent>: MapContent,
  MapPart
{
  enum Content {
    case first(First)
    case second(Second)
  }

  let content: Content

  @MainActor func add(to map: inout DrawnMap) {
    switch content {
    case .first(let content): map.add(content, "first")
    case .second(let content): map.add(content, "second")
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// There is none: it is drawn as it is.
  @_implements(MapContent,body) public var mapBody: Never { hasNoBody() }
}

extension Optional: MapPart where Wrapped: MapContent {
  @MainActor func add(to map: inout DrawnMap) { if let self { map.add(self) } }
}

extension ForEach: MapContent where Content: MapContent {
  /// There is none: what is made of each element is drawn.
  @_implements(MapContent,body) public var mapBody: Never { hasNoBody() }

  /// Puts something on the map for each element, which knows its identity.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(each: data, known: { $0.id }, content: content)
  }

  /// Puts something on the map for each element, known by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(each: data, known: { $0[keyPath: id] }, content: content)
  }

  /// Puts something on the map for each of several numbers.
  public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(each: data, known: { $0 }, content: content)
  }
}

extension ForEach: MapPart where Content: MapContent {
  @MainActor func add(to map: inout DrawnMap) {
    let outer = map.element
    for (id, content) in made {
      map.element = AnyHashable(id)
      map.add(content, id)
    }
    map.element = outer
  }
}

extension Group: MapContent where Content: MapContent {
  /// There is none: what is grouped is drawn.
  @_implements(MapContent,body) public var mapBody: Never { hasNoBody() }

  /// Groups what is on a map.
  public init(@MapContentBuilder content: () -> Content) { self.init(holding: content()) }
}

extension Group: MapPart where Content: MapContent {
  @MainActor func add(to map: inout DrawnMap) { map.add(held) }
}
