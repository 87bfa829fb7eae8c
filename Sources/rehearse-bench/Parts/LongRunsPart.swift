import ScenarioRunner
import Vocabulary

/// Measures how long many hours of recording take from scenario to report, and how much faster than life that is.
struct LongRunsPart {
  private let runs: [LongRun]
  private let repetitions: Int
  /// What the longest campaign may take, in seconds.
  private static let secondsMax = 0.1
  /// How much faster than life an eight-hour shift should be played.
  private static let speedMin = 10e6

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
    let library = StepVocabulary.library()
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
    let speed = time.map { Double(run.hours * 3_600) / $0 }
    section.add(
      TableRow(
        title: title, measured: FigureText.milliseconds(time),
        relative: "\(FigureText.timesAsFast(speed)) life", goal: goal(of: run, time, speed)))
  }

  private func goal(of run: LongRun, _ time: Figure, _ speed: Figure) -> Goal? {
    switch run.hours {
    case 30: Goal(time.best, atMost: Self.secondsMax, "100 ms")
    case 8: Goal(speed.best, atLeast: Self.speedMin, "10,000,000 × life")
    default: nil
    }
  }
}
