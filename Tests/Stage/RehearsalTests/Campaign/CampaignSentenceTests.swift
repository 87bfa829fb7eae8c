import ScenarioRunner
import Testing

/// Sentences about campaigns must be able to fail: each is tried with what holds and with what does not.
struct CampaignSentenceTests {
  private static let walked = """
    Given the campaign app is installed
        And the campaigns are:
          | id  | name            | audio  |
          | c-1 | Spring leaflets | 1 min  |
        And the campaign "Spring leaflets" is running
        When the user walks 20 m north at 2 m/s
        And 10 seconds pass

    """
  private static let completed = walked + "    And the user completes the campaign\n"

  private func status(_ steps: String) async throws -> StepStatus {
    try #require(await Play.steps(steps, on: "@ios")).status
  }

  @Test(arguments: [
    ("| point | at | speed | accuracy |\n      | 2 | 08:00:05 | 2 m/s | 5 m |", StepStatus.passed),
    ("| point | at |\n      | 2 | 08:00:06 |", .failed),
    ("| point | speed |\n      | 2 | 3 m/s |", .failed),
    ("| point | accuracy |\n      | 2 | 6 m |", .failed),
    ("| point | at |\n      | 9 | 08:00:06 |", .failed),
    ("| point | height |\n      | 2 | 9 m |", .invalid),
    ("| point | at |\n      | two | 08:00:05 |", .invalid),
    ("| point | at |\n      | 2 | soon |", .invalid),
    ("| point | speed |\n      | 2 | fast |", .invalid),
    ("| point | accuracy |\n      | 2 | good |", .invalid),
  ])
  func `single points are compared with their rows`(
    table: String, expected: StepStatus
  ) async throws {
    #expect(
      try await status(Self.walked + "    Then the recorded points include:\n      " + table)
        == expected)
  }

  @Test(arguments: [
    ("at most 3 recorded points are waiting on the phone", StepStatus.passed),
    ("at most 2 recorded points are waiting on the phone", .failed),
    ("at least 3 recorded points are waiting on the phone", .passed),
    ("at least 4 recorded points are waiting on the phone", .failed),
    ("the server has stored at least 1 point", .failed),
    ("the server has stored at most 0 points", .passed),
    ("the server has stored between 0 and 1 points", .invalid),
    ("the server has stored between 1 and 3 points", .failed),
    ("the completion found every point on the server", .failed),
    ("the audio player offers \"Play\"", .passed),
    ("the audio player offers \"Pause\"", .failed),
    ("the user double-taps \"Fly\"", .failed),
  ])
  func `bounds hold on one side and fail on the other`(
    step: String, expected: StepStatus
  ) async throws {
    let keyword = step.hasPrefix("the user") ? "When" : "Then"
    #expect(try await status(Self.walked + "    \(keyword) \(step)") == expected)
  }

  @Test(arguments: [
    ("| started | 08:00:00 |\n      | ended | 08:00:10 |", StepStatus.passed),
    ("| started | 08:00:01 |", .failed),
    ("| ended | 08:00:11 |", .failed),
    ("| ended | later |", .invalid),
    ("| weather | good |", .invalid),
  ])
  func `a completion says when the campaign started and ended`(
    table: String, expected: StepStatus
  ) async throws {
    #expect(
      try await status(Self.completed + "    Then the completion says:\n      " + table) == expected
    )
  }

  @Test(arguments: [
    ("answers the next upload with status 503", StepStatus.passed),
    ("does not answer the next upload", .passed),
    ("loses its reply to the next upload", .failed),
    ("accepts only the first 1 point of the next upload", .passed),
  ])
  func `points that the server did not take are not sent twice when they come again`(
    treatment: String, expected: StepStatus
  ) async throws {
    #expect(
      try await status(
        Self.walked + "    And the campaign server \(treatment)\n"
          + "    And the user completes the campaign\n    And 10 minutes pass\n"
          + "    Then no point was sent twice") == expected)
  }

  @Test func `points that came once came once`() async throws {
    #expect(try await status(Self.completed + "    Then no point was sent twice") == .passed)
    #expect(
      try await status(
        Self.completed + "    Then the completion found every point on the server") == .passed)
    let lost = "    And the campaign server loses its reply to the next upload\n"
    #expect(
      try await status(
        Self.walked + lost
          + "    And the user completes the campaign\n    And 10 seconds pass\n"
          + "    Then no point was sent twice") == .failed)
  }
}
