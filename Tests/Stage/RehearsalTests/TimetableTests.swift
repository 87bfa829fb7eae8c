import ScenarioRunner
import Testing

/// Tables of times and events.
struct TimetableTests {
  private func play(_ rows: String) async throws -> ScenarioResult {
    try #require(await Play.steps("When the following happens:\n" + rows))
  }

  @Test func `each event happens at its time, and checks may be events`() async throws {
    let result = try await play(
      """
            | after      | event                              |
            | 30 seconds | the phone goes offline             |
            | 1 minute   | 1 minute has passed since the start |
            | 1 minute   | the phone comes back online        |
            | 2 min 30 s | the user opens the app             |
          Then 2 min 30 s have passed since the start
          And the app is active
      """)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    let events = try #require(result.evidence).events
    #expect(events.first { $0.text == "offline" }?.time == .seconds(30))
    #expect(events.first { $0.text == "online" }?.time == .seconds(60))
  }

  @Test func `times of day are those of the phone's clock, past midnight too`() async throws {
    let result = try await play(
      """
            | at    | event                  |
            | 23:30 | the user opens the app |
            | 00:30 | the user locks the phone |
          Then 16 h 30 min have passed since the start
      """)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("| after | event |\n | 5 min | the phone explodes |", StepStatus.invalid, "Row 1"),
    ("| after | event |\n | 5 min | When the user opens the app |", .invalid, "Row 1"),
    ("| after | event |\n | soon | the user opens the app |", .invalid, "Row 1"),
    ("| after | event |", .invalid, "has no rows"),
    ("| after | event |\n | 5 min | the following happens: |", .invalid, "Row 1"),
    ("| at | event |\n | 25:00 | the user opens the app |", .invalid, "Row 1"),
    ("| after | what |\n | 5 min | the user opens the app |", .invalid, "column “event”"),
    (
      "| after | event | for | Why |\n | 5 min | the user opens the app | 1 min | so |", .invalid,
      "no column “for”, “Why”"
    ),
    ("| when | event |\n | 5 min | the user opens the app |", .invalid, "column of times"),
    (
      "| after | event |\n | 5 min | 5 minutes pass |\n | 6 min | the user opens the app |",
      .invalid,
      "Row 2"
    ),
    (
      "| after | event |\n | 5 min | the user opens the app |\n | 4 min | the app crashes |",
      .invalid,
      "row 2"
    ),
  ])
  func `what is wrong in a table is told with its row`(
    rows: String, status: StepStatus, words: String
  ) async throws {
    let result = try await play(rows)
    #expect(result.status == status, "\(Play.explanation(of: result))")
    let problem = try #require(result.steps.first?.problem)
    #expect(problem.message.contains(words), "\(problem.message)")
  }

  @Test func `an event that cannot be done is told with its row`() async throws {
    let result = try await play(
      "      | after | event |\n      | 5 min | the user unlocks the phone |")
    #expect(result.status == .invalid)
    #expect(result.steps.first?.problem?.notes.first == "In row 1: the user unlocks the phone")
  }

  @Test func `an unknown event comes with the sentences most like it`() async throws {
    let result = try await play("| after | event |\n | 5 min | the phone goes offlin |")
    let problem = try #require(result.steps.first?.problem)
    #expect(problem.suggestions.contains { $0.contains("the phone goes offline") })
  }
}
