import BackendSimulator
import ScenarioRunner
import Testing

/// Requests of which none has come: of one that nobody answers, that says nothing.
struct UnknownRequestTests {
  private static let shift = ["the employee is clocked in"]

  @Test(arguments: [
    ("no \"POST /punhces\" requests", "POST /*", "POST /punhces"),
    ("0 \"POST /punhces\" requests", "POST /*", "POST /punhces"),
    ("0 different \"POST /punhces\" requests", "POST /*", "POST /punhces"),
    ("no \"POST /api/punhces\" requests", "POST /api/*", "POST /api/punhces"),
    ("no \"GET /punches\" requests", "POST /punches", "GET /punches"),
    ("no \"GET /*\" requests", "POST /*", "GET /*"),
    ("no \"PUT /animals/7/nmae\" requests", "PUT /animals/*/name", "PUT /animals/7/nmae"),
  ])
  func `a path that nobody answers is refused, whatever else is answered`(
    what: String, answered: String, unknown: String
  ) async throws {
    let before = Self.shift + ["the server answers \"\(answered)\" with status 200"]
    let result = try #require(
      await Play.sentences(["the server has received \(what)"], after: before).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(
      problem?.message
        == "The server knows of no \(unknown), so that none has come says nothing.")
    #expect(problem?.notes.first?.contains("\"\(answered)\"") == true, "\(problem?.notes ?? [])")
  }

  @Test(arguments: [
    ("no \"POST /*\" requests", "POST /*"), ("no \"POST /punches\" requests", "POST /punches"),
    ("no \"PUT /animals/7\" requests", "PUT /animals/*"),
    ("no \"PUT /animals/*\" requests", "PUT /animals/*"),
    ("0 \"PUT /animals/*/name\" requests", "PUT /animals/rex/name"),
    ("no \"POST /api/shifts/*/clock-out\" requests", "GET /other"),
    ("no \"POST /api/shifts/shift-9/gaps\" requests", "GET /other"),
  ])
  func `what is answered, by the scenario or the server itself, may not have come`(
    what: String, answered: String
  ) async throws {
    let before =
      Self.shift + ["the server answers \"\(answered)\" with status 200", "1 minute passes"]
    let result = try #require(
      await Play.sentences(["the server has received \(what)"], after: before).first)
    #expect(result.steps.last?.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test(arguments: [
    ("POST /api/shfits", "POST /api/shifts"), ("PUT /api/shifts", "POST /api/shifts"),
    ("POST /api/shifts/*/clockout", "POST /api/shifts/*/clock-out"),
  ])
  func `the app's own server says what is meant`(unknown: String, meant: String) async throws {
    let result = try #require(
      await Play.sentences(
        ["the server has received no \"\(unknown)\" requests"], after: Self.shift
      )
      .first)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.notes.first == "Did you mean \"\(meant)\"?")
  }

  @Test(arguments: [
    ("the server answers \"POST /pun*\" with status 200", "POST /*"),
    ("the server takes 5 seconds to answer \"GET /animals/x*/name\"", "GET /animals/*/name"),
    ("the server has received no \"POST /*hes\" requests", "POST /*"),
    ("the server has received 1 \"POST /**\" request", "POST /*"),
  ])
  func `a star within a part of a path is refused`(sentence: String, whole: String) async throws {
    let result = try #require(await Play.sentences([sentence], after: Self.shift).first)
    let problem = result.steps.last?.problem
    #expect(result.status == .invalid)
    #expect(problem?.message.hasPrefix("The * in ") == true, "\(problem?.message ?? "passed")")
    #expect(problem?.notes == ["Write \"\(whole)\", or the path whole."])
  }

  @Test(arguments: ["POST /pun*", "POST /a/*b/c", "GET /**"])
  func `a star within a part is no pattern`(text: String) {
    #expect(RequestPattern(text) == nil)
    #expect(RequestPattern("POST /a/*/c")?.path == "/a/*/c")
  }
}
