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
      let said =
        "The scenario has said that location permission is \(permission), with full accuracy."
      #expect(problem?.notes.first == said)
      #expect(
        problem?.notes.dropFirst().contains {
          $0.hasPrefix("The app says: “") || $0.hasPrefix("The system asks: “")
        }
          == true, "\(problem?.notes ?? [])")
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

  @Test(arguments: [
    ("@ios", "the phone runs iOS 15"), ("@android", "the phone runs version 14"),
  ])
  func `the version of an open app's phone cannot be arranged after the fact`(
    tag: String, sentence: String
  ) async throws {
    for before in [["the app is open"], ["the employee is clocked in"]] {
      let result = try #require(await Play.sentences([sentence], after: before, on: tag).first)
      #expect(result.status == .invalid)
      #expect(
        result.steps.last?.problem?.message
          == "The app is open, so it is too late to say what the phone runs.")
      #expect(result.steps.last?.problem?.notes == ["Say it before the app is opened."])
    }
    let early = try #require(await Play.sentences([sentence], on: tag).first)
    #expect(early.status == .passed)
  }

  @Test(arguments: ["the force-quit policy is \"strict\"", "the suspension delay is 30 seconds"])
  func `how the platform behaves cannot be arranged after an app has seen it`(
    sentence: String
  ) async throws {
    for before in [
      ["the employee is clocked in"], ["the employee is clocked in", "the user quits the app"],
    ] {
      let result = try #require(await Play.sentences([sentence], after: before).first)
      #expect(result.status == .invalid)
      #expect(
        result.steps.last?.problem?.message
          == "The app was opened before, so it is too late to say how the platform behaves.")
    }
    // Of the bare app, scenarios decide everything, at any time.
    for before in [[], ["the app is open"]] {
      let result = try #require(await Play.sentences([sentence], after: before).first)
      #expect(result.status == .passed)
    }
  }

  @Test func `a page of Settings shows nothing while something else is in front`() async throws {
    let before = ["the clock-in app is installed", "location permission is always"]
    let sentence = "Settings shows location permission always"
    for way in [["the user opens the app"], ["the user opens the app", "the user leaves the app"]] {
      let result = try #require(await Play.sentences([sentence], after: before + way).first)
      #expect(result.status == .failed)
      #expect(result.steps.last?.problem?.message == "Settings is not in front.")
      let page = way + ["the user opens the app's page in Settings"]
      let open = try #require(await Play.sentences([sentence], after: before + page).first)
      #expect(open.status == .passed, "\(Play.explanation(of: open))")
    }
  }
}
