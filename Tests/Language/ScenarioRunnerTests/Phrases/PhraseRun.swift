import Gherkin
import ScenarioRunner

/// What came of running a feature with phrases beside it, in the world of baskets.
struct PhraseRun {
  let plan: Plan
  let book: PhraseBook
  var results: [ScenarioResult] = []

  init(
    _ steps: String, phrases: String, workers: Int = 1, dryRun: Bool = false,
    more: [Source] = []
  ) async throws {
    let feature = "Feature: F\n  Scenario: S\n" + steps
    try await self.init(
      [Source(uri: "shop/a.feature", text: feature)],
      phrases: [Source(uri: "shop/own.phrases", text: phrases)] + more,
      options: RunOptions(workers: workers, dryRun: dryRun))
  }

  init(_ features: [Source], phrases: [Source], options: RunOptions = RunOptions()) async throws {
    var library = try Basket.library
    library.refusesArrangingInChecks = true
    book = PhraseBook(phrases, beside: library)
    plan = await Planner(seed: 7, phrases: book, profilesFor: profiles)
      .plan(features, workers: options.workers)
    var results: [ScenarioResult] = []
    await Runner(library: library, options: options)
      .run(plan, info: RunInfo(version: "0", plan: plan)) { event in
        if case .scenarioFinished(let result) = event { results.append(result) }
      }
    self.results = results
  }

  /// The steps that were played, as text.
  var played: [String] { results.first?.steps.map(\.step.text) ?? [] }

  /// The first problem of the first scenario.
  var fault: (status: StepStatus, problem: StepProblem, step: StepResult)? {
    for step in results.first?.steps ?? [] {
      if let problem = step.problem { return (step.status, problem, step) }
    }
    return nil
  }
}
