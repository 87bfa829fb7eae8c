#if os(Linux)
  import Combine
  import Testing

  @testable import SwiftUI

  /// What comes into sight appears, and what leaves it disappears.
  ///
  /// Source: Apple's documentation of `onAppear(perform:)`,
  /// `onDisappear(perform:)`, `task(id:priority:_:)`, `onChange(of:initial:_:)` and `onReceive(_:perform:)`.
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

    @Test func `a task begins as the view appears, and is cancelled as it disappears`() async {
      let log = Log()
      let stage = Stage(
        Switch { isOn in
          if !isOn {
            Text("A").task {
              log.add("begun")
              try? await Task.sleep(for: .seconds(1_000))
              log.add("cancelled")
            }
          }
        })
      #expect(log.taken() == "")
      await stage.rest { log.count == 1 }
      #expect(log.taken() == "begun")
      stage.tap("Turn")
      await stage.rest { log.count == 1 }
      #expect(log.taken() == "cancelled")
    }

    @Test func `a task begins anew for another value, and not for the same`() async {
      struct Page: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          Button("Next") { count += 1 }
          Text("\(count)").task(id: count / 2) {
            log.add("begun \(count)")
            try? await Task.sleep(for: .seconds(1_000))
            log.add("cancelled")
          }
        }
      }
      let log = Log()
      let stage = Stage(Page(log: log))
      await stage.rest { log.count == 1 }
      #expect(log.taken() == "begun 0")
      stage.tap("Next")
      await stage.rest()
      #expect(log.taken() == "")
      stage.tap("Next")
      await stage.rest { log.count == 2 }
      #expect(
        log.taken().split(separator: " ").sorted().joined(separator: " ") == "2 begun cancelled")
    }

    @Test func `a task goes on while its view is another value, and keeps its state`() async {
      struct Page: View {
        @State private var count = 0
        @State private var steps = 0
        var body: some View {
          Button("Next") { count += 1 }
          Text("\(count) \(steps)").task {
            for _ in 0..<3 {
              await Task.yield()
              steps += 1
            }
          }
        }
      }
      let stage = Stage(Page())
      stage.tap("Next")
      await stage.rest { stage.shown == "1 3 [Next]" }
      #expect(stage.shown == "1 3 [Next]")
    }

    @Test func `a change is told once, with the old and the new value`() {
      struct Page: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          Button("Go") {
            count += 1
            count += 1
          }
          Button("Same") { count = count + 0 }
          Text("\(count)")
            .onChange(of: count) { old, new in log.add("\(old)>\(new)") }
            .onChange(of: count) { log.add("=\(count)") }
            .onChange(of: count, perform: { log.add("\($0)") })
            .onChange(of: count, initial: true) { old, new in log.add("first \(old)>\(new)") }
        }
      }
      let log = Log()
      let stage = Stage(Page(log: log))
      #expect(log.taken() == "first 0>0")
      stage.tap("Go")
      #expect(
        Set(log.taken().replacing("first ", with: "first").split(separator: " "))
          == ["0>2", "=2", "2", "first0>2"])
      stage.tap("Same")
      #expect(log.taken() == "")
    }

    @Test func `changes that follow from changes are told as well`() {
      struct Page: View {
        let log: Log
        @State private var one = 0
        @State private var other = 0
        var body: some View {
          Button("Go") { one = 1 }
          Text("\(one) \(other)")
            .onChange(of: one) { other = one * 10 }
            .onChange(of: other) { log.add("other \(other)") }
        }
      }
      let log = Log()
      let stage = Stage(Page(log: log))
      stage.tap("Go")
      #expect(log.taken() == "other 10" && stage.shown == "1 10 [Go]")
    }

    @Test func `changes at several places are told in the order of the places`() {
      struct Child: View {
        let number: Int
        let log: Log
        @Binding var count: Int
        var body: some View {
          Text("\(count)").onChange(of: count) { log.add("\(number)") }
        }
      }
      struct Page: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          Button("Go") { count += 1 }
          ForEach(0..<8) { Child(number: $0, log: log, count: $count) }
        }
      }
      let log = Log()
      Stage(Page(log: log)).tap("Go")
      #expect(log.taken() == "0 1 2 3 4 5 6 7")
    }

    @Test func `a value that is not seen changes all the same`() {
      // Whether what is out of sight hears of changes is not documented; a view in the tree does here.
      struct Page: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          Button("Go") { count += 1 }
          Text("\(count)").hidden().onChange(of: count) { log.add("\(count)") }
        }
      }
      let log = Log()
      Stage(Page(log: log)).tap("Go")
      #expect(log.taken() == "1")
    }

    @Test func `what a subject sends is received with the newest values`() {
      struct Page: View {
        let log: Log
        let subject: PassthroughSubject<Int, Never>
        @State private var count = 0
        var body: some View {
          Button("Next") { count += 1 }
          Text("\(count)").onReceive(subject) { log.add("\($0) at \(count)") }
        }
      }
      let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
      let stage = Stage(Page(log: log, subject: subject))
      subject.send(1)
      stage.tap("Next")
      subject.send(2)
      #expect(log.taken() == "1 at 0 2 at 1")
    }

    @Test func `a property that is published is received as it is and as it becomes`() {
      final class Model: ObservableObject { @Published var number = 1 }
      struct Page: View {
        let log: Log
        @StateObject var model = Model()
        var body: some View {
          Button("Next") { model.number += 1 }
          Text("\(model.number)").onReceive(model.$number) { log.add("\($0)") }
        }
      }
      let log = Log()
      let stage = Stage(Page(log: log))
      #expect(log.taken() == "1")
      stage.tap("Next")
      #expect(log.taken() == "2" && stage.shown == "2 [Next]")
    }

    @Test func `nothing is received once the view is gone`() {
      let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
      let stage = Stage(
        Switch { if !$0 { Text("A").onReceive(subject) { log.add("\($0)") } } })
      subject.send(1)
      stage.tap("Turn")
      subject.send(2)
      #expect(log.taken() == "1")
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
