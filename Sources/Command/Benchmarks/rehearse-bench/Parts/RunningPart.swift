import ClockInRoom
import Gherkin
import Rehearsal
import ScenarioRunner

/// Measures runs of many scenarios from bytes to reports: speed with one and two workers, and memory.
struct RunningPart {
  private let scenarioCount: Int
  private let repetitions: Int
  private let folder: String
  /// What the yardstick counts: varied text, because a processor learns where short lines of one length end.
  private let corpus: [[UInt8]]
  private let peaks: [MemoryLoad.Peak]

  init(_ options: BenchOptions, _ peaks: [MemoryLoad.Peak]) {
    self.peaks = peaks
    scenarioCount = options.runScenarios
    repetitions = options.isQuick ? 3 : 15
    folder = options.scenarios
    corpus = FeatureCorpus(bytes: options.isQuick ? 3_000_000 : 30_000_000).sources.map(\.bytes)
  }

  func section() async -> TableSection {
    var section = TableSection(
      "Running \(scenarioCount) scenarios of five trivial steps, parse to report")
    await addSpeed(to: &section)
    for peak in peaks { add(peak, to: &section) }
    await addVocabulary(to: &section)
    return section
  }

  private func addSpeed(to section: inout TableSection) async {
    let rates = await rates(.counters(scenarioCount), to: &section)
    let scaled = rates.one / rates.yardstick.map { $0 / Yardstick.referenceRate }
    section.add(
      TableRow(
        title: "two yardsticks at a time", measured: FigureText.gigabytes(rates.twoYardsticks),
        relative: "\(FigureText.times(rates.twoYardsticks / rates.yardstick)) one yardstick"))
    section.add(
      TableRow(
        title: "one worker", measured: FigureText.perSecond(rates.one),
        relative: "\(FigureText.perSecond(scaled)) where the yardstick does 1.6 GB/s",
        goal: Goal(scaled.best, atLeast: 100_000, "100,000 per s")))
    let gain = rates.two / rates.one
    section.add(
      TableRow(
        title: "two workers", measured: FigureText.perSecond(rates.two),
        relative: "\(FigureText.times(gain)) one worker",
        goal: Goal(gain.best, atLeast: 1.7, "1.7 ×")))
  }

  private func add(_ peak: MemoryLoad.Peak, to section: inout TableSection) {
    let title = "peak memory, \(peak.load.title)"
    guard let bytes = peak.bytes else {
      return section.skip(
        title, because: "the child process did not end well, or this program has held more")
    }
    section.add(
      TableRow(
        title: title, measured: FigureText.mebibytes(bytes),
        goal: Goal(Double(bytes), atMost: 64 * 1024 * 1024, "64 MiB")))
  }

  /// Plays the scenarios of the startup listing with the real vocabulary, which no goal speaks of.
  private func addVocabulary(to section: inout TableSection) async {
    guard let load = ScenarioLoad.listings(scenarioCount / 10, in: folder) else {
      return section.skip("real vocabulary", because: "“\(folder)” has no feature files")
    }
    let rates: Rates = await rates(load, to: &section)
    section.add(
      TableRow(
        title: "real vocabulary, one worker", measured: FigureText.perSecond(rates.one)))
    section.add(
      TableRow(
        title: "real vocabulary, two workers", measured: FigureText.perSecond(rates.two),
        relative: "\(FigureText.times(rates.two / rates.one)) one worker"))
  }

  private struct Rates {
    let yardstick: BenchmarkFigure
    let twoYardsticks: BenchmarkFigure
    let one: BenchmarkFigure
    let two: BenchmarkFigure
  }

  private func rates<World>(
    _ load: ScenarioLoad<World>, to section: inout TableSection
  ) async -> Rates {
    let bytes = corpus.reduce(0) { $0 + $1.count }
    var consumed = Consumed()
    var summary = RunSummary()
    let samples = await Alternation.measure(
      repetitions,
      [
        { consumed.take(Yardstick.countNewlines(in: corpus)) },
        { consumed.take(await Yardstick.countNewlinesTwice(in: corpus)) },
        { summary = await load.run(workers: 1) },
        { summary = await load.run(workers: 2) },
      ])
    let count = summary.scenarios.total
    if summary.exitCode != 0 {
      section.warn("\(count - summary.scenarios[.passed]) of \(count) scenarios did not pass")
    }
    return Rates(
      yardstick: samples[0].rate(of: bytes), twoYardsticks: samples[1].rate(of: 2 * bytes),
      one: samples[2].rate(of: count), two: samples[3].rate(of: count))
  }
}
