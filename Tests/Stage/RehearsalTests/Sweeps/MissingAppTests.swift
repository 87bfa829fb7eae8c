import CucumberExpressions
import ScenarioRunner
import Testing

@testable import CampaignApp
@testable import ClockInRoom
@testable import PetListingApp
@testable import Rehearsal

/// A forgotten "Given the … app is installed" is said by every sentence that means nothing without it.
struct MissingAppTests {
  /// The subjects that are about one app, or about what any app shows, with the words that name it.
  private static let subjects: [String: String] = [
    "Campaigns": "the campaign app", "Shifts": "the clock-in app", "Tours": "the tour app",
    "Listing queries": "the pet listing app", "The listings on the screen": "the pet listing app",
    "Recorded points": "the campaign app or the clock-in app",
    "Uploads": "the campaign app or the clock-in app",
    "Measurements": "the clock-in app", "Popups": "what an app shows",
    "The screen": "what an app shows", "The map": "what an app shows",
    "Audio": "what an app shows",
  ]

  /// The sentences that put an app on the phone themselves, and those that any app's phone can be asked.
  private static let exceptions: Set<String> = [
    "the campaign app is installed", "the campaign {string} is running",
    "the clock-in app is installed", "the employee is clocked in",
    "the tour {string} is running", "location updates are {switch}",
    // The system draws and asks whatever app is installed.
    "the (phone's )screen looks like this:", "the audio is playing", "the audio is not playing",
    "the audio is at {duration}", "the phone holds no audio file",
    // It is about the campaign server and says so.
    "the {server} has received at least {count} {message}(s)",
    "the {server} has received at most {count} {message}(s)",
  ]

  @Test func `every sentence about an app names the app that is missing`() async throws {
    let library = ScenarioFiles.library
    let definitions = library.definitions.filter {
      !$0.isModified && Self.subjects[$0.subject] != nil
        && !Self.exceptions.contains($0.expression.source)
    }
    #expect(definitions.count > 120)
    let results = await Play.sentences(definitions.map { $0.examples[0] })
    #expect(results.count == definitions.count)
    for (definition, result) in zip(definitions, results) {
      let problem = result.steps.first?.problem
      let wanted = try #require(Self.subjects[definition.subject])
      #expect(result.status == .invalid, "\(definition.expression.source)")
      #expect(
        problem?.message.contains("This sentence is about \(wanted)") == true
          && problem?.message.contains("no app is installed") == true
          && problem?.notes.first?.contains("Given the ") == true,
        "\(definition.expression.source): \(problem?.message ?? "passed")")
    }
  }

  @Test func `the bare app is no app that shows anything, though it was named`() async throws {
    let result = try #require(
      await Play.sentences(["no popup is shown"], after: ["the bare app is installed"]).first)
    #expect(
      result.steps.last?.problem?.message
        == "This sentence is about what an app shows or does by itself, but only the bare app is installed."
    )
  }

  @Test(arguments: [
    ("within 10 seconds no popup is shown", "what an app shows"),
    ("for 10 seconds no listing query has been sent", "the pet listing app"),
    ("the campaign server has received 0 uploads", "the campaign app"),
    ("the shift server has received at most 0 uploads", "the clock-in app"),
    ("the server answers after 10 seconds", "what an app shows"),
    ("the next answer of the server is lost", "what an app shows"),
  ])
  func `a check that would pass for want of an app is refused at once`(
    sentence: String, wanted: String
  ) async throws {
    let result = try #require(await Play.sentences([sentence]).first)
    #expect(result.status == .invalid)
    #expect(result.virtualDuration == .zero)
    #expect(result.steps[0].problem?.message.contains(wanted) == true)
  }

  @Test func `another app than the one that is meant is named`() async throws {
    let result = try #require(
      await Play.steps("Given the clock-in app is installed\n    Then no campaign is running"))
    #expect(
      result.steps[1].problem?.message
        == "This sentence is about the campaign app, but the clock-in app is installed.")
    #expect(
      result.steps[1].problem?.notes == ["Write first: Given the campaign app is installed"])
  }
}
