import DeviceInterface
import Testing

@testable import DeviceSimulator

struct TimelineTests {
  private let later = Instant.start + .seconds(1)
  private let latest = Instant.start + .seconds(2)

  @Test func `elements come by instant, and at one instant in the order they were added`() {
    var timeline = Timeline<String>()
    timeline.add("d", at: latest)
    timeline.add("b", at: later)
    timeline.add("a", at: .start)
    timeline.add("c", at: later)
    #expect(timeline.upcoming == ["a", "b", "c", "d"])
    #expect(timeline.takeDue(by: later) == "a")
    #expect(timeline.takeDue(by: later) == "b")
    #expect(timeline.takeDue(by: later) == "c")
    #expect(timeline.takeDue(by: later) == nil)
    #expect(timeline.soonest == latest)
  }

  @Test func `the next deadline is later than the instant asked about`() {
    var timeline = Timeline<String>()
    timeline.add("now", at: .start)
    timeline.add("later", at: later)
    #expect(timeline.soonest(after: .start) == later)
    #expect(timeline.soonest(after: later) == nil)
  }

  @Test func `two timelines with the same future are equal whatever their past`() {
    var first = Timeline<String>()
    first.add("x", at: .start)
    first.add("gone", at: later)
    first.removeAll { $0 == "gone" }
    var second = Timeline<String>()
    second.add("x", at: .start)
    #expect(first == second)
    #expect(first.instant { $0 == "x" } == .start)
  }

  @Test func `the generator repeats itself for one seed and differs for another`() {
    var first = SeededGenerator(seed: 7)
    var second = SeededGenerator(seed: 7)
    var third = SeededGenerator(seed: 8)
    let numbers = (0..<4).map { _ in first.next() }
    #expect(numbers == (0..<4).map { _ in second.next() })
    #expect(numbers != (0..<4).map { _ in third.next() })
  }
}
