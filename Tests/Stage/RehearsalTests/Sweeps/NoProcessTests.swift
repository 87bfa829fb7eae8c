import ScenarioRunner
import Testing

/// What goes on although the app's process is gone: nobody may take its silence for an end.
struct NoProcessTests {
  private static let shift = "the employee is clocked in"
  private static let campaign = "the campaign \"Spring leaflets\" is running"

  @Test(
    arguments: ["the shift is over", "no shift is active"],
    [
      "the user kills the app", "the app crashes", "the system kills the app",
      "the phone restarts", "the user switches the phone off",
    ])
  func `a shift that the app finds again is not over`(check: String, end: String) async throws {
    for tag in ["@ios", "@android"] {
      let result = try #require(
        await Play.sentences([check], after: [Self.shift, end], on: tag).first)
      #expect(result.status == .failed, "\(tag)")
      #expect(result.steps.last?.problem?.message == "A shift is active.")
      // On Android the service keeps an app going that its user has swiped away.
      guard tag == "@ios" || end != "the user kills the app" else { continue }
      #expect(
        result.steps.last?.problem?.notes
          == ["The app is not running, and finds it when it is opened."])
    }
  }

  @Test(arguments: [
    ["the employee clocks out", "1 minute passes", "the user kills the app"],
    ["the phone goes offline", "the employee clocks out", "1 minute passes", "the phone restarts"],
    ["the employee clocks out", "the app crashes"],
  ])
  func `a shift with an end on the phone is over without the app`(events: [String]) async throws {
    for check in ["the shift is over", "no shift is active"] {
      let result = try #require(
        await Play.sentences([check], after: [Self.shift] + events).first)
      #expect(result.status == .passed, "\(Play.explanation(of: result))")
    }
  }

  @Test(arguments: ["the app crashes", "the phone restarts", "the user switches the phone off"])
  func `a campaign that the app finds again is running`(end: String) async throws {
    let checks = [
      ("no campaign is running", StepStatus.failed),
      ("the campaign \"Spring leaflets\" is not started", .invalid),
      ("the campaign \"Spring leaflets\" is active", .invalid),
      ("the campaign \"City run\" is not started", .passed),
    ]
    let results = await Play.sentences(checks.map(\.0), after: [Self.campaign, end])
    for ((check, status), result) in zip(checks, results) {
      #expect(result.status == status, "\(check): \(Play.explanation(of: result))")
    }
  }

  @Test func `a campaign that was completed before the app crashed is not running`() async throws {
    let before = [
      Self.campaign, "10 seconds pass", "the phone goes offline",
      "the user completes the campaign", "the app crashes",
    ]
    let result = try #require(await Play.sentences(["no campaign is running"], after: before).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    let check = "the campaign \"Spring leaflets\" is not started"
    for opened in [before, before + ["the user opens the app"]] {
      let other = try #require(await Play.sentences([check], after: opened).first)
      #expect(other.status == .invalid, "\(Play.explanation(of: other))")
    }
  }
}
