import Gherkin
import Rehearsal
import ScenarioRunner
import Testing

/// Checks that hold whatever an app does: each kind is refused, and what stands beside it stays green.
struct EmptyCheckTests {
  private func ending(
    of steps: String, on tag: String = "@ios", claims: Bool = false
  ) async throws -> ScenarioResult {
    let text = "Feature: Test\n\n  \(tag)\n  Scenario: Test\n    " + steps
    var planner = Planner { World.profiles(forTags: $0) }
    if claims { planner.isRequirement = { $0.contains(":") } }
    let plan = await planner.plan([Source(uri: "test.feature", text: text)], workers: 1)
    var found: [ScenarioResult] = []
    let runner = Runner(library: ScenarioFiles.library, options: RunOptions(unchecked: .told))
    await runner.run(plan, info: RunInfo(version: "test", plan: plan)) { event in
      if case .scenarioFinished(let result) = event { found.append(result) }
    }
    return try #require(found.first)
  }

  private static let shift = "Given the employee is clocked in\n    "
  private static let tour = "Given the tour \"Royal Way\" is running\n    "

  // MARK: The fault comes last, and a check of what there has been follows at once.

  @Test(arguments: [
    (
      shift + "When 10 minutes pass\n    And the user sets the phone's clock back by 2 hours",
      "the shift is not flagged for review"
    ),
    (
      shift + "When 10 minutes pass\n    And positions scatter by 500 m",
      "every recorded point is accurate to 50 m or better"
    ),
    (shift + "When 10 minutes pass\n    And there is no GPS signal", "no gap is logged"),
    (
      shift + "When 10 minutes pass\n    And the phone's storage fills up",
      "the shift server knows of 0 lost points"
    ),
    (
      shift + "When 10 minutes pass\n    And the phone goes offline",
      "every recorded point is on the server"
    ),
    (
      shift + "When 10 minutes pass\n    And the shift server is down",
      "every recorded point is on the server"
    ),
    (
      shift + "When 10 minutes pass\n    And the network loses one in 2 requests",
      "no point was sent twice"
    ),
    (
      tour + "When 1 minute passes\n    And the user walks 5 km north at 5 km/h",
      "no point has been triggered"
    ),
    (
      tour + "When 1 minute passes\n    And the user jumps 5 km north",
      "no point has been triggered"
    ),
  ])
  func `what was so before a fault does not show what comes of it`(
    before: String, check: String
  ) async throws {
    let refused = try await ending(of: before + "\n    Then " + check)
    #expect(refused.status == .invalid, "\(Play.explanation(of: refused))")
    let message = refused.steps.last?.problem?.message ?? ""
    #expect(message.contains("was so before “"), "\(message)")
    let earlier = before.split(separator: "\n").dropLast().joined(separator: "\n")
    let kept = try await ending(of: earlier + "\n    Then " + check)
    #expect(kept.status == .passed, "\(Play.explanation(of: kept))")
  }

  @Test func `a fault that the app meets is looked at as ever`() async throws {
    let steps =
      Self.shift
      + "When the user walks 9 km north at 5 km/h\n    And the phone goes offline\n"
      + "    And 11 minutes pass\n    Then 2 recorded points are waiting on the phone"
    let result = try await ending(of: steps)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  // MARK: Nothing has happened.

  @Test(arguments: [
    shift + "Then no gap is logged", shift + "Then the server has stored 0 points",
    shift + "Then no point was sent twice",
    "Given the campaign \"Spring leaflets\" is running\n    Then the server has received no completion",
  ])
  func `that there has been none says nothing before anything has happened`(
    steps: String
  ) async throws {
    let result = try await ending(of: steps)
    #expect(!result.status.isAcceptable, "\(steps)")
  }

  @Test(arguments: [
    (
      "Given the campaign app is installed\n    When the user opens the app",
      "no campaign is running"
    ),
    ("Given the clock-in app is installed\n    When the user opens the app", "no shift is active"),
  ])
  func `nothing runs that nobody has tried to begin`(before: String, check: String) async throws {
    let result = try await ending(of: before + "\n    Then " + check)
    #expect(result.status == .invalid)
    #expect(result.steps.last?.problem?.message.hasPrefix("Nobody has tried to begin") == true)
  }

  // MARK: Movement without time, and what is laid out and met by nothing.

  @Test(arguments: [
    (tour, "the user walks 5 km north at 5 km/h", "the tour \"Royal Way\" is active"),
    (shift, "there is a tunnel of 200 m around 10, 10", "the shift is active"),
    (shift, "the shift server answers after 30 seconds", "the shift is active"),
    (shift, "the shift server is down", "the shift is active"),
    (shift, "the network loses one in 1000000 requests", "the shift is active"),
    (shift, "the network takes 2 seconds each way", "the shift is active"),
    (shift, "the phone remembers a fix in Kraków from 1 hour ago", "the shift is active"),
    (shift, "the motion sensors take driving for walking", "the shift is active"),
    (shift, "the server answers \"POST /punsches\" with status 503", "the shift is active"),
    (shift, "the server takes 5 seconds to answer \"POST /punsches\"", "the shift is active"),
    (shift, "the first fix takes 8 seconds", "the shift is active"),
    (shift, "the receiver repeats its last position for 1 second", "the shift is active"),
  ])
  func `what nothing meets is told at its own step`(
    before: String, step: String, check: String
  ) async throws {
    let steps = before + "When 1 minute passes\n    And \(step)\n    And the user locks the phone\n"
    let result = try await ending(of: steps + "    Then " + check)
    #expect(result.status == .invalid, "\(Play.explanation(of: result))")
    let problem = result.steps.first { $0.status == .invalid }
    #expect(problem?.step.text == step)
    #expect(problem?.problem?.message.hasPrefix("This arranges ") == true)
  }

  @Test(arguments: [
    ("the shift server answers after 30 seconds", "10 minutes pass"),
    ("the shift server is down", "10 minutes pass"),
    ("the network loses one in 2 requests", "30 minutes pass"),
    ("the network loses one in 2 answers", "30 minutes pass"),
    ("there is a tunnel of 200 m around 52.2297, 21.0122", "30 minutes pass"),
    ("there is no GPS signal", "30 minutes pass"),
    ("positions scatter by 20 m", "30 minutes pass"),
    (
      "the motion sensors take driving for walking",
      "the user drives 5 km north at 50 km/h and arrives"
    ),
  ])
  func `what something meets is all right`(step: String, deed: String) async throws {
    let steps = Self.shift + "And \(step)\n    When \(deed)\n    Then the shift is active"
    let result = try await ending(of: steps)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
  }

  // MARK: What is decided anew at once.

  @Test(arguments: [
    ("location permission is while using", "location permission is denied"),
    ("the user is in Kraków", "the user is in Warsaw"),
    ("the phone is offline", "the phone is online"),
    ("the battery is at 20%", "the battery is at 80%"),
    ("Location Services are off", "Location Services are on"),
    ("the shift server answers after 1 second", "the shift server answers after 2 seconds"),
    ("the shift server is down", "the shift server answers with status 503"),
    (
      "the server answers \"GET /a\" with status 500",
      "the server answers \"GET /a\" with status 200"
    ),
    ("the phone's clock shows 09:00", "the phone's clock shows 10:00"),
  ])
  func `what is taken back before it could matter is told`(
    first: String, second: String
  ) async throws {
    let steps =
      "Given the clock-in app is installed\n    And \(first)\n    And \(second)\n"
      + "    When the user opens the app\n    And the employee clocks in\n    And 20 minutes pass\n"
      + "    Then the screen shows \"Clock\""
    let result = try await ending(of: steps)
    #expect(result.steps[1].status == .invalid, "\(Play.explanation(of: result))")
    #expect(result.steps[1].problem?.message.contains("does so anew") == true)
  }

  // MARK: Claims.

  @Test(arguments: [
    "Given the clock-in app is installed\n    When the user opens the app\n    Then the app is active",
    "Given the clock-in app is installed\n    When 1 minute passes\n    Then the app is not running",
    "Given the employee is clocked in\n    Then the shift is active",
    "Given the employee is clocked in\n    When the user walks 500 m north at 5 km/h and arrives\n"
      + "    Then the user has arrived\n    And the user has travelled 500 m, give or take 5 m",
    "Given the employee is clocked in\n    When 5 minutes pass\n    Then 5 minutes have passed since the start",
    "Given the employee is clocked in\n    When the user switches Location Services off in Settings\n"
      + "    Then the Location Services switch is off\n    And the Settings app is shown",
    "Given the app is open\n    When 1 minute passes\n    Then the app is active",
  ])
  func `a tag proves nothing where no app could fail`(steps: String) async throws {
    let free = try await ending(of: steps)
    #expect(free.status == .passed, "\(Play.explanation(of: free))")
    let claimed = try await ending(of: steps, on: "@ios @clock-in:FR-001", claims: true)
    #expect(claimed.status == .invalid)
    #expect(!claimed.isProof)
    #expect(claimed.problem?.message.hasPrefix("The tag @clock-in:FR-001") == true)
  }

  @Test func `a tag proves something where an app was looked at`() async throws {
    let steps = Self.shift + "When 5 minutes pass\n    Then the phone has recorded 2 points"
    let result = try await ending(of: steps, on: "@ios @clock-in:FR-001", claims: true)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    #expect(result.isProof)
  }

  // MARK: Warnings.

  @Test(arguments: [
    (
      shift + "When 10 minutes pass\n    Then the shift is active\n    When the app crashes",
      "Nothing is checked after this"
    ),
    (
      shift + "When 10 minutes pass\n    And the user leaves the app\n"
        + "    Then within 10 seconds location updates are on", "was so before"
    ),
  ])
  func `what shows less than it seems to is told, and refused by who is strict`(
    steps: String, message: String
  ) async throws {
    let result = try await ending(of: steps)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    #expect(result.warnings.count == 1, "\(result.warnings)")
    #expect(result.warnings.first?.message.contains(message) == true)
    #expect(result.warnings.first?.severity == .warning)
  }

  @Test func `a wait for what the deed brings about is no warning`() async throws {
    let steps =
      Self.shift + "When 10 minutes pass\n    And the employee clocks out\n"
      + "    Then within 10 seconds the server has received the clock-out"
    let result = try await ending(of: steps)
    #expect(result.status == .passed, "\(Play.explanation(of: result))")
    #expect(result.warnings.isEmpty)
  }
}
