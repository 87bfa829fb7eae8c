import ScenarioRunner
import Testing

/// Checks with "within" before them: what is not, or at most so many, is waited for only where it is not so yet.
struct WaitedForTests {
  private static let shift = ["the employee is clocked in", "5 minutes pass"]

  @Test(arguments: [
    "within 1 hour the phone has recorded at most 5 points",
    "within 1 hour no gap is logged",
    "within 1 hour the screen does not show that it is loading",
    "within 1 hour 0 gaps are logged",
    "within 1 hour the location permission alert has never been shown",
    "within 1 hour the app was told nothing about regions",
  ])
  func `what is not, and is not so at once, says nothing about the time`(
    sentence: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.shift).first)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .invalid)
    #expect(
      problem.message
        == "This holds at once, so nothing was waited for, and it says nothing about the 1 h.")
    #expect(problem.notes.first == "That it stays so for the whole time is said by: for 1 h …")
    #expect(result.virtualDuration == .seconds(300))
  }

  @Test func `right after what was told is set aside it is refused as well`() async throws {
    let before = Self.shift + ["what the app was told so far is set aside"]
    let sentence = "within 1 hour the app was told nothing about regions"
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.message.hasPrefix("This holds at once") == true)
  }

  @Test(arguments: [
    ("within 1 hour the phone has recorded 1 point", 0),
    ("within 1 hour the badge \"Tracking\" is shown", 0),
    ("within 1 hour the app was told \"came to the front\"", 0),
    ("for 10 minutes no gap is logged", 600),
  ])
  func `what is may be so at once, and what is not may stay so`(
    sentence: String, seconds: Int
  ) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the employee is clocked in"]).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    #expect(result.virtualDuration == .seconds(seconds))
  }

  @Test func `what is not is waited for where it still is`() async throws {
    let before = [
      "the pet listing app is installed", "location permission is denied",
      "the next answer of the listing server takes 10 seconds", "the user opens the app",
      "the user taps \"Cancel\"", "the screen shows that it is loading",
    ]
    let sentence = "within 1 minute the screen does not show that it is loading"
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    #expect(result.virtualDuration == .seconds(10))
  }

  @Test func `the app's own words in quotation marks are no negation`() async throws {
    let before = [
      "the pet listing app is installed", "location permission is denied", "the user opens the app",
    ]
    let sentence = "within 1 hour the popup says \"not\""
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status != .invalid, "\(Play.explanation(of: result))")
  }
}
