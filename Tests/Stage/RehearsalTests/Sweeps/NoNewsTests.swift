import ScenarioRunner
import Testing

/// What a server has not heard of while it cannot have: no news is no proof then.
struct NoNewsTests {
  private func problem(
    of check: String, after events: [String], begin: String = "the employee is clocked in"
  ) async throws -> (status: StepStatus, message: String, notes: [String]) {
    let result = try #require(await Play.sentences([check], after: [begin] + events).first)
    let problem = result.steps.last?.problem
    return (result.status, problem?.message ?? "", problem?.notes ?? [])
  }

  @Test(
    arguments: [
      "no gap is logged", "0 gaps are logged", "no gap with the reason \"no signal\" is logged",
    ],
    [
      (["there is no GPS signal", "1 hour passes"], "Tracking is interrupted (no signal)"),
      (["the user kills the app", "1 hour passes"], "The app is not running during the shift"),
      (["the phone restarts", "1 hour passes"], "The app is not running during the shift"),
      (["the user switches the phone off"], "The app is not running during the shift"),
      (
        [
          "the phone goes offline", "there is no GPS signal", "1 hour passes",
          "the GPS signal comes back", "20 minutes pass",
        ], "A gap is still to be reported"
      ),
    ])
  func `a gap that the server cannot know of is not none`(
    check: String, events: (steps: [String], message: String)
  ) async throws {
    let (status, message, notes) = try await problem(of: check, after: events.steps)
    #expect(status == .invalid)
    #expect(message.hasPrefix(events.message), "\(message)")
    #expect(message.hasSuffix(", so that the server cannot know."))
    #expect(notes.first?.hasPrefix("Let it be told first, for example: When ") == true)
  }

  @Test(arguments: [
    ["10 minutes pass"], ["the phone goes offline", "10 minutes pass"],
    ["10 minutes pass", "the employee clocks out", "the user kills the app", "1 minute passes"],
  ])
  func `where nothing has been interrupted there is no gap`(events: [String]) async throws {
    let (status, message, _) = try await problem(of: "no gap is logged", after: events)
    #expect(status == .passed, "\(message)")
  }

  @Test(arguments: [
    ["1 minute passes", "the phone goes offline", "30 hours pass"],
    ["1 minute passes", "the user kills the app", "30 hours pass"],
    ["1 minute passes", "the user switches the phone off"],
  ])
  func `a shift of which the server hears nothing may have to be flagged`(
    events: [String]
  ) async throws {
    let (status, message, _) = try await problem(
      of: "the shift is not flagged for review", after: events)
    #expect(status == .invalid, "\(message)")
    #expect(message.hasSuffix(", so that the server cannot know."))
  }

  @Test func `points that were lost without network are not none`() async throws {
    let (status, message, _) = try await problem(
      of: "the shift server knows of 0 lost points",
      after: [
        "1 minute passes", "the phone goes offline", "the phone's storage fills up",
        "30 hours pass",
      ])
    #expect(status == .invalid)
    #expect(message.contains("lost is still to be reported"), "\(message)")
  }

  @Test func `a campaign of which the server hears nothing may have to be flagged`() async throws {
    let (status, message, _) = try await problem(
      of: "the campaign is not flagged for review",
      after: [
        "the user walks 1 km north at 5 km/h", "5 minutes pass", "the phone goes offline",
        "5 minutes pass",
      ],
      begin: "the campaign \"Spring leaflets\" is running")
    #expect(status == .invalid, "\(message)")
  }

  @Test(arguments: [
    ("the clock-in app is installed", "the server has received no clock-out", "No shift has begun"),
    (
      "the campaign app is installed", "the server has received no completion",
      "No campaign has begun"
    ),
  ])
  func `what has not begun cannot have ended`(
    installation: String, check: String, message: String
  ) async throws {
    let found = try await problem(
      of: check, after: ["the user opens the app"], begin: installation)
    #expect(found.status == .failed)
    #expect(found.message.hasPrefix(message), "\(found.message)")
  }
}
