import ClockInRoom
import Gherkin
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
      let samples = await Alternation.measure(repetitions) { _ = await load.run(workers: 1) }
      let time = samples.figure
      section.add(
        "\(name), planned, played and reported",
        measured: FigureText.milliseconds(time),
        goal: Goal(time.median, atMost: Self.goalSeconds, "1 s"))
    }
    return section
  }
}

/// A week of work as a feature: five shifts of ten hours on one phone, with nights between them.
enum ShiftWeek {
  /// The week on a platform, which `tag` names, with so many shifts.
  static func source(_ tag: String, shifts: Int) -> Source {
    var steps = ["Given the employee is clocked in"] + day
    for _ in 1..<max(1, shifts) {
      steps += ["And 14 hours pass", "When the employee clocks in"]
      steps += day
    }
    steps += ["And 2 minutes pass", "Then every recorded point is on the server"]
    let lines = ["Feature: A week", "", "  \(tag)", "  Scenario: A week of shifts"]
    return Source(
      uri: "week.feature",
      text: (lines + steps.map { "    " + $0 }).joined(separator: "\n") + "\n")
  }

  /// A courier's day: on the way, at rest, on the way back, an hour of it without a network.
  private static let day = [
    "When the user goes to the home screen", "And the user drives 40 km north at 30 km/h",
    "And 3 hours pass", "And the phone goes offline", "And 1 hour passes",
    "And the phone goes online", "And 1 hour passes",
    "And the user walks 12 km south at 4 km/h", "And 5 hours pass",
    "And the user opens the app", "And the employee clocks out",
  ]
}
