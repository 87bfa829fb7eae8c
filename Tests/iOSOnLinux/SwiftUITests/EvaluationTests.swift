#if os(Linux)
  import Combine
  import Testing

  @testable import SwiftUI

  /// A body is evaluated when something that it has read has changed, or when its view is another than before.
  ///
  /// Source: Apple's documentation of `State` ("updates any part of the view hierarchy that depends on the value"),
  /// `ObservedObject`, `EnvironmentObject`, `Environment` and "Managing model data in your app", by which an observable
  /// object's views depend on the properties that their bodies read. How a view is compared to the one before it is documented
  /// for `EquatableView` alone; for others, their properties are.
  @MainActor struct EvaluationTests {
    @Test func `a child that does not read its parent's state is not evaluated`() {
      struct Child: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View {
          Button("\(count)") { count += 1 }
          Child(name: "A")
        }
      }
      _ = (Bodies.taken(Page.self), Bodies.taken(Child.self))
      let stage = Stage(Page())
      #expect(Bodies.taken(Page.self) == 1 && Bodies.taken(Child.self) == 1)
      stage.tap("0")
      #expect(Bodies.taken(Page.self) == 1 && Bodies.taken(Child.self) == 0)
      #expect(stage.shown == "A [1]")
    }

    @Test func `a state that no body reads has nothing evaluated`() {
      struct Page: View {
        @State private var count = 0
        var body: some View { Button("Count") { count += 1 } }
      }
      let stage = Stage(Page())
      _ = Bodies.taken(Page.self)
      #expect(stage.tap("Count"))
      #expect(Bodies.taken(Page.self) == 0)
    }

    @Test func `a binding has those evaluated who read it, not those who hand it on`() {
      struct Reader: View {
        @Binding var count: Int
        var body: some View { Button("Count \(count)") { count += 1 } }
      }
      struct Handing: View {
        @Binding var count: Int
        var body: some View { Reader(count: $count) }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View { Handing(count: $count) }
      }
      let stage = Stage(Page())
      _ = (Bodies.taken(Page.self), Bodies.taken(Handing.self), Bodies.taken(Reader.self))
      stage.tap("Count 0")
      #expect(stage.shown == "[Count 1]")
      #expect(Bodies.taken(Page.self) == 0)
      #expect(Bodies.taken(Handing.self) == 0 && Bodies.taken(Reader.self) == 1)
    }

    @Test func `what is written again as it was has nothing evaluated`() {
      struct Page: View {
        @State private var name = "A"
        var body: some View {
          Text(name)
          Button("Same") { name = "A" }
          Button("Back") {
            name = "B"
            name = "A"
          }
        }
      }
      let stage = Stage(Page())
      _ = Bodies.taken(Page.self)
      #expect(stage.tap("Same"))
      #expect(Bodies.taken(Page.self) == 0)
      #expect(stage.tap("Back"))
      #expect(Bodies.taken(Page.self) <= 1)
    }

    @Test func `several changes at once are one evaluation`() {
      struct Page: View {
        @State private var one = 0
        @State private var other = 0
        var body: some View {
          Text("\(one) \(other)")
          Button("Go") {
            for _ in 1...3 {
              one += 1
              other += 2
            }
          }
        }
      }
      let stage = Stage(Page())
      _ = Bodies.taken(Page.self)
      stage.tap("Go")
      #expect(stage.shown == "3 6 [Go]" && Bodies.taken(Page.self) == 1)
    }

    @Test func `an action reads what was just written`() {
      struct Page: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          Button("Go") {
            count += 1
            log.add("\(count)")
            count += 1
            log.add("\(count)")
          }
        }
      }
      let log = Log()
      Stage(Page(log: log)).tap("Go", "Go")
      #expect(log.taken() == "1 2 3 4")
    }

    final class Model: ObservableObject {
      @Published var one = 0
      @Published var other = 0
      var silent = 0
    }

    @Test
    func `who observes an object is evaluated whenever the object changes, whatever was read`() {
      struct Reader: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.one)") }
      }
      struct Holder: View {
        let model: Model
        var body: some View { Text("held \(model.one)") }
      }
      let model = Model()
      let stage = Stage(
        VStack {
          Reader(model: model)
          Holder(model: model)
        })
      _ = (Bodies.taken(Reader.self), Bodies.taken(Holder.self))
      model.other = 1
      stage.graph.settle()
      #expect(Bodies.taken(Reader.self) == 1)
      (model.one, model.other) = (1, 2)
      stage.graph.settle()
      #expect(Bodies.taken(Reader.self) == 1 && Bodies.taken(Holder.self) == 0)
      #expect(stage.shown == "1 held 0")
      model.silent = 1
      stage.graph.settle()
      #expect(Bodies.taken(Reader.self) == 0)
    }

    @Test func `who observes another object hears the old one no more`() {
      struct Reader: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.one)") }
      }
      struct Page: View {
        let models: [Model]
        @State private var index = 0
        var body: some View {
          Reader(model: models[index])
          Button("Next") { index = 1 }
        }
      }
      let models = [Model(), Model()]
      let stage = Stage(Page(models: models))
      models[1].one = 5
      stage.tap("Next")
      #expect(stage.shown == "5 [Next]")
      _ = Bodies.taken(Reader.self)
      models[0].one = 1
      stage.graph.settle()
      #expect(Bodies.taken(Reader.self) == 0)
      models[1].one = 6
      #expect(stage.shown == "6 [Next]")
    }

    @Test func `a binding to an observed object's property shows what it has become`() {
      struct Child: View {
        @Binding var number: Int
        var body: some View { Button("Child \(number)") { number += 1 } }
      }
      struct Page: View {
        @ObservedObject var model: Model
        var body: some View { Child(number: $model.one) }
      }
      let model = Model()
      let stage = Stage(Page(model: model))
      stage.tap("Child 0")
      #expect(stage.shown == "[Child 1]")
      model.one = 7
      #expect(stage.shown == "[Child 7]")
      _ = Bodies.taken(Child.self)
      model.other = 7
      stage.graph.settle()
      #expect(Bodies.taken(Child.self) == 0)
    }

    @Test func `an object from the environment has those evaluated who name it`() {
      struct Reader: View {
        @EnvironmentObject private var model: Model
        var body: some View { Button("\(model.one)") { model.one += 1 } }
      }
      struct Between: View {
        var body: some View { Reader() }
      }
      let model = Model()
      let stage = Stage(Between().environmentObject(model))
      _ = (Bodies.taken(Reader.self), Bodies.taken(Between.self))
      stage.tap("0")
      #expect(stage.shown == "[1]")
      #expect(Bodies.taken(Reader.self) == 1 && Bodies.taken(Between.self) == 0)
    }

    @Test func `a value of the environment far above has those evaluated who read it`() {
      struct Reader: View {
        @Environment(\.locale) private var locale
        var body: some View { Text(locale.identifier) }
      }
      struct Between: View {
        var body: some View { Reader() }
      }
      struct Page: View {
        @State private var name = "en"
        var body: some View {
          Button("Turn") { name = "de" }
          Between().environment(\.locale, Locale(identifier: name))
        }
      }
      let stage = Stage(Page())
      _ = (Bodies.taken(Reader.self), Bodies.taken(Between.self))
      stage.tap("Turn")
      #expect(stage.shown == "de [Turn]")
      #expect(Bodies.taken(Reader.self) == 1 && Bodies.taken(Between.self) == 0)
    }

    @Test func `a view with a closure that holds something is evaluated with its parent`() {
      // Nobody can see what a closure holds.
      struct Child: View {
        let action: () -> Void
        var body: some View { Button("Child", action: action) }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View {
          Text("\(count)")
          Child { count += 1 }
        }
      }
      let stage = Stage(Page())
      _ = Bodies.taken(Child.self)
      stage.tap("Child")
      #expect(stage.shown == "1 [Child]" && Bodies.taken(Child.self) == 1)
    }

    @Test func `a view that can be compared is evaluated when it is not equal`() {
      struct Child: View, Equatable {
        let number: Int
        var body: some View { Text("\(number)") }
        nonisolated static func == (left: Child, right: Child) -> Bool {
          left.number / 2 == right.number / 2
        }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View {
          Button("Next") { count += 1 }
          Child(number: count)
          Child(number: count).equatable()
        }
      }
      let stage = Stage(Page())
      _ = Bodies.taken(Child.self)
      stage.tap("Next")
      #expect(stage.shown == "0 0 [Next]" && Bodies.taken(Child.self) == 0)
      stage.tap("Next")
      #expect(stage.shown == "2 2 [Next]" && Bodies.taken(Child.self) == 2)
    }

    @Test func `a view is compared by its properties, whatever they are`() {
      struct Plain { var number: Int }
      enum Kind {
        case plain(Plain)
        case none
      }
      struct Child: View {
        let plain: Plain
        let optional: Plain?
        let kind: Kind
        let list: [Plain]
        let object: Model
        let any: Any
        var body: some View { Text("\(plain.number)") }
      }
      struct Page: View {
        let model = Model()
        let list = [Plain(number: 1)]
        @State private var count = 0
        var body: some View {
          Button("Next") { count += 1 }
          Child(
            plain: Plain(number: count / 2), optional: Plain(number: count / 2),
            kind: .plain(Plain(number: 1)), list: list, object: model, any: count / 2)
        }
      }
      let stage = Stage(Page())
      _ = Bodies.taken(Child.self)
      stage.tap("Next")
      #expect(Bodies.taken(Child.self) == 0)
      stage.tap("Next")
      #expect(stage.shown == "1 [Next]" && Bodies.taken(Child.self) == 1)
    }
  }
#endif
