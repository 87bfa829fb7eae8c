import Gherkin
import ScenarioRunner

/// What came of running sources in the world of baskets.
struct Run {
  var events: [RunEvent] = []
  var results: [ScenarioResult] = []
  var problems: [Problem] = []
  var summary = RunSummary()

  init(
    _ text: String,
    options: RunOptions = RunOptions(),
    selection: Selection = Selection(),
    library: StepLibrary<Basket>? = nil
  ) async throws {
    let sources = [Source(uri: "a.feature", text: text)]
    try await self.init(sources, options: options, selection: selection, library: library)
  }

  init(
    _ sources: [Source],
    options: RunOptions = RunOptions(),
    selection: Selection = Selection(),
    library: StepLibrary<Basket>? = nil
  ) async throws {
    let planner = Planner(selection: selection, seed: 7, profilesFor: profiles)
    let plan = await planner.plan(sources, workers: options.workers)
    let runner = Runner(library: try library ?? Basket.library, options: options)
    var events: [RunEvent] = []
    summary = await runner.run(plan, info: RunInfo(version: "0", plan: plan)) { events.append($0) }
    self.events = events
    for event in events {
      switch event {
      case .problem(let problem): problems.append(problem)
      case .scenarioFinished(let result): results.append(result)
      case .runStarted, .runFinished: break
      }
    }
  }

  /// The statuses of each scenario's steps.
  var statuses: [[StepStatus]] { results.map { $0.steps.map(\.status) } }

  /// All that a report could show, as lines.
  var transcript: [String] {
    events.flatMap { event -> [String] in
      switch event {
      case .runStarted(let info): ["started \(info)"]
      case .problem(let problem): ["problem \(problem)"]
      case .runFinished(let summary): ["finished \(summary)"]
      case .scenarioFinished(let result):
        [
          "\(result.scenario.index) \(result.scenario.id) \(result.scenario.seed) \(result.status)",
          "\(result.virtualDuration) \(String(describing: result.evidence))",
          "\(String(describing: result.problem))",
        ] + result.steps.map { "\($0)" }
      }
    }
  }
}

/// iOS unless tagged for Android; both tags mean both.
@Sendable func profiles(_ tags: [String]) -> [String] {
  guard tags.contains("@android") else { return ["iOS"] }
  return tags.contains("@ios") ? ["iOS", "Android"] : ["Android"]
}
