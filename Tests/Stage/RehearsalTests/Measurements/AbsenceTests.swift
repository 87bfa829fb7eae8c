import ScenarioRunner
import Testing

/// What is measured of a shift while the app's process is gone.
struct AbsenceTests {
  @Test(arguments: [
    ("every point was recorded within 30 seconds of its interval", StepStatus.failed),
    ("at least 95% of the points were recorded within 20 seconds of their interval", .failed),
    ("the notification is visible for the whole time of tracking", .invalid),
  ])
  func `hours without a process are no kept intervals`(
    check: String, status: StepStatus
  ) async throws {
    let before = [
      "the employee is clocked in", "10 minutes pass", "the user kills the app", "8 hours pass",
    ]
    let result = try #require(await Play.sentences([check], after: before).first)
    #expect(result.status == status, "\(Play.explanation(of: result))")
    let opened = before + ["the user opens the app", "10 minutes pass", "1 gap is logged"]
    let later = try #require(await Play.sentences([check], after: opened).first)
    #expect(later.status == .passed, "\(Play.explanation(of: later))")
  }
}
