import ScenarioRunner
import Testing

@testable import Rehearsal

/// What has been begun and is not over is said beside a check that fails; and there is an end to all of it.
struct UnderwayTests {
  @Test func `a check that fails on the way says how far it is`() async throws {
    let steps = """
      Given the campaign "Spring leaflets" is running
          When the user walks 3 km north at 5 km/h
          Then the distance travelled is 3 km, give or take 30 m
      """
    let problem = try #require(await Play.steps(steps)?.steps.last?.problem)
    #expect(
      problem.notes.contains { $0.hasPrefix("The user is still on the way: 0 m of 3") },
      "\(problem.notes)")
    #expect(problem.notes.contains { $0.contains("When the user arrives") })
  }

  @Test(arguments: [
    "When the user walks 3 km north at 5 km/h\n    And the user arrives",
    "When the user walks 3 km north at 5 km/h and arrives",
  ])
  func `the user arrives when the way is gone`(deed: String) async throws {
    let steps = """
      Given the campaign "Spring leaflets" is running
          \(deed)
          Then the user has arrived
          And the distance travelled is 3 km, give or take 30 m
      """
    let result = try #require(await Play.steps(steps))
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    #expect(result.virtualDuration > .seconds(2_100))
  }

  @Test(arguments: [
    ("When the user arrives", "not on the way anywhere"),
    ("Then the user has arrived", "not been on the way anywhere"),
    (
      "When the user walks 3 km north at 5 km/h\n    And the user stops on the way\n    And the user arrives",
      "stopped on the way"
    ),
    ("When the user walks 9000 km north at 1 km/h and arrives", "at most 60 d"),
    ("When 3650 days pass", "at most 60 d"),
    ("Then within 520 weeks the app is not running", "at most 60 d"),
    ("Then for 10000 hours the app is active", "at most 60 d"),
  ])
  func `what would never end is refused at once`(steps: String, message: String) async throws {
    let result = try #require(await Play.steps("Given the employee is clocked in\n    " + steps))
    #expect(result.status == .invalid)
    #expect(result.virtualDuration == .zero)
    #expect(result.steps.last?.problem?.message.contains(message) == true)
  }

  @Test func `a patient person lets years pass`() {
    var world = World(ScenarioSetup(profile: "iOS", seed: 1, isPatient: true), apps: AllApps.rooms)
    #expect(throws: Never.self) { try world.pass(.seconds(315_360_000)) }
    var impatient = World(ScenarioSetup(profile: "iOS", seed: 1), apps: AllApps.rooms)
    #expect(throws: LimitReached.self) { try impatient.pass(.seconds(315_360_000)) }
  }

  @Test(arguments: [
    ("And a phone call comes in", "A phone call is ringing"),
    ("And the listing server answers after 10 seconds", "still waits for an answer"),
  ])
  func `what else is under way is said too`(deed: String, note: String) async throws {
    let steps = """
      Given the pet listing app is installed
          And location permission is denied
          \(deed)
          When the user opens the app
          And the user taps "Cancel"
          Then 7 listings are shown
      """
    let order =
      deed.contains("call")
      ? steps.replacing("\(deed)\n", with: "").replacing(
        "    Then 7", with: "    \(deed)\n    Then 7") : steps
    let result = try #require(await Play.steps(order))
    let problem = try #require(result.steps.last?.problem)
    #expect(problem.notes.contains { $0.contains(note) }, "\(Play.explanation(of: result))")
  }
}
