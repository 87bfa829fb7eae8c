#if os(Linux)
  import Testing

  @testable import SwiftUI

  /// Work goes on while a view is seen.
  ///
  /// Source: Apple's documentation of `task(priority:_:)` and `task(id:priority:_:)`.
  @MainActor struct TaskTests {
    typealias Switch = LifeTests.Switch

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
  }
#endif
