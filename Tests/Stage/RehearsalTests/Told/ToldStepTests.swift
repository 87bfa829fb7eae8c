import ScenarioRunner
import Testing

@testable import Rehearsal

/// Order, counts and exceptions in what the app was told.
struct ToldStepTests {
  private static let fixes = """
    Given location permission is while using
        And the app is open
        When the app starts location updates
        And 3 seconds pass
        And the user leaves the app

    """

  @Test(arguments: [
    ["what the app was told so far is set aside"], ["the user reinstalls the app"],
    ["the system ends the app", "the user opens the app"],
  ])
  func `what was told of the clock before is no news`(later: [String]) async throws {
    let told = ["the app is open", "the phone's time zone changes to UTC+2"]
    let check = "the app was last told of another zone"
    let first = try #require(await Play.sentences([check], after: told).first)
    #expect(first.status == .passed, "\(Play.explanation(of: first))")
    let second = try #require(await Play.sentences([check], after: told + later).first)
    #expect(
      second.steps.last?.problem?.message == "The app was told no change of the clock.")
  }

  @Test(arguments: [
    ("the app was told \"a fix\" 4 times", StepStatus.passed),
    ("the app was told \"a fix\" 3 times", .failed),
    ("the app was told \"no longer in front\" and then \"out of sight\"", .passed),
    ("the app was told \"out of sight\" and then \"no longer in front\"", .failed),
    ("the app was told \"out of sight\" and \"no longer in front\" in either order", .passed),
    (
      "the app was told first \"a fix\", then \"out of sight\" and \"no longer in front\" in either order",
      .passed
    ),
    (
      "the app was told first \"out of sight\", then \"a fix\" and \"no longer in front\" in either order",
      .failed
    ),
    ("apart from fixes the app was told:\n | no longer in front |\n | out of sight |", .passed),
    ("apart from fixes the app was told:\n | out of sight |\n | no longer in front |", .failed),
    ("apart from fixes the app was told:\n | out of sight | no longer in front |", .passed),
    ("apart from fixes the app was told nothing", .failed),
    ("the app was told:\n | a fix, 4 times |\n | no longer in front |\n | out of sight |", .passed),
    ("the app was told:\n | a fix, 5 times |\n | no longer in front |\n | out of sight |", .failed),
    ("the app was told \"didUpdateLocations\"", .invalid),
    ("the app was told:\n | onPause |", .invalid),
  ])
  func `order can be said, fixes counted or left aside`(
    check: String, status: StepStatus
  ) async throws {
    for tag in ["@ios", "@android"] {
      let result = try #require(await Play.steps(Self.fixes + "    Then " + check, on: tag))
      #expect(result.status == status, "\(Play.explanation(of: result))")
    }
  }

  @Test func `equal lines in a row are one, with their number`() async throws {
    let steps = Self.fixes.replacing("3 seconds", with: "14 minutes")
    let result = try #require(await Play.steps(steps + "    Then the app was told nothing"))
    let problem = try #require(result.steps.last?.problem)
    #expect(problem.actual == "a fix, 841 times\nwill resign active\nentered background")
    let events = try #require(result.evidence?.events.map(\.text))
    #expect(events.contains { $0.hasPrefix("tells the app: a fix, 841 times until ") }, "\(events)")
    #expect(
      events.contains { $0.contains("starts updates") || $0.contains("updates") }, "\(events)")
  }

  @Test func `the words of a platform are those of its reports`() async throws {
    let result = try #require(
      await Play.steps(Self.fixes + "    Then the app was told nothing", on: "@android"))
    #expect(result.steps.last?.problem?.actual == "a fix, 4 times\npaused\nstopped")
    #expect(result.evidence?.events.contains { $0.text == "tells the app: stopped" } == true)
  }
}
