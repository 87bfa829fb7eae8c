import Gherkin
import Rehearsal
import ScenarioRunner

/// A measurement of long runs: how long many hours take from scenario to report, and how much faster than life that is.
struct LongRunsPart {
  private let title: String
  private let runs: [LongRun]
  private let repetitions: Int

  /// The apps that record, each with an outage.
  static func withOutages(_ options: BenchOptions) -> Self {
    LongRunsPart(
      title: "Long runs at 1 Hz: the phone in a pocket, an hour in four cut off",
      runs: options.isQuick
        ? [.campaign(hours: 4), .shift(hours: 4)]
        : [.campaign(hours: 30), .campaign(hours: 8), .shift(hours: 8), .delivery(stops: 80)],
      repetitions: options.isQuick ? 3 : 15)
  }

  /// A week of work.
  static func week(_ options: BenchOptions) -> Self {
    LongRunsPart(
      title: "A week of shifts for one phone", runs: [.week(shifts: options.isQuick ? 1 : 5)],
      repetitions: options.isQuick ? 3 : 7)
  }

  func section() async -> TableSection {
    var section = TableSection(title)
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
    let load = ScenarioLoad(
      sources: [run.source(on: tag)], library: StepVocabulary.library(apps: BenchApps.all))
    var summary: RunSummary?
    let samples = await Alternation.measure(repetitions) { summary = await load.run(workers: 1) }
    guard summary?.exitCode == 0 else {
      return section.skip(title, because: "the scenario did not pass")
    }
    let time = samples.figure.map { $0 / Double(run.count) }
    let speed = time.map { Double(run.hours * 3_600) / $0 }
    section.add(
      title, measured: FigureText.milliseconds(time),
      relative: "\(FigureText.timesAsFast(speed)) life", goal: goal(of: run, time, speed))
  }

  private func goal(of run: LongRun, _ time: BenchmarkFigure, _ speed: BenchmarkFigure) -> Goal? {
    switch run.goal {
    case .secondsMax(let most): Goal(time.best, atMost: most, "\(Int(most * 1_000)) ms")
    case .speedMin(let least): Goal(speed.best, atLeast: least, "10,000,000 × life")
    case nil: nil
    }
  }
}

/// A scenario of many hours in which an app records where the user walks, the phone locked in a pocket.
struct LongRun {
  /// The goal of a run.
  enum Wish {
    /// To take so many seconds at most.
    case secondsMax(Double)
    /// To be so many times as fast as life.
    case speedMin(Double)
  }

  /// The row's title without the platform.
  let title: String
  /// The virtual time that it takes.
  let hours: Int
  /// How many of them are played in one run, as what a run does once would weigh too much in a short one.
  let count: Int
  /// What is to be reached, if anything.
  let goal: Wish?
  /// Its steps.
  let steps: [String]

  /// A campaign with an outage of an hour in every four: now of the phone's network, now of the server.
  static func campaign(hours: Int) -> LongRun {
    var steps = [
      #"Given the campaign "Spring leaflets" is running"#, "And the user locks the phone",
      "When the user walks \(hours * 5 + 1) km east at 5 km/h",
    ]
    for index in 0..<hours / 4 {
      let isServer = !index.isMultiple(of: 2)
      steps += [
        "And 3 hours pass",
        isServer ? "And the campaign server is down" : "And the phone goes offline",
        "And 1 hour passes",
        isServer ? "And the campaign server is up again" : "And the phone comes back online",
      ]
    }
    if !hours.isMultiple(of: 4) { steps.append("And \(hours % 4) hours pass") }
    steps += [
      "And the user unlocks the phone", "And the user completes the campaign",
      // Longer than the longest pause between two attempts.
      "And 6 minutes pass", "Then every recorded point is on the server",
      #"And the server has received the completion of "Spring leaflets""#,
    ]
    return LongRun(
      title: "a campaign of \(hours) hours", hours: hours, count: max(1, 30 / hours),
      goal: hours == 30 ? .secondsMax(0.1) : nil, steps: steps)
  }

  /// A shift with one outage of an hour.
  static func shift(hours: Int) -> LongRun {
    LongRun(
      title: "a shift of \(hours) hours", hours: hours, count: 20, goal: .speedMin(10e6),
      steps: [
        "Given the employee is clocked in", "And the user locks the phone",
        "When the user walks \(hours * 5 + 1) km east at 5 km/h", "And \(hours - 2) hours pass",
        "And the phone goes offline", "And 1 hour passes", "And the phone comes back online",
        "And 1 hour passes", "And the user unlocks the phone", "And the employee clocks out",
        "And 6 minutes pass", "Then every recorded point is on the server",
        "And the server has received the clock-out",
      ])
  }

  /// Shifts of ten hours with nights between them, of each an hour without a network.
  static func week(shifts: Int) -> LongRun {
    let day = [
      "When the user goes to the home screen", "And the user drives 40 km north at 30 km/h",
      "And 3 hours pass", "And the phone goes offline", "And 1 hour passes",
      "And the phone goes online", "And 1 hour passes",
      "And the user walks 12 km south at 4 km/h", "And 5 hours pass",
      "And the user opens the app", "And the employee clocks out",
    ]
    let night = ["And 14 hours pass", "When the employee clocks in"]
    let days = repeatElement(day, count: shifts).joined(separator: night)
    return LongRun(
      title: "\(shifts) shifts of 10 hours", hours: 24 * shifts - 14, count: 1,
      goal: .secondsMax(1),
      steps: ["Given the employee is clocked in"] + days
        + ["And 2 minutes pass", "Then every recorded point is on the server"])
  }

  /// A delivery of eight hours, with a signature at each of its stops.
  static func delivery(stops: Int) -> LongRun {
    LongRun(
      title: "a delivery to \(stops) stops", hours: 8, count: 20, goal: .secondsMax(0.01),
      steps: [
        "Given the delivery route has \(stops) stops, 1500 m apart",
        "And the delivery route is under way", "When the courier delivers at all stops",
        "Then the route is completed", "And every recorded point is on the server",
      ])
  }

  /// The feature file with the scenarios, for one platform.
  func source(on platform: String) -> Source {
    var lines = ["Feature: Long runs", "  @\(platform)", "  Scenario Outline: \(title)"]
    lines += steps.map { "    \($0)" }
    lines += ["    Examples:", "      | number |"] + (1...count).map { "      | \($0) |" }
    return Source(uri: "long-runs.feature", text: lines.joined(separator: "\n") + "\n")
  }
}
