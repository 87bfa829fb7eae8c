import Gherkin
import ScenarioRunner
import Testing

/// What is arranged around an app and can make no difference to it: it is so already, or no app of the kind meets it.
struct NoUseTests {
  private static let shift = ["the clock-in app is installed", "the employee is clocked in"]

  @Test(arguments: [
    ("an alarm rings", "never loads audio"), ("a navigation app speaks", "never loads audio"),
    ("another app plays music", "never loads audio"),
    ("headphones are connected", "never loads audio"),
    ("the motion sensors take walking for walking", "take it for that already"),
    ("the motion sensors report driving while the user drives", "take it for that already"),
    ("the motion sensors are right again", "The motion sensors are right already"),
    ("the network works again", "The network is working already"),
    ("the shift server works again", "The shift server is working already"),
    ("positions are exact again", "Every position is exact already"),
    ("the GPS signal comes back", "The GPS signal is good already"),
    ("the shift server answers with status 200", "Status 200 says that all is well"),
    ("the next answer of the shift server has status 201", "Status 201 says that all is well"),
    ("the next 2 answers of the shift server have status 200", "Status 200 says"),
    ("the shift server fails the next 2 requests with status 204", "Status 204 says"),
    ("the shift server answers the next upload with status 200", "Status 200 says"),
    (
      "the shift server accepts only the first 1000 points of the next upload",
      "No upload has more than 1000 points"
    ),
  ])
  func `what makes no difference is refused`(sentence: String, message: String) async throws {
    let steps = Self.shift + [sentence, "1 hour passes"]
    let result = try #require(await Play.sentences(["the shift is active"], after: steps).first)
    let step = try #require(result.steps.first { $0.step.text == sentence })
    #expect(step.status == .invalid, "\(sentence)")
    #expect(step.problem?.message.contains(message) == true, "\(step.problem?.message ?? "passed")")
    #expect(step.problem?.notes.isEmpty == false)
  }

  @Test(arguments: [
    ["the user talks to the assistant", "1 hour passes"],
    ["a phone call comes in", "the user declines the phone call", "1 hour passes"],
    ["the shift server answers with status 500", "1 hour passes"],
    ["the shift server answers the next upload with status 404", "1 hour passes"],
    ["the shift server accepts only the first 0 points of the next upload", "1 hour passes"],
    ["the GPS signal is good", "1 hour passes"],
  ])
  func `what makes some is taken`(steps: [String]) async throws {
    let result = try #require(
      await Play.sentences(["the shift is active"], after: Self.shift + steps).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    "headphones are connected", "an alarm rings", "the phone has 1 MB of free storage",
    "region events come 1 minute late",
  ])
  func `what was arranged before the app was named is judged by the app`(
    sentence: String
  ) async throws {
    let steps = [
      sentence, "the pet listing app is installed", "location permission is denied",
      "the user opens the app", "the popup \"Location is off\" is shown",
    ]
    let result = try #require(await Play.sentences([steps[4]], after: Array(steps[..<4])).first)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    let problem = result.steps.first?.problem
    #expect(problem?.message.hasSuffix("would make no difference to it.") == true)
  }

  @Test func `an app that watches no region has no use for late events of them`() async throws {
    let result = try #require(
      await Play.sentences(
        ["region events come 4 minutes late"],
        after: ["the campaign \"Spring leaflets\" is running"]
      ).first)
    #expect(result.status == .invalid)
    #expect(
      result.steps.last?.problem?.message
        == "The campaign app never has a region watched, so when region events come would make no difference to it."
    )
  }

  @Test(arguments: [
    "the user stands still", "the user jumps 1 km east", "the user travels to Kraków",
    "the user walks 1 km east at 5 km/h",
  ])
  func `a way on which no step is gone is for nothing`(sentence: String) async throws {
    let way = "the user walks 5 km north at 5 km/h"
    let played = try #require(
      await Play.sentences(
        ["the shift is active"], after: Self.shift + [way, sentence, "1 hour passes"]
      ).first)
    #expect(played.steps[2].status == .invalid, "\(sentence)")
    #expect(
      played.steps[2].problem?.message
        == "This arranges that the user moves, and another step does so anew before anything has come of it."
    )
    let gone = try #require(
      await Play.sentences(
        ["the shift is active"],
        after: Self.shift + [way, "1 minute passes", sentence, "1 hour passes"]
      ).first)
    #expect(gone.status == .passed, "\(Play.explanation(of: gone))")
  }

  @Test func `a mistake can be ended by judging the movement for what it is`() async throws {
    let steps = [
      "the app is open", "the app starts motion updates",
      "the motion sensors take walking for driving", "the user walks 5 km north at 5 km/h",
      "5 minutes pass", "the motion sensors take walking for walking", "5 minutes pass",
    ]
    let result = try #require(
      await Play.sentences(["the app was told \"motion walking\""], after: steps).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `an app with audio, and one of which nobody knows, can hear the rest`() async throws {
    for before in [["the campaign \"Spring leaflets\" is running"], ["the app is open"]] {
      let steps =
        before + ["headphones are connected", "another app plays music", "1 minute passes"]
      let result = try #require(
        await Play.sentences(["the other app's music is loud"], after: steps).first)
      #expect(result.status == .passed, "\(Play.explanation(of: result))")
    }
  }
}
