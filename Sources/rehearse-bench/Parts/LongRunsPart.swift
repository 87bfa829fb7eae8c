import ClockInRoom
import Rehearsal
import ScenarioRunner

/// Measures how long many hours of recording take from scenario to report, and how much faster than life that is.
struct LongRunsPart {
  private let runs: [LongRun]
  private let repetitions: Int

  init(_ options: BenchOptions) {
    runs =
      options.isQuick
      ? [.campaign(hours: 4), .shift(hours: 4)]
      : [.campaign(hours: 30), .campaign(hours: 8), .shift(hours: 8)]
    repetitions = options.isQuick ? 3 : 15
  }

  func section() async -> TableSection {
    var section = TableSection("Long runs at 1 Hz: the phone in a pocket, an hour in four cut off")
    for run in runs {
      for (tag, platform) in [("ios", "iOS"), ("android", "Android")] {
        await measure(run, tag: tag, title: "\(run.title), \(platform)", &section)
      }
    }
    return section
  }

  private func measure(
    _ run: LongRun, tag: String, title: String, _ section: inout TableSection
  ) async {
    // Made once: a run plays many scenarios with one library.
    let library = StepVocabulary.library(apps: BenchApps.all)
    let load = ScenarioLoad<World>(
      sources: [run.source(on: tag)], library: { library },
      profilesFor: World.profiles(forTags:))
    var summary = RunSummary()
    let samples = await Alternation.measure(
      repetitions, [{ summary = await load.run(workers: 1) }])
    guard summary.exitCode == 0 else {
      return section.skip(title, because: "the scenario did not pass")
    }
    let time = Figure(best: samples[0].best, median: samples[0].median)
      .map { $0 / Double(run.count) }
    let speed = time.map { Double(run.hours * 3_600) / $0 }
    section.add(
      TableRow(
        title: title, measured: FigureText.milliseconds(time),
        relative: "\(FigureText.timesAsFast(speed)) life", goal: goal(of: run, time, speed)))
  }

  private func goal(of run: LongRun, _ time: Figure, _ speed: Figure) -> Goal? {
    switch run.goal {
    case .secondsMax(let most): Goal(time.best, atMost: most, "100 ms")
    case .speedMin(let least): Goal(speed.best, atLeast: least, "10,000,000 × life")
    case nil: nil
    }
  }
}
