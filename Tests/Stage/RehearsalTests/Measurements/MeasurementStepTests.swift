import Rehearsal
import ScenarioRunner
import Testing

/// Bounds on whole shifts: each holds where it is wide enough, and fails with the figure where it is not.
struct MeasurementStepTests {
  /// A shift with an hour offline, a restart of the phone, and a look at its route.
  private static let shift = """
    Given the employee is clocked in
        When the user walks 20 km north at 6 km/h
        And positions are accurate to 20 m
        And 1 hour passes
        And the phone goes offline
        And 1 hour passes
        And the phone goes online
        And 30 minutes pass
        And the phone restarts
        And 2 minutes pass
        And the user unlocks the phone
        And 30 minutes pass
        And the user opens the app
        And the employee clocks out
        And 1 minute passes
        And the employee opens the shift history
        And 1 second passes
        And the employee opens shift 1 of the history
        And 1 second passes

    """

  private func play(_ step: String, on tag: String = "@android") async throws -> ScenarioResult {
    try #require(await Play.steps(Self.shift + "    Then \(step)", on: tag))
  }

  @Test(arguments: [
    ("every point was recorded within 30 seconds of its interval", ["SC-001"]),
    ("at least 95% of the points were recorded within 30 seconds of their interval", ["SC-001"]),
    ("tracking has used at most 10% of the battery per hour", ["SC-002"]),
    ("at least 95% of the points are better than 50 m", ["SC-003"]),
    ("at least 95% of the points are within 50 m of the truth", ["SC-003"]),
    ("every recorded point reached the server within 60 seconds of being online", ["SC-004"]),
    ("the timestamps of all points are unchanged", ["SC-007"]),
    ("the notification is visible for the whole time of tracking", ["SC-008"]),
    ("the route is shown after at most 2 taps", ["SC-009"]),
    (
      "the measurements are reported",
      ["SC-001", "SC-002", "SC-003", "SC-004", "SC-006", "SC-007", "SC-008", "SC-009"]
    ),
  ])
  func `a shift meets the success criteria on both platforms, and reports those it is asked for`(
    _ step: String, _ criteria: [String]
  ) async throws {
    for tag in ["@ios", "@android"] {
      let result = try await play(step, on: tag)
      #expect(result.status == .passed, "\(tag) \(Play.explanation(of: result))")
      #expect(Set(result.figures.map(\.requirement)) == Set(criteria.map { "clock-in:\($0)" }))
    }
  }

  @Test func `tracking resumes with the first unlock on Android`() async throws {
    let result = try await play("tracking resumed within 60 seconds of the phone's start")
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    "tracking has used at most 0% of the battery per hour",
    "at least 1% of the points are better than 5 m",
    "fewer than 100% of the points are within 50 m of the truth",
    "the route is shown after at most 0 taps",
  ])
  func `a bound that is too narrow fails and tells the figure`(_ step: String) async throws {
    let result = try await play(step)
    #expect(result.status == .failed)
    let problem = try #require(result.steps.last?.problem)
    #expect(problem.actual?.isEmpty == false)
    #expect(problem.notes.contains { $0.contains("worst") })
  }

  @Test func `a point that never comes makes its interval late`() async throws {
    let steps = """
      Given the clock-in app is installed
          And location permission is always
          And the user is at Warsaw
          And the GPS signal is lost
          When the user opens the app
          And the employee clocks in
          And 20 minutes pass
          Then every point was recorded within 30 seconds of its interval
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .failed, "\(Play.explanation(of: result))")
    #expect(result.steps.last?.problem?.notes.first?.contains("20 min") == true)
  }

  @Test(arguments: ["5 minutes pass", "1 minute passes", "10 seconds pass"])
  func `stored points that have not arrived have reached nothing, however soon one looks`(
    _ pause: String
  ) async throws {
    let steps = """
      Given the employee is clocked in
          When the phone goes offline
          And 30 minutes pass
          And the shift server is down
          And the phone goes online
          And \(pause)
          Then every recorded point reached the server within 60 seconds of being online
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .failed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    "every recorded point reached the server within 60 seconds of being online",
    "the route is shown after at most 2 taps",
  ])
  func `a bound on nothing fails`(_ step: String) async throws {
    let steps = "Given the employee is clocked in\n    And 10 minutes pass\n    Then \(step)"
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .failed)
  }

  @Test func `other scenarios report no figures`() async throws {
    let steps = "Given the employee is clocked in\n    Then the shift is active"
    #expect(try #require(await Play.steps(steps)).figures.isEmpty)
  }
}
