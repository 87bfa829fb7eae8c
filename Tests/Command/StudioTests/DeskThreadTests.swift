import Authoring
import CucumberExpressions
import Gherkin
import Processes
import ScenarioRunner
import Synchronization
import TestSupport
import Testing

@testable import Studio

/// The desk in a thread of its own.
struct DeskThreadTests {
  /// A world in which nothing happens but that a step goes on until it is ended.
  private struct Endless: ScenarioWorld {
    let watch: PlayWatch?
    var virtualTime: Duration { .zero }
    mutating func finishStep() {}
    mutating func finishScenario() {}
    func evidence() -> Evidence { Evidence() }
  }

  private static func library() -> StepLibrary<Endless> {
    var library = StepLibrary(ParameterTypeRegistry()) { Endless(watch: $0.watch) }
    library.when("nothing happens", "Does nothing.") { (_: inout Endless) in }
    library.when("it goes on", "Goes on until somebody ends it.") { (world: inout Endless) in
      for _ in 0..<60_000 where !(world.watch?.isStopped ?? true) { _ = poll(nil, 0, 1) }
    }
    return library
  }

  private static func thread() throws -> DeskThread<Endless> {
    try DeskThread(library(), Planner { _ in ["iOS"] }, patience: 100)
  }

  private static func look(
    _ step: String
  ) -> (question: [UInt8], work: DeskThread<Endless>.Work) {
    let source = Source(
      uri: "a.feature",
      text: "Feature: A\n  Scenario: B\n    When nothing happens\n    And \(step)\n")
    return (
      Array(step.utf8),
      { desk in [UInt8(desk.look(at: source, Stance()).unplayedCount)] }
    )
  }

  private static func answer(
    _ step: String, _ thread: DeskThread<Endless>
  ) -> DeskThread<Endless>.Answer {
    let (question, work) = look(step)
    return thread.answer(question, work)
  }

  @Test func `what is done soon is answered at once`() throws {
    let thread = try Self.thread()
    for _ in 0..<20 { #expect(Self.answer("nothing happens", thread) == .done([0])) }
  }

  @Test func `a step that takes long is told with its line, and ends when somebody ends it`() throws
  {
    let thread = try Self.thread()
    #expect(Self.answer("it goes on", thread) == .playing(line: 4))
    #expect(Self.answer("it goes on", thread) == .playing(line: 4))
    // Whoever asks something else waits, and does not end it.
    #expect(Self.answer("nothing happens", thread) == .waiting)
    thread.stop()
    #expect(RunningStudio.waits { Self.answer("nothing happens", thread) == .done([0]) })
    // What was ended counts as not played.
    #expect(Self.answer("it goes on", thread) == .done([1]))
    thread.stop()
    #expect(Self.answer("nothing happens", thread) == .done([0]))
  }

  @Test func `what nobody comes back for is let go`() throws {
    let thread = try Self.thread()
    for number in 0..<8 {
      _ = thread.answer([UInt8(number)]) { _ in
        _ = poll(nil, 0, 150)
        return [UInt8(number)]
      }
      #expect(RunningStudio.waits { Self.answer("nothing happens", thread) == .done([0]) })
    }
    let left = (0..<8).map { number in thread.answer([UInt8(number)]) { _ in [99] } }
    #expect(left.count { $0 == .done([99]) } >= 4, "\(left)")
  }

  @Test func `a desk is laid anew while a step takes long`() throws {
    let thread = try Self.thread()
    #expect(Self.answer("it goes on", thread) == .playing(line: 4))
    #expect(thread.renew(Self.library(), Planner { _ in ["iOS"] }))
    #expect(Self.answer("nothing happens", thread) == .done([0]))
  }
}
