import DeviceInterface
import Gherkin
import Rehearsal
import ScenarioRunner
import Testing

/// Text fields: what the user writes into them, and what can be read there.
struct FieldTests {
  private static let opened = ["the note app is installed", "the user opens the app"]

  private static func result(
    _ steps: [String], after before: [String] = opened
  ) async throws -> ScenarioResult {
    let lines = (before + steps).map { "    * \($0)\n" }.joined()
    let text = "Feature: Notes\n\n  @ios\n  Scenario: Notes\n" + lines
    let source = Source(uri: "notes.feature", text: text)
    return try #require(await Play.results([source], library: NoteRoom.library).first)
  }

  @Test func `what is entered takes the place of what stood there`() async throws {
    let result = try await Self.result([
      #"the field "PIN" is empty"#, #"the field "Note" shows "Ring twice""#,
      #"the user enters "1234" into "pin""#, #"the field "PIN" shows "1234""#,
      #"the screen shows "1234""#, #"the field "Note" shows "Ring twice""#,
      #"the user enters "" into "PIN""#, #"the field "PIN" is empty"#,
      #"the screen does not show "1234""#, #"the app was told "wrote into PIN" 2 times"#,
    ])
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    (#"the field "PIN" shows "1234""#, "The field shows something else.", "nothing"),
    (#"the field "Note" shows "ring twice""#, "The field shows something else.", "\"Ring twice\""),
    (#"the field "Note" is empty"#, "The field is not empty.", "\"Ring twice\""),
    (
      #"the field "Code" is empty"#, "There is no field \"Code\" on the screen.",
      "\"PIN\", \"Note\""
    ),
    (
      #"the field "Code" is shown"#, "There is no field \"Code\" on the screen.",
      "\"PIN\", \"Note\""
    ),
    (#"the field "PIN" is not shown"#, "The field is shown.", "PIN, Note"),
    (
      #"the user enters "1" into "Code""#, "There is no field \"Code\" on the screen.",
      "\"PIN\", \"Note\""
    ),
  ])
  func `a check of a field fails with what stands there instead`(
    sentence: String, message: String, actual: String
  ) async throws {
    let result = try await Self.result([sentence])
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .failed)
    #expect(problem.message == message)
    #expect(problem.actual == actual)
  }

  @Test(arguments: [
    (#"the field "PNI" is not shown"#, "The note app has no field called", "Did you mean \"PIN\"?"),
    (#"the field "PIN" shows """#, "A field that shows", "Write: the field \"PIN\" is empty"),
  ])
  func `a check that says nothing is refused`(
    sentence: String, message: String, note: String
  ) async throws {
    let result = try await Self.result([sentence])
    let problem = try #require(result.steps.last?.problem)
    #expect(result.status == .invalid)
    #expect(problem.message.hasPrefix(message))
    #expect(problem.notes == [note])
  }

  @Test(arguments: [
    (
      "the user taps \"Delete\"", StepStatus.failed,
      "The user cannot reach the screen: the popup \"Really?\""
    ),
    (
      "the user goes to the home screen", .invalid,
      "The app's screen is not in view: the home screen is in front."
    ),
    (
      "the user locks the phone", .invalid,
      "The app's screen is not in view: the lock screen is in front."
    ),
  ])
  func `nobody writes into a field that cannot be reached`(
    step: String, status: StepStatus, message: String
  ) async throws {
    let result = try await Self.result([step, #"the user enters "1234" into "PIN""#])
    let problem = try #require(result.steps.last?.problem)
    #expect(result.steps.dropLast().allSatisfy { $0.status == .passed })
    #expect(result.status == status)
    #expect(problem.message.hasPrefix(message), "\(problem.message)")
  }

  @Test func `fields are drawn above the buttons`() async throws {
    let result = try await Self.result([#"the user enters "1234" into "Note""#])
    let screen = try #require(result.evidence?.screen)
    let lines = screen.suffix(5).map { $0.filter { $0 != "│" }.trimmedAtEnd }
    #expect(lines.dropLast() == [" ✎ PIN", " ✎ Note: 1234", " ( Delete )", " ( Call )"])
    #expect(result.evidence?.events.last?.text.contains("wrote into Note: “1234”") == true)
  }
}

extension String {
  /// The text without the spaces behind it.
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
