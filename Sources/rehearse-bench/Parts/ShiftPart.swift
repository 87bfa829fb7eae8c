import ClockInRoom
import Rehearsal
import ScenarioRunner

/// Measures a week of shifts for one phone through the whole world: app, phone, server, invariants and measurements.
struct ShiftPart {
  private static let goalSeconds = 1.0

  private let shifts: Int
  private let repetitions: Int

  init(_ options: BenchOptions) {
    shifts = options.isQuick ? 1 : 5
    repetitions = options.isQuick ? 3 : 7
  }

  func section() async -> TableSection {
    var section = TableSection("A week of shifts for one phone: \(shifts) of 10 hours")
    for (name, tag) in [("iOS", "@ios"), ("Android", "@android")] {
      let source = ShiftWeek.source(tag, shifts: shifts)
      let load = ScenarioLoad<World>(
        sources: [source], library: { StepVocabulary.library(apps: BenchApps.all) },
        profilesFor: World.profiles(forTags:))
      let summary = await load.run(workers: 1)
      guard summary.scenarios[.passed] == 1 else {
        section.skip(name, because: "the week did not pass")
        continue
      }
      let samples = await Alternation.measure(
        repetitions, [{ _ = await load.run(workers: 1) }])
      let time = Figure(best: samples[0].best, median: samples[0].median)
      section.add(
        TableRow(
          title: "\(name), planned, played and reported",
          measured: FigureText.milliseconds(time),
          goal: Goal(time.median, atMost: Self.goalSeconds, "1 s")))
    }
    return section
  }
}
