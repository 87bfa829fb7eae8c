#if os(Linux)
  import Foundation
  import Testing

  @testable import SwiftUI

  private protocol Shape2 { var side: Int { get } }
  private protocol Owned: AnyObject {}

  /// Which values are the same to a view's parent, so that the view is not evaluated anew.
  ///
  /// Apple documents it for views that are `Equatable` alone. What is the same is never shown otherwise; of what cannot be told,
  /// a view is evaluated once too often.
  @MainActor struct SamenessTests {
    private struct Square: Shape2 { var side: Int }
    private struct Circle: Shape2 { var side: Int }
    private final class Object: Owned {}
    private final class Named: Equatable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (left: Named, right: Named) -> Bool { left.name == right.name }
    }
    private struct Trouble: Error { let code: Int }
    private enum Kind {
      case none
      case one(Square)
      indirect case other(Kind)
    }
    private struct Of<Value> { let value: Value }
    private struct Weak { weak var object: Named? }
    private struct Unowned { unowned let object: Named }

    private func same<Value>(_ left: Value, _ right: Value) -> Bool {
      Sameness.holds(Of(value: left), Of(value: right))
    }

    @Test func `structs and tuples are compared by their parts`() {
      #expect(same(Square(side: 1), Square(side: 1)) && !same(Square(side: 1), Square(side: 2)))
      #expect(same((1, "a"), (1, "a")) && !same((1, "a"), (1, "b")))
      #expect(same((1, Square(side: 1)), (1, Square(side: 1))))
      #expect(same((), ()))
    }

    @Test func `what can be compared is compared`() {
      #expect(same([1, 2], [1, 2]) && !same([1, 2], [2, 1]))
      #expect(same(Named("a"), Named("a")) && !same(Named("a"), Named("b")))
      #expect(same(["a": 1], ["a": 1]) && same(1...2, 1...2) && same(UUID?.none, UUID?.none))
    }

    @Test func `objects are the same where they are one`() {
      let object = Object()
      #expect(same(object, object) && !same(object, Object()))
      #expect(same(object as any Owned, object) && !same(object as any Owned, Object()))
      #expect(same(object as AnyObject, object) && !same(object as AnyObject, Object()))
      #expect(same([object], [object]) == false)
    }

    @Test func `of a value of a protocol counts what is in it`() {
      #expect(same(Square(side: 1) as any Shape2, Square(side: 1)))
      #expect(!same(Square(side: 1) as any Shape2, Square(side: 2)))
      #expect(!same(Square(side: 1) as any Shape2, Circle(side: 1)))
      #expect(same(1 as Any, 1) && !same(1 as Any, 2) && !same(1 as Any, "1"))
      #expect(same("a" as any Hashable, "a") && !same("a" as any Hashable, "b"))
      #expect(same(Square(side: 1) as (any Shape2)?, Square(side: 1)))
    }

    @Test func `optionals are compared by what is in them`() {
      #expect(same(Square?.none, nil) && !same(Square?.none, Square(side: 1)))
      #expect(same(Square(side: 1) as Square?, Square(side: 1)))
      #expect(!same(Square(side: 1) as Square?, Square(side: 2)))
    }

    @Test func `closures, enums and errors are the same where they are one`() {
      let action = { [value = [1]] in print(value) }
      let kinds = [Kind.none, .one(Square(side: 1)), .other(.none)]
      #expect(same(kinds[0], kinds[0]) && same(kinds[1], kinds[1]) && same(kinds[2], kinds[2]))
      #expect(!same(kinds[0], kinds[1]) && !same(kinds[1], .one(Square(side: 2))))
      #expect(!same(action, {}))
      let trouble: any Error = Trouble(code: 1)
      #expect(!same(trouble, Trouble(code: 2)))
      #expect(
        same(Square.self as Any.Type, Square.self) && !same(Square.self as Any.Type, Kind.self))
    }

    @Test func `objects that are not kept are compared as well`() {
      let (one, other) = (Named("a"), Named("b"))
      #expect(same(Weak(object: one), Weak(object: one)))
      #expect(!same(Weak(object: one), Weak(object: other)))
      #expect(!same(Weak(object: one), Weak(object: nil)))
      #expect(same(Unowned(object: one), Unowned(object: one)))
      #expect(!same(Unowned(object: one), Unowned(object: other)))
    }
  }
#endif
