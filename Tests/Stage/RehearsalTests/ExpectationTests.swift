import DeviceInterface
import ScenarioRunner
import Testing

@testable import Rehearsal

/// What a check says when it does not hold.
struct ExpectationTests {
  private static func failure(_ check: (World) throws -> Void) -> StepFailure? {
    do {
      try check(World(ScenarioSetup(profile: "iOS", seed: 1), apps: AllApps.rooms))
      return nil
    } catch {
      return error as? StepFailure
    }
  }

  @Test func `values are told by their words`() {
    #expect(
      Self.failure { try $0.expect(Badge.Color.red, is: .green, "The badge is otherwise.") }
        == StepFailure("The badge is otherwise.", expected: "green", actual: "red"))
    #expect(Self.failure { try $0.expect(Badge.Color.red, is: .red, "It is otherwise.") } == nil)
  }

  @Test func `what is there where nothing should be is told`() {
    #expect(
      Self.failure { try $0.expectNone("Royal Way", "A tour is running.", notes: ["Stop it."]) }
        == StepFailure(
          "A tour is running.", expected: "none", actual: "Royal Way", notes: ["Stop it."]))
    #expect(Self.failure { try $0.expectNone(nil, "A tour is running.") } == nil)
  }
}
