import Authoring
import Gherkin
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// Steps that take long, which somebody ends from outside.
struct PlayWatchTests {
  private static let long = Desk.feature(
    "Given the employee is clocked in", "When 1 hour passes")

  @Test func `a play that was ended has not got anywhere, and goes on as if nothing had been`() {
    let watch = PlayWatch()
    let desk = AuthoringDesk(Desk.library, Desk.planner, watch: watch)
    // Ended before the first step: each of both is left.
    watch.stop()
    let ended = desk.look(at: Self.long, Stance())
    #expect(ended.unplayedCount == 2)
    #expect(ended.result == nil)
    #expect(watch.place?.line == 4)
    watch.goOn()
    #expect(watch.place == nil)
    let whole = desk.look(at: Self.long, Stance())
    #expect(whole.unplayedCount == 0)
    #expect(watch.place?.line == 5)
    let other = Desk.make().look(at: Self.long, Stance())
    #expect(whole.result?.evidence == other.result?.evidence)
    #expect(whole.result?.status == .passed)
  }

  @Test func `whoever is watched knows the same`() {
    let desk = AuthoringDesk(Desk.library, Desk.planner, watch: PlayWatch())
    for stance in [Stance(part: "battery"), Stance(seeksChecks: true)] {
      let (watched, other) = (
        desk.look(at: Self.long, stance), Desk.make().look(at: Self.long, stance)
      )
      #expect(watched.partDeeds == other.partDeeds)
      #expect(watched.checks.map(\.sentence) == other.checks.map(\.sentence))
      #expect(!watched.partDeeds.isEmpty || !watched.checks.isEmpty)
    }
  }

  @Test(arguments: [
    ["Given the employee is clocked in", "When 8 hours pass"],
    ["Given the employee is clocked in", "When the user walks 50 km north at 5 km/h and arrives"],
    [
      "Given the employee is clocked in",
      "When at most 6 of the following happen, in any order:", "  | event |",
      "  | the phone goes offline |", "  | the phone comes online again |",
      "  | the user locks the phone |", "  | 3 minutes pass |",
    ],
  ])
  func `a step is ended while it is played`(steps: [String]) throws {
    let watch = PlayWatch()
    let desk = AuthoringDesk(Desk.library, Desk.planner, watch: watch)
    let lines = ["@ios", "Feature: Test", "  Scenario: Test"] + steps.map { "    \($0)" }
    let source = Source(uri: "test.feature", text: lines.joined(separator: "\n") + "\n")
    // The first step is played, and the second is begun once the watch says that it is to end.
    let first = desk.look(at: source, Stance()) { true }
    #expect(first.unplayedCount == 1)
    watch.stop()
    let clock = ContinuousClock()
    let time = clock.measure { _ = desk.look(at: source, Stance()) }
    #expect(time < .seconds(5), "\(time)")
    #expect(desk.look(at: source, Stance()).unplayedCount == 1)
  }
}
