import CampaignRoom
import ClockInRoom
import DeliveryRoom
import Gherkin
import PetListingRoom
import Rehearsal
import ScenarioReports
import ScenarioRunner
import TourRoom

/// A whole run from bytes to reports: planned, played and reported as the command does it.
struct ScenarioLoad {
  let sources: [Source]
  let library: StepLibrary<World>

  /// Runs everything, with the progress report and the one for build servers, and returns how it ended.
  nonisolated(nonsending) func run(workers: Int) async -> RunSummary {
    let plan = await Planner(profilesFor: World.profiles(forTags:)).plan(sources, workers: workers)
    var options = RunOptions(workers: workers)
    options.prepare = JUnitReporter.preparation(ReportOptions(), seed: plan.seed)
    let runner = Runner(library: library, options: options)
    var progress = ProgressReporter()
    var junit = JUnitReporter()
    var terminal = ByteSink()
    var file = ByteSink()
    var consumed = Consumed()
    return await runner.run(plan, info: RunInfo(version: "0", plan: plan)) { event in
      progress.report(event, to: &terminal)
      junit.report(event, to: &file)
      // As the command does it: the terminal's report in pieces, the file at the end.
      if terminal.bytes.count >= 16 << 10 { consumed.add(terminal.drain().count) }
      if case .runFinished = event { consumed.add(terminal.drain().count + file.drain().count) }
    }
  }
}

/// The apps that are measured: those of the command.
enum BenchApps {
  static let all: [any App.Type] = [
    PetListingRoom.self, CampaignRoom.self, ClockInRoom.self, TourRoom.self, DeliveryRoom.self,
  ]
}
