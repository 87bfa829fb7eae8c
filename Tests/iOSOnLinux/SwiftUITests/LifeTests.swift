#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// What comes into sight appears, and what leaves it disappears.
  ///
  /// Source: Apple's documentation of `onAppear(perform:)`,
  /// `onDisappear(perform:)`.
  ///
  /// In which order several views appear is not documented: here, the outer before the inner, and the first before the next;
  /// they disappear the other way round as to outer and inner.
  @MainActor struct LifeTests {
    /// A text that tells when it comes and goes.
    struct Told: View {
      let name: String
      let log: Log

      init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

      var body: some View {
        Text(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
      }
    }

    /// A page with a switch.
    struct Switch<Content: View>: View {
      @State private var isOn = false
      @ViewBuilder let content: (Bool) -> Content
      var body: some View {
        Button("Turn") { isOn.toggle() }
        content(isOn)
      }
    }

    @Test func `views appear once, in the order of the source, the outer first`() {
      let log = Log()
      let stage = Stage(
        Switch { _ in
          VStack {
            Told("A", log)
            HStack { Told("B", log) }.onAppear { log.add("+H") }
          }
          .onAppear { log.add("+V") }
        })
      #expect(log.taken() == "+V +A +H +B")
      stage.tap("Turn", "Turn")
      #expect(log.taken() == "")
    }

    @Test func `nothing appears before the user can see the window`() {
      let log = Log()
      let stage = Stage(Told("A", log), isSeen: false)
      #expect(log.taken() == "")
      stage.graph.beSeen()
      stage.graph.settle()
      #expect(log.taken() == "+A")
    }

    @Test func `of a condition one branch appears, and the other disappears`() {
      let log = Log()
      let stage = Stage(Switch { if $0 { Told("A", log) } else { Told("B", log) } })
      #expect(log.taken() == "+B")
      stage.tap("Turn")
      #expect(log.taken() == "+A -B")
      stage.tap("Turn")
      #expect(log.taken() == "+B -A")
    }

    @Test func `what goes together disappears from the inner to the outer, in order`() {
      let log = Log()
      let stage = Stage(
        Switch { isOn in
          if !isOn {
            VStack {
              ForEach(0..<5) { Told("\($0)", log) }
              Told("A", log)
            }
            .onDisappear { log.add("-V") }
          }
          ForEach(isOn ? [] : Array(5..<9), id: \.self) { Told("\($0)", log) }
        })
      _ = log.taken()
      stage.tap("Turn")
      #expect(log.taken() == "-0 -1 -2 -3 -4 -A -V -5 -6 -7 -8")
    }

    @Test func `another identity disappears and appears`() {
      let log = Log()
      let stage = Stage(Switch { Told("A", log).id($0) })
      stage.tap("Turn")
      #expect(log.taken() == "+A +A -A")
    }

    @Test func `a row that comes appears, one that goes disappears, one that moves does neither`() {
      let log = Log()
      struct Page: View {
        let log: Log
        @State private var names = ["A", "B", "C"]
        var body: some View {
          Button("Remove") { names.removeFirst() }
          Button("Add") { names.append("D") }
          Button("Move") { names.reverse() }
          List(names, id: \.self) { Told($0, log) }
        }
      }
      let stage = Stage(Page(log: log))
      #expect(log.taken() == "+A +B +C")
      stage.tap("Remove")
      #expect(log.taken() == "-A")
      stage.tap("Move")
      #expect(log.taken() == "")
      stage.tap("Add")
      #expect(log.taken() == "+D")
    }

    @Test func `what appears may change what is shown`() {
      struct Page: View {
        @State private var text = "Before"
        var body: some View { Text(text).onAppear { text = "After" } }
      }
      #expect(Stage(Page()).shown == "After")
    }

    @Test func `a hidden view has appeared all the same`() {
      let log = Log()
      let stage = Stage(
        VStack {
          Told("A", log).hidden()
          Told("B", log).opacity(0)
        })
      #expect(log.taken() == "+A +B" && stage.shown == "")
    }

    @Test func `who disappears still has its state`() {
      struct Child: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          Button("Count \(count)") { count += 1 }.onDisappear { log.add("\(count)") }
        }
      }
      let log = Log()
      let stage = Stage(Switch { if !$0 { Child(log: log) } })
      stage.tap("Count 0", "Count 1", "Turn")
      #expect(log.taken() == "2")
    }

    @Test func `the page of a tab appears when it is chosen, and keeps its state`() {
      let log = Log()
      struct Page: View {
        let log: Log
        @State private var tab = 1
        var body: some View {
          TabView(selection: $tab) {
            VStack {
              Told("A", log)
              Counter("X")
            }
            .tabItem { Label("One", systemImage: "star") }.tag(1)
            Told("B", log).tabItem { Text("Two") }.tag(2)
          }
        }
      }
      let stage = Stage(Page(log: log))
      #expect(log.taken() == "+A" && stage.shown == "A [X 0] [One] [Two]")
      stage.tap("X 0", "Two")
      #expect(log.taken() == "+B -A" && stage.shown == "B [One] [Two]")
      stage.tap("One")
      #expect(log.taken() == "+A -B" && stage.shown == "A [X 1] [One] [Two]")
    }

    @Test func `tabs that come and go below a tab view are tabs of it`() {
      struct Tabs: View {
        @State private var names = ["A", "B"]
        var body: some View {
          ForEach(names, id: \.self) { name in
            Button("On \(name)") { names = name == "A" ? ["C", "A", "B"] : ["B"] }
              .tabItem { Text(name) }.tag(name)
          }
        }
      }
      struct Page: View {
        @State private var name = "A"
        var body: some View { TabView(selection: $name) { Tabs() } }
      }
      let stage = Stage(Page())
      #expect(stage.shown == "[On A] [A] [B]")
      stage.tap("On A")
      #expect(stage.shown == "[On A] [C] [A] [B]")
      stage.tap("B")
      #expect(stage.shown == "[On B] [C] [A] [B]")
      stage.tap("On B")
      #expect(stage.shown == "[On B] [B]")
    }

    @Test func `a sheet appears over its page, which does not disappear`() {
      // UIKit's documentation: a sheet leaves the page under it in the window; SwiftUI's is silent.
      let log = Log()
      struct Page: View {
        let log: Log
        @State private var isOpen = false
        var body: some View {
          Told("A", log)
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Told("B", log) }
        }
      }
      let stage = Stage(Page(log: log))
      stage.tap("Open")
      #expect(log.taken() == "+A +B")
      stage.tap("Swipe the sheet away")
      #expect(log.taken() == "-B")
    }
  }
#endif
