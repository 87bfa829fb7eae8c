import ScenarioRunner
import Testing

/// A permission that the scenario has arranged, and the sentences that bring an activity about.
struct ArrangedPermissionTests {
  private static let activities = [
    ("the clock-in app is installed", "the employee is clocked in"),
    ("the campaign app is installed", "the campaign \"Spring leaflets\" is running"),
  ]

  @Test(
    arguments: activities,
    ["denied", "not determined", "restricted"])
  func `an activity is not brought about against it`(
    activity: (installation: String, sentence: String), permission: String
  ) async throws {
    for tag in ["@ios", "@android"] {
      let before = [activity.installation, "location permission is \(permission)"]
      let result = try #require(
        await Play.sentences([activity.sentence], after: before, on: tag).first)
      let problem = result.steps.last?.problem
      #expect(result.status == .invalid)
      #expect(problem?.message.hasSuffix("in this state.") == true)
      #expect(
        problem?.notes.first?.hasPrefix("The scenario has said that location permission is ")
          == true)
    }
  }

  @Test func `it is kept where the activity can do with it`() async throws {
    let before = [
      "the clock-in app is installed", "location permission is while using",
      "the employee is clocked in",
    ]
    let result = try #require(
      await Play.sentences(["the app sees location permission while using"], after: before).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    "location permission is denied", "location permission is always with reduced accuracy",
  ])
  func `it cannot be arranged after the fact`(arrangement: String) async throws {
    for (_, sentence) in Self.activities {
      let result = try #require(await Play.sentences([arrangement], after: [sentence]).first)
      #expect(result.status == .invalid)
      #expect(
        result.steps.last?.problem?.notes.first?.hasSuffix(
          "When the location permission changes to denied") == true)
    }
  }
}
