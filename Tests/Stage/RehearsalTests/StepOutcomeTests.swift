import ScenarioRunner
import Testing

/// What single sentences do, where scenarios alone would not show it.
struct StepOutcomeTests {
  private static let opened = """
    Given the pet listing app is installed
        And location permission is while using
        And the listing server answers after 10 seconds
        When the user opens the app

    """

  private func status(_ steps: String, on tag: String = "@ios") async throws -> StepStatus {
    try #require(await Play.steps(Self.opened + steps, on: tag)).status
  }

  @Test func `a pull while the screen loads is the app's to judge`() async throws {
    let steps =
      "And the user pulls to refresh 3 times\n    Then the server has received 1 listing query"
    #expect(try await status(steps) == .passed)
  }

  @Test func `nobody pulls no times`() async throws {
    #expect(try await status("And the user pulls to refresh 0 times") == .invalid)
  }

  @Test func `queries that were set aside are not counted`() async throws {
    let steps =
      "And the listing queries so far are set aside\n    And 5 seconds pass\n"
      + "    Then no listing query has been sent"
    #expect(try await status(steps) == .passed)
  }

  @Test(arguments: [
    (
      "| method | path | query |\n      | GET | /api/listings | lat=52.2297&lng=21.0122&radius=50 |",
      StepStatus.passed
    ),
    ("| GET | /api/listings | lat=52.2297&lng=21.0122&radius=50 |", .passed),
    ("| GET | /api/listings?lat=52.2297&lng=21.0122&radius=50 |", .passed),
    ("| GET | /api/listings | |", .failed),
    ("| method | path | query |", .invalid),
  ])
  func `requests are compared with rows of method, path and query`(
    table: String, expected: StepStatus
  ) async throws {
    let result = try await status("Then the server has received these requests:\n      " + table)
    #expect(result == expected)
  }

  @Test(arguments: [
    ("the user opens Control Center", "the user closes Control Center"),
    ("a phone call comes in", "the user declines the phone call"),
  ])
  func `a covered app takes no touches until it is uncovered`(
    cover: String, uncover: String
  ) async throws {
    #expect(try await status("And \(cover)\n    Then the app is inactive") == .passed)
    #expect(try await status("And \(cover)\n    And the user pulls to refresh") == .invalid)
    let closed = "\n    And \(uncover)\n    Then the app is active"
    #expect(try await status("And \(cover)" + closed) == .passed)
    #expect(try await status("And \(uncover)") == .invalid)
  }

  @Test(arguments: [
    ("And the phone restarts\n    And the user opens the app", "the user unlocks the phone"),
    ("And the user opens the app", "the user leaves the app"),
    (
      "And the user leaves the app\n    And the user opens Control Center",
      "the user opens the app"
    ),
    ("And the phone falls into Doze", "@android"),
    ("And Location Accuracy is off", "@android"),
    ("And the user turns Wi-Fi scanning off", "@android"),
    ("And positions come from the receiver again", "positions come from a mock app"),
    ("And the receiver's clock is right again", "the receiver's week count has rolled over"),
    (
      "And a mock app says that the user is in Kraków\n"
        + "    And a mock app says that the user is in Kraków",
      "positions come from the receiver again"
    ),
  ])
  func `what the phone cannot do comes with the step that has to come before`(
    steps: String, advice: String
  ) async throws {
    let result = try #require(await Play.steps(Self.opened + steps))
    let problem = try #require(result.steps.last?.problem)
    #expect(problem.message.hasSuffix("."))
    #expect(problem.message.first?.isUppercase == true || problem.message.hasPrefix("iOS"))
    #expect(problem.notes.contains { $0.contains(advice) })
  }
}
