import ScenarioRunner
import Testing

@testable import Rehearsal

/// Numbers in what is not shown: any is as good as another, in the form in which the app writes numbers.
struct WrittenFormTests {
  @Test(arguments: [
    ("12 points lost", "1 points lost", true), ("0 points", "120 points", true),
    ("12 points", "012 points", false), ("12 points", "1,200 points", false),
    ("0.52 km", "12.50 km", true), ("0.52 km", "0.5 km", false), ("0.52 km", "00.52 km", false),
    ("0.52 km", "0.52 m", false), ("08:00", "16:30", true), ("08:00", "8:00", false),
    ("16:30", "8:00", false), ("12:05 PM", "8:24 AM", false), ("12:05 PM", "8:24 PM", true),
    ("12:05 PM", "08:24 PM", false), ("00:00:00", "01:05:09", true), ("00:00:00", "00:12", false),
    ("12:05 PM", "13:24 PM", false), ("12:05 PM", "0:24 PM", false), ("9:05 AM", "12:59 AM", true),
    ("9:05 AM", "9:60 AM", false), ("08:00", "08:75", false),
    ("2026-01-05", "2026-12-31", true), ("2026-01-05", "2026-1-5", false),
    ("Stop 3 of 12", "stop 1 of 5", true), ("Stop 3 of 12", "Stop three of 12", false),
    ("", "", true), ("7", "", false),
  ])
  func `a text is written as another one where its words and its kinds of numbers are the same`(
    form: String, text: String, isWritten: Bool
  ) {
    #expect(WrittenForm(of: form).admits(text) == isWritten)
    #expect(text.isWritten(as: [form]) == isWritten)
  }

  @Test(arguments: [
    ("You clocked out at 08:00.", "out at 16:3", true),
    ("You clocked out at 08:00.", "8:00", true), ("You clocked out at 08:00.", "at 8:00", false),
    ("ETA: 8:12 AM", "08:12", false), ("ETA: 8:12 AM", "20:12", false),
    ("ETA: 8:12 AM", "08:12 AM", false), ("ETA: 8:12 AM", "0:12 AM", true),
    ("ETA: 8:12 AM", "12:12", true), ("15 points lost", "5 points", true),
    ("15 points lost", "with 05 points", false),
    ("Accurate to 5 m", "to 5", true), ("Accurate to 5 m", "to 05", false),
  ])
  func `a part of a text can begin and end within a number`(
    form: String, text: String, isPart: Bool
  ) {
    #expect(text.isPartWritten(as: [form]) == isPart)
  }

  private static let campaign = ["the campaign \"Spring leaflets\" is running"]

  @Test(arguments: [
    ("Elapsed time", "abc", "00:00:00"), ("Elapsed time", "12 minutes", "00:00:00"),
    ("Elapsed time", "00:12", "00:00:00"), ("Elapsed time", "0:12:00", "00:00:00"),
    ("Elapsed", "00:61:00", "00:00:00"), ("Distance", "0.5 km", "0.00 km"),
    ("Distance", "500 m", "0.00 km"), ("Distance", "00:00:12", "0.00 km"),
    ("Distance", "0,50 km", "0.00 km"),
  ])
  func `a figure is never what is not in its form`(
    label: String, text: String, form: String
  ) async throws {
    let sentence = "the metric \"\(label)\" does not show \"\(text)\""
    let result = try #require(await Play.sentences([sentence], after: Self.campaign).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(problem?.message.contains("is never written as \"\(text)\"") == true)
    #expect(problem?.notes == ["Write it as the app does: \"\(form)\""])
  }

  @Test(arguments: [
    "the metric \"Elapsed time\" does not show \"00:12:00\"",
    "the metric \"Elapsed time\" does not show \"100:00:00\"",
    "the metric \"Distance\" does not show \"12.50 km\"",
    "the screen does not show \"12.50 km\"", "the screen does not show \"3 points lost\"",
    "the badge \"3 points lost\" is not shown",
  ])
  func `a figure in its form may be another one`(sentence: String) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.campaign).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("the screen does not show \"You clocked out at 8:00.\"", "You clocked out at 01:00."),
    ("the screen does not show \"Recorded 8:15:00\"", "Recorded 08:00:00"),
    ("the badge \"02 points lost\" is not shown", "2 points lost"),
  ])
  func `a text with its numbers otherwise is refused, with the form`(
    sentence: String, form: String
  ) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the employee is clocked in"]).first)
    #expect(result.status == .invalid)
    #expect(
      result.steps.last?.problem?.notes.first == "Write the numbers as the app does: \"\(form)\"")
  }

  @Test(arguments: [
    ("08:12", "8:12 AM"), ("08:12 AM", "8:12 AM"), ("20:12", "8:12 AM"), ("0,9 km away", "0.9 km"),
  ])
  func `a time or a figure that is shown otherwise is refused, with the form`(
    text: String, form: String
  ) async throws {
    let sentence = "the screen does not show \"\(text)\""
    let before = [
      "the delivery route has 3 stops, 900 m apart", "the delivery route is under way",
      "1 minute passes",
    ]
    let result = try #require(await Play.sentences([sentence], after: before).first)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(
      result.steps.last?.problem?.notes.first?.hasPrefix("Write the numbers as the app does")
        == true,
      "\(result.steps.last?.problem?.notes ?? [])")
  }

  @Test(arguments: [
    "the screen does not show \"You clocked out at 16:30.\"",
    "the screen does not show \"Recorded 16:15:00\"", "the metric \"Points\" does not show \"12\"",
  ])
  func `any other number will do`(sentence: String) async throws {
    let result = try #require(
      await Play.sentences([sentence], after: ["the employee is clocked in"]).first)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  private static let looked = [
    "the delivery route has 3 stops, 900 m apart", "the delivery route is under way",
    "1 minute passes", "the customer of stop 1 looks at the tracking",
  ]

  @Test(arguments: [
    ("ETA: 08:24", StepStatus.invalid), ("ETA: 08:24 AM", .invalid), ("ETA: 8:24 AM", .passed),
    ("progress: abc", .invalid), ("progress: 99%", .passed), ("stops: 9 of 10", .passed),
    ("stops: nine", .invalid), ("courier: Bruno", .passed), ("courier: Brumo", .invalid),
    ("distance: 12 km", .passed), ("distance: far", .invalid), ("position: 5 min old", .passed),
    ("position: 300 s old", .invalid), ("activity: running", .invalid),
    ("activity: walking", .passed), ("locations: many", .invalid),
  ])
  func `figures of those who wait have their forms too`(
    text: String, status: StepStatus
  ) async throws {
    let sentence = "the customer of stop 1 does not see \"\(text)\""
    let result = try #require(await Play.sentences([sentence], after: Self.looked).first)
    #expect(result.status == status, "\(Play.explanation(of: result))")
  }
}
