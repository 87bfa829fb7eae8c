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

  /// What is asked of an app without a process, and what else the check says where the phone knows it by itself.
  @Test(arguments: [
    (["the tour \"Royal Way\" is running"], "the tour \"Royal Way\" is active", StepStatus.invalid),
    (["the tour \"Royal Way\" is running"], "the tour \"Royal Way\" is not started", .invalid),
    (["the tour \"Royal Way\" is running"], "point 1 of the tour is not reached", .invalid),
    (["the tour \"Royal Way\" is running"], "the next point is 1", .invalid),
    (["the tour \"Royal Way\" is running"], "no tour is running", .failed),
    (
      ["the tour \"Royal Way\" is running", "the user stops the tour"],
      "the tour \"Royal Way\" is stopped", .passed
    ),
    (
      ["the tour \"Royal Way\" is running", "the user stops the tour"], "no tour is running",
      .passed
    ),
    (["the delivery route is under way"], "the next stop is 1", .invalid),
    (["the delivery route is under way"], "the route is completed", .invalid),
    (["the delivery route is under way"], "the courier's pace is usual", .invalid),
    ([shift], "the shift is active", .invalid),
    ([shift, "the employee clocks out", "1 minute passes"], "the shift is active", .failed),
  ])
  func `what only a process knows is not told without one`(
    before: [String], check: String, expected: StepStatus
  ) async throws {
    let result = try #require(
      await Play.sentences([check], after: before + ["the app crashes"]).first)
    #expect(result.status == expected, "\(check): \(Play.explanation(of: result))")
    guard expected == .invalid else { return }
    let problem = result.steps.last?.problem
    #expect(problem?.message.hasPrefix("The app is not running, so it cannot be told ") == true)
    #expect(problem?.notes == ["Write before it: When the user opens the app"])
  }

  @Test func `a campaign that was completed before the app crashed is not running`() async throws {
    let before = [
      Self.campaign, "10 seconds pass", "the phone goes offline",
      "the user completes the campaign", "the app crashes",
    ]
    let result = try #require(await Play.sentences(["no campaign is running"], after: before).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    let check = "the campaign \"Spring leaflets\" is not started"
    let crashed = try #require(await Play.sentences([check], after: before).first)
    #expect(crashed.status == .invalid, "\(Play.explanation(of: crashed))")
    // That it was completed nobody has read yet, as the page spoke of the network.
    let opened = try #require(
      await Play.sentences([check], after: before + ["the user opens the app"]).first)
    #expect(opened.status == .failed, "\(Play.explanation(of: opened))")
  }
}
