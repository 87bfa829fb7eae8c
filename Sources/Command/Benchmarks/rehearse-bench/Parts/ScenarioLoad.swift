import Gherkin
import Rehearsal
import ScenarioReports
import ScenarioRunner

/// A whole run from bytes to reports: planned, played and reported as the command does it.
struct ScenarioLoad<World: ScenarioWorld> {
  let sources: [Source]
  let library: @Sendable () -> StepLibrary<World>
  let profilesFor: @Sendable ([String]) -> [String]

  /// Runs everything, with the progress report and the one for build servers, and returns how it ended.
  nonisolated(nonsending) func run(workers: Int) async -> RunSummary {
    let plan = await Planner(profilesFor: profilesFor).plan(sources, workers: workers)
    let options = RunOptions(
      workers: workers, prepare: JUnitReporter.preparation(ReportOptions(), seed: plan.seed))
    let runner = Runner(library: library(), options: options)
    var progress = ProgressReporter()
    var junit = JUnitReporter()
    var terminal = ByteSink()
    var file = ByteSink()
    var consumed = Consumed()
    return await runner.run(plan, info: RunInfo(version: "0", plan: plan)) { event in
      progress.report(event, to: &terminal)
      junit.report(event, to: &file)
      // As the command does it: the terminal's report in pieces, the file at the end.
      if terminal.bytes.count >= 16 << 10 { consumed.take(terminal.drain().count) }
      if case .runFinished = event { consumed.take(terminal.drain().count + file.drain().count) }
    }
  }
}

extension ScenarioLoad<CounterWorld> {
  /// Scenarios of five trivial steps.
  static func counters(_ count: Int) -> Self {
    ScenarioLoad(
      sources: CounterFeatures.sources(scenarios: count), library: CounterWorld.library,
      profilesFor: { _ in ["any"] })
  }
}

extension ScenarioLoad<World> {
  /// The scenarios of a folder with the real vocabulary, repeated; nil where there are none.
  static func listings(_ count: Int, in folder: String) -> Self? {
    let sources = FeatureFolder.repeated(
      FeatureFolder.sources(in: folder), toScenarios: count)
    guard !sources.isEmpty else { return nil }
    let routes = FeatureFolder.routes(in: folder)
    return ScenarioLoad(
      sources: sources, library: { StepVocabulary.library(apps: BenchApps.all, routes: routes) },
      profilesFor: World.profiles(forTags:))
  }
}
