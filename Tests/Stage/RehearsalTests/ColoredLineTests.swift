import Rehearsal
import ScenarioRunner
import Testing

/// Lines on the map in colours of their own: the steps about lines see them as they see the others.
struct ColoredLineTests {
  private static func played(_ check: String) async throws -> ScenarioResult {
    let steps = "And the user enters \"Draw\" into \"Note\"\nThen \(check)"
    return try #require(await Play.steps(inNotes: steps))
  }

  @Test(arguments: [
    "the map shows 2 lines", "the map's lines have 4 points",
    "the map's lines are 2224 m long, give or take 10 m",
    "no line of the map passes within 500 m of 52.23, 21.0",
  ])
  func `a line is a line in whatever colour`(check: String) async throws {
    let result = try await Self.played(check)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    "the map shows 0 lines", "the map shows 1 line",
    "no line of the map passes within 500 m of 52.22, 21.0",
  ])
  func `no check passes that overlooks a coloured line`(check: String) async throws {
    #expect(try await Self.played(check).status == .failed)
  }
}
