import Rehearsal
import ScenarioRunner
import Testing

/// How much of their bounds sentences use while they hold.
struct UsedBoundTests {
  private static let shift = """
    Given the employee is clocked in
        When the user walks 2 km north at 6 km/h
        And positions are accurate to 20 m
        And 20 minutes pass

    """

  private func uses(_ step: String) async throws -> [String] {
    let result = try #require(await Play.steps(Self.shift + "    Then \(step)", on: "@android"))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    return try #require(result.steps.last).bounds.map(\.words)
  }

  @Test(arguments: [
    ("the phone has recorded at least 2 points", ["5 where 2 would do"]),
    ("the phone has recorded at most 500 points", ["5 of 500"]),
    ("the phone has recorded between 2 and 500 points", ["5 where 2 would do", "5 of 500"]),
    ("the distance travelled is 2 km, give or take 100 m", ["0 m of 100 m"]),
    ("the last recorded point is within 900 m of the user", ["0 m of 900 m"]),
    ("recorded points are at most 10 minutes apart", ["5 min of 10 min"]),
    ("recorded points are at least 1 m apart", ["499.71 m where 1 m would do"]),
    ("every recorded point is accurate to 50 m or better", ["20 m of 50 m"]),
    (
      "at least 95% of the points are better than 50 m",
      ["20 m of 50 m", "100% where 95% would do"]
    ),
    ("every point was recorded within 30 seconds of its interval", ["0 s of 30 s"]),
    ("tracking has used at most 10% of the battery per hour", ["0.43% of 10.00%"]),
    ("positions and uploads have taken at most 10% of the battery", ["0.1% of 10.0%"]),
    ("the battery is at least 10%", ["100% where 10% would do"]),
    ("the app has stored at most 200 kB", ["3096 of 200000"]),
    ("within 10 minutes every recorded point is on the server", ["0 s of 10 min"]),
    ("for 10 minutes at most 100 recorded points are waiting on the phone", ["0 of 100"]),
    ("the last fix is not within 1 m of Warsaw", []),
    ("the phone has recorded 5 points", []),
  ])
  func `a check that holds tells how much of its bounds it has used`(
    _ step: String, _ words: [String]
  ) async throws {
    #expect(try await uses(step) == words)
  }

  @Test func `a tolerance that a check has by itself is no bound of the scenario's`() async throws {
    #expect(try await uses("the last recorded point was recorded 0 seconds ago") == [])
  }

  @Test func `what is tried while a check waits does not count`() async throws {
    let result = try #require(
      await Play.steps(
        """
        Given the employee is clocked in
            When 1 minute passes
            Then within 10 minutes the phone has recorded at least 3 points
        """, on: "@android"))
    #expect(
      try #require(result.steps.last).bounds.map(\.words)
        == ["3 where 3 would do", "9 min of 10 min"])
  }
}
