import ScenarioRunner
import Testing

@Suite(.enabled(if: !KitSample.all.isEmpty, "the official kit is not beside the repository"))
struct CompatibilityKitTests {
  @Test(arguments: KitSample.all, [1, 2])
  func `the steps of the official samples end as the official runner ends them`(
    sample: KitSample, workers: Int
  ) async throws {
    let plan = await Planner(profilesFor: { _ in ["iOS"] }).plan(sample.sources)
    let runner = Runner(
      library: try KitWorld.library(for: sample.name), options: RunOptions(workers: workers))
    var statuses: [[String]] = []
    let summary = await runner.run(plan, info: RunInfo(version: "0", plan: plan)) { event in
      guard case .scenarioFinished(let result) = event else { return }
      statuses.append(result.steps.map { $0.status.rawValue.uppercased() })
    }
    #expect(statuses == sample.statuses)
    #expect((summary.exitCode == 0) == sample.isSuccess)
  }

  @Test func `the whole kit is there`() {
    #expect(KitSample.all.count == 17)
  }
}
