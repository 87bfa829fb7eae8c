import Foundation
import Gherkin
import ScenarioReports
import ScenarioRunner

/// The messages of a run of toy steps.
struct MessagesRun {
  /// The report as it is written.
  let text: String

  /// The messages of the report, by their names.
  var messages: [[String: [String: Any]]] {
    get throws { try Conformance.objects(text).map { $0 as? [String: [String: Any]] ?? [:] } }
  }

  init(
    _ sources: [Source], _ library: StepLibrary<KitWorld>, profiles: [String] = ["iOS"],
    order: RunOrder = .defined, workers: Int = 1, crashed: [Int: String] = [:],
    phrases: [Source] = []
  ) async {
    let book = PhraseBook(phrases, beside: library)
    // The official runner finds nothing odd that the grammar accepts.
    let plan = await Planner(
      selection: Selection(order: order), tellsFindings: false, phrases: book,
      profilesFor: { _ in profiles }
    ).plan(sources)
    let material = RunMaterial(
      sources: sources, scenarios: plan.scenarios,
      inventory: StepInventory(library, phrases: book.phrases))
    var reporter = MessagesReporter(ReportOptions(material: material))
    var sink = ByteSink()
    await Runner(library: library, options: RunOptions(workers: workers, crashed: crashed))
      .run(plan, info: RunInfo(version: "0", plan: plan)) { reporter.report($0, to: &sink) }
    text = String(decoding: sink.bytes, as: UTF8.self)
  }
}
