import ScenarioRunner
import Testing

/// What is arranged for once and never comes: the step that arranges it is at fault, not the last one.
struct ArrangedOnceTests {
  private static let shift = ["the clock-in app is installed", "the employee is clocked in"]

  @Test(arguments: [
    (
      "the next answer of the shift server has the status 503",
      "This arranges what becomes of the next request to the shift server, "
        + "but no request came in the rest of the scenario."
    ),
    (
      "the shift server answers the next upload with status 503",
      "This arranges what becomes of the next upload to the shift server, "
        + "but no upload came in the rest of the scenario."
    ),
    (
      "the next upload arrives 30 seconds late",
      "This arranges that the next upload is late, "
        + "but no upload left the phone in the rest of the scenario."
    ),
    (
      "the next position is 2 km off and claims 10 m",
      "This arranges that the next position is wrong, "
        + "but no position was measured in the rest of the scenario."
    ),
    (
      "the next location request fails",
      "This arranges that the next location request fails, "
        + "but the app made none in the rest of the scenario."
    ),
    (
      "the phone's time zone will change to UTC+2 at 02:00",
      "This arranges that the time zone changes, but the scenario ends before that time."
    ),
  ])
  func `it is told at its own step`(sentence: String, message: String) async throws {
    let steps = Self.shift + [sentence]
    let result = try #require(await Play.sentences(["the shift is active"], after: steps).first)
    #expect(result.status == .invalid)
    #expect(!result.isProof)
    #expect(result.steps.map(\.status) == [.passed, .passed, .invalid, .passed])
    #expect(result.steps[2].problem?.message == message)
    #expect(
      result.steps[2].problem?.notes == ["Let that happen after it, or leave the step out."])
  }

  @Test(arguments: [
    ("the next answer of the shift server has the status 503", "15 minutes pass"),
    ("the shift server answers the next upload with status 503", "15 minutes pass"),
    ("the next 9 answers of the shift server have the status 503", "15 minutes pass"),
    ("the next upload arrives 30 seconds late", "15 minutes pass"),
    ("the next position is 2 km off and claims 10 m", "15 minutes pass"),
    ("the phone's time zone will change to UTC+2 at 09:00", "2 hours pass"),
  ])
  func `what comes, were it once of many, is all right`(
    sentence: String, event: String
  ) async throws {
    let steps = Self.shift + [sentence, event]
    let result = try #require(await Play.sentences(["the shift is active"], after: steps).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `of two that are arranged alike the second is told`() async throws {
    let sentence = "the shift server answers the next upload with status 503"
    let steps = Self.shift + [sentence, "15 minutes pass", sentence, "the user locks the phone"]
    let result = try #require(await Play.sentences(["the shift is active"], after: steps).first)
    #expect(
      result.steps.map(\.status)
        == [.passed, .passed, .passed, .passed, .invalid, .passed, .passed])
  }

  @Test func `of two changes of the time zone the one that never comes is told`() async throws {
    let steps =
      Self.shift + [
        "the phone's time zone will change to UTC+2 at 02:00",
        "the phone's time zone will change to UTC+1 at 09:00", "2 hours pass",
      ]
    let result = try #require(await Play.sentences(["the shift is active"], after: steps).first)
    #expect(
      result.steps.map(\.status) == [.passed, .passed, .invalid, .passed, .passed, .passed])
  }

  @Test(arguments: ["UTC+1", "UTC+2"])
  func `the time zone changes once at a time`(zone: String) async throws {
    let steps = ["the phone's time zone will change to UTC+1 at 09:00"]
    let sentence = "the phone's time zone will change to \(zone) at 09:00"
    let result = try #require(await Play.sentences([sentence], after: steps).first)
    #expect(
      result.steps.last?.problem?.message
        == "The phone's time zone is to change at that time already.")
  }

  @Test func `none is no number of answers`() async throws {
    let sentence = "the next 0 answers of the shift server have status 503"
    let result = try #require(await Play.sentences([sentence], after: Self.shift).first)
    #expect(result.status == .invalid)
    #expect(
      result.steps.last?.problem?.message == "The next 0 are none, so this arranges nothing.")
  }
}
