import ScenarioRunner
import Testing

/// Buttons that take turns: a scenario that wants one at the wrong time has a mistake, and no app has failed.
struct ButtonTurnTests {
  private static let campaign = "the campaign \"Spring leaflets\" is running"
  private static let tour = "the tour \"Royal Way\" is running"
  private static let shift = "the employee is clocked in"

  @Test(arguments: [
    ([campaign], "the user resumes the campaign", "The campaign is not paused."),
    (
      [campaign, "the user pauses the campaign", "the user resumes the campaign"],
      "the user resumes the campaign", "The campaign is not paused."
    ),
    (
      [campaign, "the user pauses the campaign"], "the user pauses the campaign",
      "The campaign is paused already."
    ),
    (
      [campaign], "the user starts the campaign \"Spring leaflets\"",
      "The campaign is going on already."
    ),
    (
      [campaign, "the user completes the campaign"], "the user completes the campaign",
      "The campaign is over already."
    ),
    ([shift], "the employee clocks in", "The employee is clocked in already."),
    (
      [shift, "the employee clocks out"], "the employee clocks out",
      "The employee has clocked out already."
    ),
    ([tour], "the user starts the tour \"Royal Way\"", "The tour is running already."),
    ([tour, "the user stops the tour"], "the user stops the tour", "The tour is stopped already."),
    (
      ["the delivery route is under way"], "the courier starts the route",
      "The route is under way already."
    ),
  ])
  func `a deed that does not have its turn is the scenario's mistake`(
    before: [String], deed: String, message: String
  ) async throws {
    for tag in ["@ios", "@android"] {
      let steps = before + ["10 seconds pass"]
      let result = try #require(await Play.sentences([deed], after: steps, on: tag).first)
      #expect(result.status == .invalid, "\(Play.explanation(of: result))")
      #expect(result.steps.last?.problem?.message == message)
      #expect(result.steps.last?.problem?.notes.first?.hasPrefix("Leave it out") == true)
    }
  }

  @Test(arguments: [
    ("campaign", "the user pauses the campaign"), ("campaign", "the user resumes the campaign"),
    ("campaign", "the user completes the campaign"), ("clock-in", "the employee clocks out"),
    ("tour", "the user stops the tour"),
  ])
  func `what nobody has tried to begin does not end`(app: String, deed: String) async throws {
    let opened = ["the \(app) app is installed", "the user opens the app", "5 seconds pass"]
    let result = try #require(await Play.sentences([deed], after: opened).first)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(result.steps.last?.problem?.message.hasPrefix("Nobody has tried to begin") == true)
  }

  @Test func `an app that has paused by itself and offers no pause has failed`() async throws {
    let before = [
      Self.campaign, "1 minute passes", "the app crashes", "10 minutes pass",
      "the user opens the app", "the campaign \"Spring leaflets\" is paused",
    ]
    let result = try #require(
      await Play.sentences(["the user pauses the campaign"], after: before).first)
    #expect(result.status == .failed, "\(Play.explanation(of: result))")
  }

  @Test func `in a search such a deed is passed over`() async throws {
    let search = """
      any 2 of the following happen, in any order:
            | event                         |
            | the user pauses the campaign  |
            | the user resumes the campaign |
            | 1 minute passes               |
      """
    let result = try #require(
      await Play.sentences(["no popup is shown"], after: [Self.campaign, search]).first)
    #expect(result.steps[1].status == .passed, "\(Play.explanation(of: result))")
  }
}
