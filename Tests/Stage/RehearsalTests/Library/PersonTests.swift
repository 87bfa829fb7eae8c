import ScenarioRunner
import Testing

/// Suggestions for sentences that name the right person by another app's word, or mean what another app can do too.
struct PersonTests {
  /// The first suggestion and the notes for a sentence that nobody knows, in a scenario that begins with another.
  private static func help(
    for sentence: String, after before: String
  ) async throws -> (first: String?, notes: [String]) {
    let result = try #require(await Play.sentences([sentence], after: [before]).first)
    #expect(result.status == .undefined)
    let problem = try #require(result.steps.last?.problem)
    return (problem.suggestions.first, problem.notes)
  }

  @Test(arguments: [
    ("the clock-in app is installed", "the user clocks in", "the employee clocks in"),
    ("the clock-in app is installed", "the promoter clocks out", "the employee clocks out"),
    ("the campaign app is installed", "the promoter opens the app", "the user opens the app"),
    ("the tour app is installed", "the walker locks the phone", "the user locks the phone"),
    ("the delivery app is installed", "the user starts the route", "the courier starts the route"),
  ])
  func `a sentence with another word for the same person is told as it is known`(
    app: String, written: String, known: String
  ) async throws {
    let help = try await Self.help(for: written, after: app)
    #expect(help.first == known)
    #expect(help.notes == ["It is said with another word for the same person: \(known)"])
  }

  @Test(arguments: [
    ("the clock-in app is installed", "the user opens the history", "the employee opens the shift"),
    ("the campaign app is installed", "it is running now", "the campaign {string} is running"),
    ("the tour app is installed", "it is running now", "the tour {string} is running"),
    ("the employee is clocked in", "it is over now", "the shift is over"),
  ])
  func `what the scenario's app can do comes before what others can`(
    before: String, written: String, known: String
  ) async throws {
    let first = try #require(try await Self.help(for: written, after: before).first)
    let shape = known.replacing("{string}", with: "\"…\"")
    #expect(first.hasPrefix(known) || first.hasPrefix(shape), "\(first)")
  }
}
