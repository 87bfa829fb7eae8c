#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// A view of `ForEach` is the same as long as an element bears its identity.
  ///
  /// Source: Apple's documentation of `ForEach.init(_:content:)`, which asks that an element's identity does not
  /// change, and that none is there twice; what it does with those that are there twice is not documented: here, each
  /// has a place of its own.
  @MainActor struct ForEachTests {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }

    /// Rows with counters, which a touch changes.
    struct Page: View {
      let change: (inout [Item]) -> Void
      @State private var items = "ABC".enumerated().map { Item(id: $0, name: String($1)) }
      var body: some View {
        Button("Change") { change(&items) }
        ForEach(items) { Counter($0.name) }
      }
    }

    /// Shows rows of which A was touched once and C twice, and changes them.
    private func changed(_ change: @escaping (inout [Item]) -> Void) -> String {
      let stage = Stage(Page(change: change))
      stage.tap("A 0", "C 0", "C 1", "Change")
      return stage.shown.replacing("[Change] ", with: "")
    }

    @Test func `what is inserted is new, and the others remember`() {
      #expect(changed { $0.insert(Item(id: 9, name: "X"), at: 1) } == "[A 1] [X 0] [B 0] [C 2]")
    }

    @Test func `what is removed is forgotten, and the others remember`() {
      #expect(changed { $0.remove(at: 0) } == "[B 0] [C 2]")
    }

    @Test func `what is moved remembers`() {
      #expect(changed { $0.reverse() } == "[C 2] [B 0] [A 1]")
      #expect(changed { $0.move(fromOffsets: [0], toOffset: 3) } == "[B 0] [C 2] [A 1]")
    }

    @Test func `what has another name is the same, and another identity is not`() {
      #expect(changed { $0[0].name = "Z" } == "[Z 1] [B 0] [C 2]")
      #expect(changed { $0[0] = Item(id: 7, name: "A") } == "[A 0] [B 0] [C 2]")
    }

    @Test func `what comes back is new`() {
      let stage = Stage(
        Page { items in
          if items.count == 3 {
            items.removeLast()
          } else {
            items.append(Item(id: 2, name: "C"))
          }
        })
      stage.tap("C 0", "Change", "Change")
      #expect(stage.shown == "[Change] [A 0] [B 0] [C 0]")
    }

    @Test func `elements that are known by themselves are others when they change`() {
      struct Page: View {
        @State private var names = ["A", "B"]
        var body: some View {
          Button("Change") { names[0] += "x" }
          ForEach(names, id: \.self) { Counter($0) }
        }
      }
      let stage = Stage(Page())
      stage.tap("A 0", "B 0", "Change")
      #expect(stage.shown == "[Change] [Ax 0] [B 1]")
    }

    @Test func `two elements with one identity are both shown, each at its place`() {
      struct Page: View {
        @State private var names = ["A", "B"]
        var body: some View {
          Button("Change") { names.append("A") }
          ForEach(names, id: \.self) { Text($0) }
        }
      }
      let stage = Stage(Page())
      stage.tap("Change", "Change")
      #expect(stage.shown == "A B A A [Change]")
    }

    @Test func `numbers are known by themselves`() {
      let stage = Stage(ForEach(0..<3) { Text("\($0)") })
      #expect(stage.shown == "0 1 2")
    }

    @Test func `a binding to an element changes it where it is`() {
      struct Page: View {
        @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B")]
        var body: some View {
          ForEach($items) { $item in
            TextField("Name \(item.id)", text: $item.name)
          }
          Text(items.map(\.name).joined())
          Button("Turn") { items.reverse() }
        }
      }
      let stage = Stage(Page())
      stage.write("X", into: "Name 2")
      #expect(stage.shown == "AX Name 1 = A Name 2 = X [Turn]")
      stage.tap("Turn")
      #expect(stage.shown == "XA Name 2 = X Name 1 = A [Turn]")
      stage.write("Y", into: "Name 1")
      #expect(stage.shown == "XY Name 2 = X Name 1 = Y [Turn]")
    }

    @Test func `a binding to an element that is no more harms nobody`() {
      final class Keeper { var binding: Binding<String>? }
      struct Page: View {
        let keeper: Keeper
        @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B")]
        var body: some View {
          ForEach($items) { $item in
            Button("Keep \(item.name)") { keeper.binding = $item.name }
          }
          Button("Remove") { items.removeLast() }
        }
      }
      let keeper = Keeper()
      let stage = Stage(Page(keeper: keeper))
      stage.tap("Keep B", "Remove")
      #expect(keeper.binding?.wrappedValue == "B")
      keeper.binding?.wrappedValue = "C"
      #expect(stage.shown == "[Keep A] [Remove]")
    }

    @Test func `rows within rows are known within their own`() {
      struct Page: View {
        @State private var isTurned = false
        var body: some View {
          Button("Turn") { isTurned.toggle() }
          ForEach(isTurned ? [2, 1] : [1, 2], id: \.self) { outer in
            ForEach(0..<2) { inner in Counter("\(outer)\(inner)") }
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("10 0", "21 0", "21 1", "Turn")
      #expect(stage.shown == "[Turn] [20 0] [21 2] [10 1] [11 0]")
    }

    @Test func `only what has changed of the rows is evaluated`() {
      struct Row: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct Page: View {
        @State private var names = (0..<100).map { "\($0)" }
        var body: some View {
          Button("Change") { names[7] = "x" }
          ForEach(names.indices, id: \.self) { Row(name: names[$0]) }
        }
      }
      let stage = Stage(Page())
      _ = Bodies.taken(Row.self)
      stage.tap("Change")
      #expect(Bodies.taken(Row.self) == 1)
    }
  }
#endif
