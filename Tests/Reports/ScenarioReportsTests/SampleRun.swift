import CucumberExpressions
import Gherkin
import ScenarioReports
import ScenarioRunner

/// A run in which everything happens that a report can tell.
enum SampleRun {
  static let feature = """
    @startup:FR-013
    Feature: Listings on the startup screen

      Scenario: Allowed
        Given location permission is while using
        When the server lists
          | animal | distance |
          | Rex    | 1.5 km   |
          | Mölly  | 12 km    |
        Then the screen reads
          \"""text
          Rex

          Molly
          \"""

      Rule: Refusing never blocks

        Scenario: The popup appears once
          Given location permission is denied
          When the user opens the app
          Then the popup "Location is off" is shown
          And the list is shown

        Scenario: Unknown words
          When the user open the app
          Then nothing happens

        @slow
        Scenario Outline: Answers
          When the user taps <answer>

          Examples:
            | answer |
            | OK     |
            | Cancel |

        Scenario: Not yet
          Given something is not written
    """

  static let options: ReportOptions = {
    var options = ReportOptions(
      requirements: [
        "startup:FR-013": "The popup appears once per session.",
        "startup:FR-014": "Nobody has written a scenario of this.",
      ],
      material: material)
    options.showsFigures = true
    return options
  }()

  private static let source = Source(uri: "Scenarios/it's startup.feature", text: feature)

  private static let material: RunMaterial = {
    let plan = (try? pickles().enumerated().map(planned)) ?? []
    return RunMaterial(sources: [source], scenarios: plan, inventory: StepInventory(library))
  }()

  /// The steps that the run's results are bound to, and some that nobody uses.
  private static var library: StepLibrary<KitWorld> {
    var library = StepLibrary<KitWorld>(ParameterTypeRegistry(), makeWorld: KitWorld.init)
    library.modifier("within {int} s ", "Waits.", example: "within 5 s it rains") {
      (world: inout KitWorld, _: Int, check: ModifiedCheck<KitWorld>) in try check(&world)
    }
    library.given("x", "Is used.", example: "x", fileID: "Vocabulary/Steps.swift", line: 9) {
      (_: inout KitWorld) in
    }
    library.then("it rains", "Is not.", example: "it rains", fileID: "A.swift", line: 1) {
      (_: inout KitWorld) in
    }
    library.when("the user taps {word}", "Is not.", example: "", fileID: "B.swift", line: 2) {
      (_: inout KitWorld, _: String) in
    }
    return library
  }

  /// The events of the run.
  static func events(options: ReportOptions = Self.options) throws -> [RunEvent] {
    let plan = try pickles().enumerated().map(planned)
    let info = RunInfo(
      version: "1.2.3", seed: 42, order: .random(seed: 7), shard: Shard(index: 1, count: 2),
      profiles: ["iOS", "Android"], scenarioCount: plan.count, totalCount: 20)
    let problem = Problem(
      .syntax, uri: "Scenarios/bad.feature", location: Location(line: 3, column: 5),
      message: "this line may not stand here", notes: ["expected a step"],
      excerpt: ["    Gven x", "    ^"])
    let results = [
      passed(plan[0]), failed(plan[1]), undefined(plan[2]), ambiguous(plan[3]),
      invalid(plan[4]), pending(plan[5]),
    ]
    return [.runStarted(info), .problem(problem)] + results.map { .scenarioFinished($0) }
      + [.runFinished(summary(of: results))]
  }

  /// What a reporter makes of the events.
  static func text(_ reporter: some Reporter) throws -> String {
    var reporter = reporter
    var sink = ByteSink()
    for event in try events() { reporter.report(event, to: &sink) }
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private static func pickles() throws -> [Pickle] {
    var ids = IDGenerator()
    let document = try Parser().parse(source, ids: &ids).get()
    return try PickleCompiler().pickles(of: document, ids: &ids)
  }

  private static func planned(_ index: Int, _ pickle: Pickle) -> PlannedScenario {
    let suffix = index == 1 ? " (Android)" : ""
    return PlannedScenario(
      pickle: pickle, profile: index == 1 ? "Android" : "iOS", index: index,
      id: "\(pickle.uri):\(pickle.location.line)\(suffix)", seed: UInt64(index))
  }

  private static func summary(of results: [ScenarioResult]) -> RunSummary {
    var summary = RunSummary(problemCount: 1)
    for result in results {
      summary.scenarios[result.status] += 1
      for step in result.steps { summary.steps[step.status] += 1 }
      summary.virtualDuration += result.virtualDuration
    }
    return summary
  }
}

extension SampleRun {
  private static func result(
    _ scenario: PlannedScenario, _ statuses: [StepStatus], _ problem: StepProblem? = nil,
    duration: Duration = .zero, evidence: Evidence? = nil, figures: [Figure] = []
  ) -> ScenarioResult {
    let worst = statuses.max() ?? .passed
    let steps = zip(scenario.pickle.steps, statuses).map { step, status in
      StepResult(
        step: step, status: status, startedAt: duration,
        definition: status == .passed
          ? DefinitionReference(expression: "x", file: "Vocabulary/Steps.swift", line: 9) : nil,
        problem: status == worst && status != .passed ? problem : nil)
    }
    return ScenarioResult(
      scenario: scenario, status: worst, steps: steps, virtualDuration: duration,
      evidence: evidence, figures: figures)
  }

  private static func passed(_ scenario: PlannedScenario) -> ScenarioResult {
    result(
      scenario, [.passed, .passed, .passed], duration: .milliseconds(61_500),
      figures: [figure(worst: "31 m", badness: 31), taps])
  }

  private static func figure(worst: String, badness: Int64) -> Figure {
    Figure(
      name: "Accuracy of points", requirement: "clock-in:SC-003",
      value: "100% better than 50 m", percentile95: "24.5 m", worst: worst, worstAt: .seconds(61),
      count: 120, badness: badness)
  }

  private static let taps = Figure(
    name: "Taps <to> route", requirement: "clock-in:SC-009", value: "100% within 2 taps", count: 1,
    badness: 1)

  private static func failed(_ scenario: PlannedScenario) -> ScenarioResult {
    let problem = StepProblem(
      "The popup is not on the screen.", expected: "a popup \"Location is off\"",
      actual: "no popup,\nbut a list", notes: ["it was shown at 00:00.000"])
    let causes = ["user", "app", "system", "scenario"]
    let events = (0..<14).map { index in
      EvidenceEvent(
        time: .milliseconds(index * 250), cause: causes[index % causes.count],
        text: "event \(index)")
    }
    let evidence = Evidence(
      screen: ["┌─ Pets ─────┐", "│ Rex        │", "└────────────┘"], events: events,
      facts: ["permission: denied"])
    return result(
      scenario, [.passed, .passed, .failed, .skipped], problem, duration: .seconds(3),
      evidence: evidence, figures: [figure(worst: "48 m", badness: 48)])
  }

  private static func undefined(_ scenario: PlannedScenario) -> ScenarioResult {
    let problem = StepProblem(
      "No step is known with this text.", fault: 9..<13,
      snippet: "library.when(\n  \"the user open the app\"\n)",
      suggestions: ["the user opens the app", "the user leaves the app"])
    return result(scenario, [.undefined, .undefined], problem)
  }

  private static func ambiguous(_ scenario: PlannedScenario) -> ScenarioResult {
    let problem = StepProblem(
      "Two steps match this text.",
      candidates: ["the user taps {word} (A.swift:1)", "the user taps OK (B.swift:2)"])
    return result(scenario, [.ambiguous], problem)
  }

  private static func invalid(_ scenario: PlannedScenario) -> ScenarioResult {
    result(
      scenario, [.invalid],
      StepProblem("There is no button “Cancel”.", fault: 14..<20, notes: ["OK is there"]))
  }

  private static func pending(_ scenario: PlannedScenario) -> ScenarioResult {
    result(scenario, [.pending], StepProblem("Write me."))
  }
}
