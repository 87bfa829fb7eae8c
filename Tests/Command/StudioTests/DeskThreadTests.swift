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

  private static let asker = DeskAsker(page: "one", file: "a.feature")
  private static let other = DeskAsker(page: "two", file: "b.feature")
  private static let place = PlayWatch.Place(line: 4, profile: "iOS")

  private static func answer(
    _ step: String, _ thread: DeskThread<Endless>, of asker: DeskAsker = asker
  ) -> DeskThread<Endless>.Answer {
    let (question, work) = look(step)
    return thread.answer(Array(asker.page.utf8) + question, of: asker, work)
  }

  @Test func `what is done soon is answered at once`() throws {
    let thread = try Self.thread()
    for _ in 0..<20 { #expect(Self.answer("nothing happens", thread) == .done([0])) }
  }

  @Test func `a step that takes long is told with its line, and ends when somebody ends it`() throws
  {
    let thread = try Self.thread()
    #expect(Self.answer("it goes on", thread) == .playing(Self.place))
    #expect(Self.answer("it goes on", thread) == .playing(Self.place))
    // Whoever asks something else waits, and does not end it.
    #expect(Self.answer("nothing happens", thread) == .waiting(Self.asker, Self.place))
    thread.stop(by: Self.asker.page, isAnyones: false)
    #expect(RunningStudio.waits { Self.answer("nothing happens", thread) == .done([0]) })
    // What was ended counts as not played.
    #expect(Self.answer("it goes on", thread) == .playing(Self.place))
    thread.stop(by: Self.asker.page, isAnyones: false)
    #expect(RunningStudio.waits { Self.answer("nothing happens", thread) == .done([0]) })
  }

  @Test func `a page ends what another one plays only where that is meant, and the other is told`()
    throws
  {
    let thread = try Self.thread()
    #expect(Self.answer("it goes on", thread) == .playing(Self.place))
    thread.stop(by: Self.other.page, isAnyones: false)
    #expect(
      Self.answer("nothing happens", thread, of: Self.other) == .waiting(Self.asker, Self.place))
    thread.stop(by: Self.other.page, isAnyones: true)
    #expect(
      RunningStudio.waits {
        Self.answer("nothing happens", thread, of: Self.other) == .done([0])
      })
    #expect(Self.answer("it goes on", thread) == .stopped)
    // Once that is told, it can be played after all.
    #expect(Self.answer("it goes on", thread) == .playing(Self.place))
    thread.stop(by: Self.asker.page, isAnyones: false)
  }

  @Test func `what a page plays takes no world away from another`() throws {
    let thread = try Self.thread()
    let played = Mutex<[String: Int]>([:])
    for _ in 0..<3 {
      for asker in [Self.asker, Self.other] {
        let source = Source(
          uri: "a.feature",
          text: "Feature: A\n  Scenario: B\n    When nothing happens\n    # \(asker.page)\n")
        let question = Array(asker.page.utf8)
        let answer = thread.answer(question, of: asker) { desk in
          let count = desk.look(at: source, Stance()).playedCount
          played.withLock { $0[asker.page, default: 0] += count }
          return []
        }
        #expect(answer == .done([]))
      }
    }
    #expect(played.withLock(\.self) == ["one": 1, "two": 1])
  }

  @Test func `what nobody asks for any more is ended where somebody waits`() throws {
    let thread = try Self.thread()
    #expect(Self.answer("it goes on", thread) == .playing(Self.place))
    #expect(
      RunningStudio.waits {
        Self.answer("nothing happens", thread, of: Self.other) == .done([0])
      })
  }

  @Test func `what nobody comes back for is let go`() throws {
    let thread = try Self.thread()
    for number in 0..<8 {
      _ = thread.answer([UInt8(number)], of: Self.asker) { _ in
        _ = poll(nil, 0, 150)
        return [UInt8(number)]
      }
      #expect(RunningStudio.waits { Self.answer("nothing happens", thread) == .done([0]) })
    }
    let left = (0..<8).map { number in thread.answer([UInt8(number)], of: Self.asker) { _ in [99] }
    }
    #expect(left.count { $0 == .done([99]) } >= 4, "\(left)")
  }

  @Test func `a desk is laid anew while a step takes long`() throws {
    let thread = try Self.thread()
    #expect(Self.answer("it goes on", thread) == .playing(Self.place))
    #expect(thread.renew(Self.library(), Planner { _ in ["iOS"] }))
    #expect(Self.answer("nothing happens", thread) == .done([0]))
  }
}
