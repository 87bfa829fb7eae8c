import ScenarioRunner
import Testing

/// Sentences about shifts: each holds where it is true and fails where it is not.
struct ClockInStepTests {
  /// A shift of two hours with half an hour without a signal.
  private static let shift = """
    Given the employee is clocked in
        When the user walks 20 km north at 6 km/h
        And 30 minutes pass
        And the GPS signal is lost
        And 30 minutes pass
        And the GPS signal comes back
        And 1 hour passes

    """

  private func status(_ steps: String, on tag: String = "@ios") async throws -> StepStatus {
    try #require(await Play.steps(Self.shift + "    " + steps, on: tag)).status
  }

  @Test(arguments: [
    ("the shift is active", "no shift is active"),
    ("the server has received the clock-in", "the server has received no clock-in"),
    ("the server has received no clock-out", "the server has received the clock-out"),
    ("the clock-in has a position", "the clock-in has no position"),
    ("the shift is not flagged for review", "the shift is flagged for review"),
    ("a gap with the reason \"no signal\" is logged", "no gap is logged"),
    (
      "no gap with the reason \"phone off\" is logged",
      "a gap with the reason \"low battery\" is logged"
    ),
    (
      "tracking has used at most 10% of the battery per hour",
      "tracking has used at most 0% of the battery per hour"
    ),
    ("1 gap is logged", "2 gaps are logged"),
  ])
  func `a check holds where it is true and fails where it is not`(
    _ right: String, _ wrong: String
  ) async throws {
    for tag in ["@ios", "@android"] {
      #expect(try await status("Then \(right)", on: tag) == .passed, "\(right) \(tag)")
      #expect(try await status("Then \(wrong)", on: tag) == .failed, "\(wrong) \(tag)")
    }
  }

  @Test(arguments: ["@ios", "@android"])
  func `a shift ends with everything on the server`(_ tag: String) async throws {
    let end = """
      When the employee clocks out
          And 1 minute passes
          Then the shift is over
          And the clock-out has a position
          And every recorded point is on the server
          When the employee opens the shift history
          And 1 second passes
          And the employee opens shift 1 of the history
          And 1 second passes
          And the user taps point 1 of the map
          Then the screen shows "Recorded"
      """
    #expect(try await status(end, on: tag) == .passed)
  }

  @Test(arguments: [
    "no gap is logged", "no gap with the reason \"no signal\" is logged",
    "the shift is not flagged for review", "recorded points are at most 5 minutes apart",
    "recorded points are at least 5 m apart",
  ])
  func `nothing holds of a shift that has never begun`(_ check: String) async throws {
    let steps = "Given the clock-in app is installed\n    Then \(check)"
    #expect(try #require(await Play.steps(steps, on: "@ios")).status == .failed)
  }

  @Test(arguments: [
    "the logged gaps are:\n      | reason | form |\n      | no signal | 30 minutes |",
    "the clock-out says:\n      | points | gaps |",
  ])
  func `a table that would check nothing is told`(_ check: String) async throws {
    let steps = "When the employee clocks out\n    Then \(check)"
    #expect(try await status(steps) != .passed)
  }

  @Test func `a reason that no gap can have is told with those there are`() async throws {
    let steps = Self.shift + "    Then a gap with the reason \"no idea\" is logged"
    let problem = try #require(await Play.steps(steps)).steps.last?.problem
    #expect(problem?.notes.first?.contains("\"phone off\"") == true)
  }

  @Test func `an employee whom the scenario has put somewhere clocks in there`() async throws {
    let steps = """
      Given the user is at 50.0614, 19.9366
          And the employee is clocked in
          Then the last recorded point is within 20 m of 50.0614, 19.9366
      """
    #expect(try #require(await Play.steps(steps)).status == .passed)
  }
}
