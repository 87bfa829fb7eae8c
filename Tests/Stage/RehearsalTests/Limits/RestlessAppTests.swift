import Gherkin
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Apps that never rest, and scenarios that play too much, are red wherever that happens, by name and at once.
struct RestlessAppTests {
  private static let opened = """
    Given the restless app is installed
        And the user opens the app
    """

  private static let restless = "The app and the phone do not come to rest: "
  private static let woken =
    restless
    + "within 10 s the app was woken more than 1250 times by what it had asked for itself."

  private func play(
    _ steps: String, isPatient: Bool = false
  ) async throws -> ScenarioResult {
    let text = "Feature: F\n  Scenario: S\n    \(Self.opened)\n    \(steps)\n"
    let plan = await Planner { World.profiles(forTags: $0) }.plan(
      [Source(uri: "a.feature", text: text)], workers: 1)
    let runner = Runner(
      library: RestlessRoom.library, options: RunOptions(isPatient: isPatient))
    var results: [ScenarioResult] = []
    _ = await runner.run(plan, info: RunInfo(version: "0", plan: plan)) { event in
      if case .scenarioFinished(let result) = event { results.append(result) }
    }
    return try #require(results.first, "\(plan.problems)")
  }

  private func problem(_ result: ScenarioResult) throws -> StepProblem {
    try #require(result.steps.compactMap(\.problem).first, "\(result.steps.map(\.status))")
  }

  @Test(
    arguments: ["Spin", "Ask"],
    [
      "When 40 days pass", "When the user waits 40 days",
      "Then within 40 days the screen shows \"Greetings\"",
      "Then within 1 day the app is not running", "Then for 40 days the app is active",
      "When the user leaves the app for 1 s and returns\n    And 40 days pass",
    ])
  func `an app that never rests is found out at once`(button: String, steps: String) async throws {
    let result = try await play("When the user taps \"\(button)\"\n    \(steps)")
    #expect(result.status == .failed, "\(Play.explanation(of: result))")
    let problem = try problem(result)
    #expect(problem.message == Self.woken)
    #expect(problem.limit == .app)
    #expect(problem.notes.first == "The last of them:")
    #expect(problem.notes.dropFirst().prefix(6).allSatisfy { $0.contains(": ") })
    #expect(result.virtualDuration < .seconds(20))
  }

  @Test(arguments: [
    ("Spin", "40 days pass", woken), ("Ask", "40 days pass", woken),
    ("Loop", "1 minute passes", restless + "10000 events at one instant."),
  ])
  func `an app that never rests breaks the histories of a search`(
    button: String, time: String, message: String
  ) async throws {
    let result = try await play(
      """
      When any 3 of the following happen, in any order:
            | event                     |
            | the user leaves the app   |
            | the user opens the app    |
            | the user taps "\(button)" |
            | \(time)                   |
          Then the app has been started 1 time
      """)
    #expect(result.status == .failed, "\(Play.explanation(of: result))")
    let problem = try problem(result)
    #expect(problem.message == message)
    #expect(problem.limit == .app)
    #expect(problem.notes.contains("When the user taps \"\(button)\""))
    #expect(problem.notes.contains { $0.hasPrefix("No shorter story of these events") })
  }

  @Test func `what follows a table is refused as well`() async throws {
    let result = try await play(
      """
      When at most 2 of the following happen, in any order:
            | event                  |
            | the user taps "Greet"  |
            | the user taps "Spin"   |
          Then for 3 hours the app is active
      """)
    #expect(try problem(result).message == Self.woken)
    #expect(try problem(result).notes.suffix(1) == ["When the user taps \"Spin\""])
  }

  @Test(arguments: [
    "| 25 days pass |",
    "| the user leaves the app for 25 days and returns |",
  ])
  func `a search that plays too much is ended by name`(
    row: String
  ) async throws {
    let result = try await play(
      """
      When any 3 of the following happen, in any order:
            | event                 |
            | the user taps "Greet" |
            \(row)
          Then the app is active
      """)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    #expect(
      try problem(result).message.hasPrefix(
        "A scenario plays at most 60 d of virtual time, and this step would bring it to "))
    #expect(try problem(result).limit == .scenario)
  }

  @Test func `a timetable names the row in which a limit is reached`() async throws {
    let result = try await play(
      """
      When the following happens:
            | after | event                |
            | 1 s   | the user taps "Spin" |
            | 2 s   | 30 days pass         |
          Then the app is active
      """)
    #expect(try problem(result).message == Self.woken)
    #expect(try problem(result).notes.first == "In row 2: 30 days pass")
  }

  @Test func `the fastest screens may be drawn for minutes`() async throws {
    let result = try await play(
      "When the user taps \"Draw\"\n    And 4 minutes pass\n    Then the app is active")
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `whoever has the patience may let an app be woken as often as it likes`() async throws
  {
    let result = try await play(
      "When the user taps \"Spin\"\n    And 20 s pass\n    Then the app is active",
      isPatient: true)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  @Test func `a limit on what a step may play is the scenario's`() async throws {
    var world = World(ScenarioSetup(profile: "iOS", seed: 1), apps: [RestlessRoom.self])
    var error: LimitReached?
    do { try world.pass(.seconds(61 * 86_400)) } catch let limit as LimitReached { error = limit }
    #expect(error?.cause == .scenario)
    #expect(throws: LimitReached.self) {
      try world.wait(upTo: .seconds(10)) { world in
        throw LimitReached(by: .scenario, "\(world.virtualTime)")
      }
    }
    // A check that cannot be played is no check that does not hold yet.
    #expect(world.virtualTime == .zero)
  }
}

extension RestlessAppTests {
  private func exploration(
    _ limits: Exploration<World>.Limits, only sentences: [String]?
  ) async throws -> Exploration<World>.Report {
    let text = "Feature: F\n  Scenario: S\n    \(Self.opened)\n"
    let plan = await Planner { World.profiles(forTags: $0) }.plan(
      [Source(uri: "a.feature", text: text)], workers: 1)
    let scenario = try #require(plan.scenarios.first)
    return try await Exploration(RestlessRoom.library, from: scenario, limits, only: sentences)
      .run().get()
  }

  private func limits(depth: Int, walks: Int) -> Exploration<World>.Limits {
    var limits = Exploration<World>.Limits()
    (limits.depth, limits.walks, limits.walkLength) = (depth, walks, 8)
    return limits
  }

  @Test(arguments: [(2, 0), (0, 12)])
  func `an exploration finds an app that never rests, in its orders and in its walks`(
    depth: Int, walks: Int
  ) async throws {
    let report = try await exploration(
      limits(depth: depth, walks: walks), only: ["the user taps \"Spin\"", "1 minute passes"])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.status == .failed)
    #expect(finding.problem.message == Self.woken)
    #expect(finding.sentences == ["the user taps \"Spin\"", "1 minute passes"])
  }

  @Test(arguments: [(3, 0), (0, 3)])
  func `an exploration says where it has played too much`(depth: Int, walks: Int) async throws {
    var limits = limits(depth: depth, walks: walks)
    let days = ["29 days pass"]
    let finding = try #require(try await exploration(limits, only: days).findings.first)
    #expect(finding.status == .invalid)
    #expect(finding.problem.limit == .scenario)
    limits.isPatient = true
    #expect(try await exploration(limits, only: days).findings.isEmpty)
  }

  @Test func `what would be too much is nothing that may happen`() throws {
    var world = World(ScenarioSetup(profile: "iOS", seed: 1), apps: [RestlessRoom.self])
    #expect(world.possibleDeeds().contains("10 min pass"))
    try world.pass(.seconds(60 * 86_400 - 300))
    #expect(world.possibleDeeds().contains("1 min pass"))
    #expect(!world.possibleDeeds().contains("10 min pass"))
  }

  private func outcome(
    of sabotage: Sabotage, _ steps: String
  ) async throws -> ScenarioTrial.Outcome? {
    let text = "Feature: F\n  Scenario: S\n    \(Self.opened)\n    \(steps)\n"
    let plan = await Planner { World.profiles(forTags: $0) }.plan(
      [Source(uri: "a.feature", text: text)], workers: 1)
    let auditor = ScenarioAuditor(
      RestlessRoom.library, sorts: [.requests, .touches], triesSearches: true)
    let trial = auditor.trial(of: try #require(plan.scenarios.first))
    #expect(trial.status == .passed)
    guard trial.possible.contains(sabotage) else { return nil }
    return auditor.outcome(of: sabotage, in: trial).outcome
  }

  @Test(arguments: [
    """
    When the user taps "Balance"
        And 1 hour passes
        Then the app is active
    """,
    """
    When any 2 of the following happen, in any order:
          | event                   |
          | the user taps "Balance" |
          | 1 hour passes           |
        Then the app is active
    """,
  ])
  func `an audit takes an app that never rests for noticed`(steps: String) async throws {
    #expect(try await outcome(of: .askedBackwards, steps) == .noticed)
  }

  @Test func `an audit does not take a limit of the scenario for anything`() async throws {
    let steps = """
      When the user taps "Greet"
          And the visit ends
          Then the app is active
      """
    #expect(try await outcome(of: .deadButton("Greet"), steps) == .unknown)
  }
}
