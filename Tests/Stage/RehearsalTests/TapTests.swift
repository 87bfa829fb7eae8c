import Gherkin
import ScenarioRunner
import Testing

/// A tap names what it presses as it is written there; an answer may be given by its meaning.
struct TapTests {
  private static let asked = [
    "the pet listing app is installed", "the user opens the app",
    "the location permission alert is shown",
  ]

  @Test(arguments: ["Allow", "no", "once", "deny", "while using"])
  func `a meaning is no label of an alert's button`(label: String) async throws {
    let result = try #require(
      await Play.sentences(["the user taps \"\(label)\""], after: Self.asked).first)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .failed)
    #expect(problem.message == "There is nothing called \"\(label)\" to tap.")
    #expect(problem.actual?.contains("\"Allow While Using App\"") == true)
    #expect(problem.notes.first?.hasSuffix("the user answers \"\(label)\"") == true)
    let answer = try #require(
      await Play.sentences(["the user answers \"\(label)\""], after: Self.asked).first)
    #expect(answer.status == .passed, "\(Play.explanation(of: answer))")
  }

  @Test(arguments: ["Allow While Using App", "allow while using app", "Don't Allow", "ALLOW ONCE"])
  func `a label may be written in any case`(label: String) async throws {
    let result = try #require(
      await Play.sentences(["the user taps \"\(label)\""], after: Self.asked).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `a line of Settings is tapped by its label as well`() async throws {
    let before =
      Self.asked + [
        "the user answers \"allow\"", "the user opens the app's page in Settings",
      ]
    let meaning = try #require(
      await Play.sentences(["the user taps \"denied\""], after: before).first)
    #expect(meaning.status == .failed)
    #expect(meaning.steps.last?.problem?.actual?.contains("\"Never\"") == true)
    let label = try #require(
      await Play.sentences(["the user taps \"never\""], after: before).first)
    #expect(label.status == .passed, "\(Play.explanation(of: label))")
  }

  @Test(arguments: [
    (
      ["the campaign \"Spring leaflets\" is running", "the user taps \"Cancel\""], "Pause",
      "\"Pause\" lies behind the popup “Cancel this campaign?”.",
      "the user taps \"Cancel campaign\""
    ),
    (
      ["the employee is clocked in", "the user taps \"Clock out\""], "shift history",
      "\"shift history\" lies behind the popup “Clock out?”.", "the user taps \"Clock out\""
    ),
  ])
  func `what lies behind a popup is not said to be missing`(
    before: [String], label: String, message: String, way: String
  ) async throws {
    let result = try #require(
      await Play.sentences(["the user taps \"\(label)\""], after: before).first)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .failed)
    #expect(problem.message == message)
    #expect(problem.notes == ["Write before it, for example: When \(way)"])
    let other = try #require(
      await Play.sentences(["the user taps \"Nothing\""], after: before).first)
    #expect(
      other.steps.last?.problem?.message == "There is nothing called \"Nothing\" to tap.")
  }

  @Test func `the app's own popup is no alert to answer, and is named`() async throws {
    let before = [
      "the pet listing app is installed", "location permission is denied", "the user opens the app",
      "a popup is shown",
    ]
    let result = try #require(
      await Play.sentences(["the user answers \"Cancel\""], after: before).first)
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .failed)
    #expect(
      problem.message
        == "There is no system alert to answer; the popup “Location is off” is the app's own.")
    #expect(problem.notes == ["Write for it: the user taps \"Cancel\""])
  }

  @Test func `of a row it is said how a row is tapped`() async throws {
    let before = ["the tour app is installed", "the user opens the app"]
    let result = try #require(
      await Play.sentences(["the user taps \"royal way\""], after: before).first)
    #expect(
      result.steps.last?.problem?.notes
        == ["There is a row of that name, for which write: the user taps the row \"Royal Way\""])
  }

  @Test func `of one of several texts on a button it is said what the button is called`()
    async throws
  {
    let text = """
      Feature: Parts
        @ios
        Scenario: Parts
          Given the note app is installed
          When the user opens the app
          And the user enters "2 notes" into "Note"
          And the user taps "2 notes"
      """
    let result = try #require(
      await Play.results([Source(uri: "parts.feature", text: text)], library: NoteRoom.library)
        .first)
    #expect(
      result.steps.last?.problem?.notes
        == ["A button has that among its texts, for which write: the user taps \"Ada, 2 notes\""])
  }
}
