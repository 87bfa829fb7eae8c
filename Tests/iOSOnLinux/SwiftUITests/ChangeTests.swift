#if os(Linux)
  import Combine
  import Testing

  @testable import SwiftUI

  /// Views hear of changes, and of what publishers send.
  ///
  /// Source: Apple's documentation of `onChange(of:initial:_:)` and `onReceive(_:perform:)`.
  @MainActor struct ChangeTests {
    typealias Switch = LifeTests.Switch

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

    // Apple's documentation of `onChange(of:perform:)`: captured values are the old ones.
    @Test func `what is done in the older way knows what was when it was said`() {
      let log = Log()
      struct Page: View {
        @State private var count = 0
        let log: Log
        var body: some View {
          let doubled = count * 2
          Button("Count") { count += 1 }
            .onChange(of: count, perform: { now in log.add("\(now) after \(doubled)") })
            .onChange(of: count) { log.add("new \(doubled)") }
        }
      }
      let stage = Stage(Page(log: log))
      stage.tap("Count", "Count")
      #expect(log.taken() == "new 2 1 after 0 new 4 2 after 2")
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
  }
#endif
