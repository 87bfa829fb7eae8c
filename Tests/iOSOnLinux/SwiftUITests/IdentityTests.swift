#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// A view is the same as long as it stands at the same place in the structure of its parent with the same type, or
  /// bears the same identity; its state lasts as long.
  ///
  /// Source: Apple's documentation of `View.id(_:)`, `ForEach`, `State` and `StateObject`, and Apple's talk
  /// "Demystify SwiftUI" for branches, which the documentation does not describe.
  @MainActor struct IdentityTests {
    @Test func `branches of a condition are other views, and the left one forgets`() {
      struct Page: View {
        @State private var isFirst = true
        var body: some View {
          Button("Turn") { isFirst.toggle() }
          if isFirst { Counter("A") } else { Counter("A") }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "A 1")
      #expect(stage.shown == "[Turn] [A 2]")
      stage.tap("Turn")
      #expect(stage.shown == "[Turn] [A 0]")
      stage.tap("A 0", "Turn")
      #expect(stage.shown == "[Turn] [A 0]")
    }

    @Test func `one view with another value is the same view`() {
      struct Page: View {
        @State private var isFirst = true
        var body: some View {
          Button("Turn") { isFirst.toggle() }
          Counter(isFirst ? "A" : "B")
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "Turn")
      #expect(stage.shown == "[Turn] [B 1]")
    }

    @Test func `what an if without else takes away has forgotten when it comes again`() {
      struct Page: View {
        @State private var isOpen = true
        var body: some View {
          Button("Turn") { isOpen.toggle() }
          if isOpen { Counter("A") }
          Counter("B")
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "B 0", "Turn")
      #expect(stage.shown == "[Turn] [B 1]")
      stage.tap("Turn")
      #expect(stage.shown == "[Turn] [A 0] [B 1]")
    }

    @Test func `each case of a switch is a view of its own`() {
      enum Kind: CaseIterable { case one, two, three }
      struct Page: View {
        @State private var kind = Kind.one
        var body: some View {
          Button("Next") {
            kind = kind == .one ? .two : kind == .two ? .three : .one
          }
          switch kind {
          case .one: Counter("A")
          case .two: Counter("A")
          case .three: Counter("A")
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "Next")
      #expect(stage.shown == "[Next] [A 0]")
      stage.tap("A 0", "Next")
      #expect(stage.shown == "[Next] [A 0]")
      stage.tap("A 0", "Next")
      #expect(stage.shown == "[Next] [A 0]")
    }

    @Test func `two cases under one pattern are one view`() {
      struct Page: View {
        @State private var number = 0
        var body: some View {
          Button("Next") { number += 1 }
          switch number {
          case 0, 1: Counter("A")
          default: Counter("A")
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "Next")
      #expect(stage.shown == "[Next] [A 1]")
      stage.tap("Next")
      #expect(stage.shown == "[Next] [A 0]")
    }

    @Test func `an optional view remembers while there is one`() {
      struct Page: View {
        @State private var name: String? = "A"
        var body: some View {
          Button("None") { name = nil }
          Button("Some") { name = name == nil ? "B" : "C" }
          name.map { Counter($0) }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "Some")
      #expect(stage.shown == "[None] [Some] [C 1]")
      stage.tap("None", "Some")
      #expect(stage.shown == "[None] [Some] [B 0]")
    }

    @Test func `an optional that is bound gives a view that remembers over its values`() {
      struct Page: View {
        @State private var name: String? = "A"
        var body: some View {
          Button("Some") { name = (name ?? "") + "x" }
          if let name { Counter(name) } else { Text("None") }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "Some")
      #expect(stage.shown == "[Some] [Ax 1]")
    }

    @Test func `a group and a stack are places of their own`() {
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          Button("Turn") { isOpen.toggle() }
          Group {
            if isOpen { Text("Open") }
            Counter("A")
          }
          VStack {
            Counter("B")
            if isOpen { Counter("C") }
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "B 0", "B 1", "Turn")
      #expect(stage.shown == "Open [Turn] [A 1] [B 2] [C 0]")
    }

    @Test func `what hides a type is the same view as long as the type is`() {
      struct Page: View {
        @State private var step = 0
        var view: AnyView {
          step < 2 ? AnyView(Counter("A\(step)")) : AnyView(Counter("B").opacity(1))
        }
        var body: some View {
          Button("Next") { step += 1 }
          view
        }
      }
      let stage = Stage(Page())
      stage.tap("A0 0", "Next")
      #expect(stage.shown == "[Next] [A1 1]")
      stage.tap("Next")
      #expect(stage.shown == "[Next] [B 0]")
    }

    @Test func `an identity that stays keeps a view, and another one is another view`() {
      struct Page: View {
        @State private var number = 0
        var body: some View {
          Button("Next") { number += 1 }
          Counter("A").id(number / 2)
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "Next")
      #expect(stage.shown == "[Next] [A 1]")
      stage.tap("Next")
      #expect(stage.shown == "[Next] [A 0]")
    }

    @Test func `one identity at two places is two views`() {
      let stage = Stage(
        VStack {
          Counter("A").id(1)
          Counter("B").id(1)
        })
      stage.tap("A 0")
      #expect(stage.shown == "[A 1] [B 0]")
    }

    @Test func `a modifier that comes and goes by a condition makes another view`() {
      struct Page: View {
        @State private var isBold = false
        var body: some View {
          Button("Turn") { isBold.toggle() }
          if isBold { Counter("A").padding() } else { Counter("A") }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "Turn")
      #expect(stage.shown == "[Turn] [A 0]")
    }

    @Test func `a state begins with what the view said first`() {
      struct Child: View {
        @State private var text: String
        init(_ text: String) { _text = State(initialValue: text) }
        var body: some View { Text(text) }
      }
      struct Page: View {
        @State private var number = 1
        var body: some View {
          Button("Next") { number += 1 }
          Child("first \(number)")
          Child("second \(number)").id(number)
        }
      }
      let stage = Stage(Page())
      stage.tap("Next")
      #expect(stage.shown == "first 1 second 2 [Next]")
    }

    @Test
    func `an object that is a state is made once for its view, and never for views thrown away`() {
      final class Model: ObservableObject {
        @MainActor static var count = 0
        @MainActor init() { Self.count += 1 }
      }
      struct Child: View {
        let number: Int
        @StateObject private var model = Model()
        var body: some View {
          let _ = model
          Text("\(number)")
        }
      }
      struct Page: View {
        @State private var number = 0
        var body: some View {
          Button("Next") { number += 1 }
          Child(number: number)
          Child(number: number).id(number / 3)
        }
      }
      let stage = Stage(Page())
      #expect(Model.count == 2)
      stage.tap("Next", "Next")
      #expect(Model.count == 2)
      stage.tap("Next")
      #expect(Model.count == 3)
      #expect(stage.shown == "3 3 [Next]")
    }

    @Test func `an object that is a state is let go with its view`() {
      final class Model: ObservableObject {}
      final class Witness { weak var model: Model? }
      struct Child: View {
        let witness: Witness
        @StateObject private var model = Model()
        var body: some View {
          Text("There").onAppear { witness.model = model }
        }
      }
      struct Page: View {
        let witness: Witness
        @State private var isOpen = true
        var body: some View {
          Button("Turn") { isOpen.toggle() }
          if isOpen { Child(witness: witness) }
        }
      }
      let witness = Witness()
      let stage = Stage(Page(witness: witness))
      #expect(witness.model != nil)
      stage.tap("Turn")
      #expect(witness.model == nil)
    }
  }
#endif
