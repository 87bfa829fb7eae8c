import Rehearsal
import ScenarioRunner
import Testing

/// Another app in front: what was opened is drawn, and can be checked.
struct OpenedAddressTests {
  private static func played(_ steps: String) async throws -> ScenarioResult {
    try #require(await Play.steps(inNotes: steps))
  }

  private static let check = #"Then another app has been opened with "tel:112""#

  @Test(arguments: ["", "When the user locks the phone", "When the user opens the app"])
  func `what was opened is known, also when something else is in front`(
    next: String
  ) async throws {
    let result = try await Self.played("When the user taps \"Call\"\n\(next)\n\(Self.check)")
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    (check, "No other app has been opened.", "none since the phone was switched on"),
    (
      "When the user taps \"Call\"\nThen another app has been opened with \"tel:11\"",
      "Another address has been opened.", "tel:112"
    ),
    (
      "When the user taps \"Call\"\nAnd the phone restarts\n\(check)",
      "No other app has been opened.", "none since the phone was switched on"
    ),
  ])
  func `nothing opened, or something else, is said`(
    steps: String, message: String, actual: String
  ) async throws {
    let result = try await Self.played(steps)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .failed)
    #expect(problem.message == message)
    #expect(problem.actual == actual)
  }

  @Test func `the drawing says that another app is in front, and why`() async throws {
    let result = try await Self.played(
      """
      When the user taps "Call"
      Then the phone's screen looks like this:
        \"""
        ┌────────────────────────────────────────────────────────┐
        │ 08:00:00                                        online │
        ├────────────────────────────────────────────────────────┤
        │ (another app)                                          │
        │ ↗ tel:112                                              │
        └────────────────────────────────────────────────────────┘
        \"""
      """)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }
}
