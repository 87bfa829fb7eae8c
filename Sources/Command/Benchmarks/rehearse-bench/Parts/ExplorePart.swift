import Explorer
import Gherkin
import PermissionModel
import Rehearsal
import ScenarioRunner

/// A measurement of the search: how fast all states of the permission model are seen, and how fast chance walks there.
struct ExplorePart {
  private let devices: Int
  private let repetitions: Int
  private let walkLength: Int
  private let depth: Int

  init(_ options: BenchOptions) {
    devices = options.isQuick ? 1 : 2
    repetitions = options.isQuick ? 2 : 5
    depth = options.isQuick ? 3 : 6
    walkLength = options.isQuick ? 100_000 : 10_000_000
  }

  func section() async -> TableSection {
    var section = TableSection("The search: apps with permission on \(devices) device(s)")
    let model = PermissionModel(devices: devices)
    let report = await PackedSearch(model).run(from: model.start)
    var consumed = Consumed()
    let samples = await Alternation.measure(
      repetitions,
      [
        { consumed.add(await PackedSearch(model).run(from: model.start).stateCount) },
        { consumed.add(await PackedSearch(model).run(from: model.start, workers: 2).stateCount) },
        {
          consumed.add(
            PackedWalk(model, from: model.start, length: walkLength, SeededChoice(seed: 1))
              .eventCount)
        },
      ])
    for (workers, goal) in [(1, 3e6), (2, 5e6)] {
      let rate = samples[workers - 1].rate(of: report.stateCount)
      section.add(
        "states, \(workers == 1 ? "one worker" : "two workers")",
        measured: FigureText.perSecond(rate),
        relative: "\(report.stateCount) states, \(report.transitionCount) transitions",
        goal: Goal(rate.best, atLeast: goal, workers == 1 ? "3 M per s" : "5 M per s"))
    }
    let bytes = Double(report.byteCount) / Double(report.stateCount)
    section.add(
      "memory for each state", measured: "\(Int(bytes.rounded())) bytes",
      goal: Goal(bytes, atMost: 64, "64 bytes"))
    let walks = samples[2].rate(of: walkLength)
    section.add(
      "events of seeded walks", measured: FigureText.perSecond(walks),
      goal: Goal(walks.best, atLeast: 1e7, "10 M per s"))
    await addWorlds(to: &section)
    return section
  }

  private func addWorlds(to section: inout TableSection) async {
    let search = WorldSearch(depth: depth)
    let count = await search.worldCount(workers: 1)
    guard let count else {
      return section.skip("real worlds", because: "the scenario has not passed")
    }
    let samples = await Alternation.measure(
      2, [1, 2].map { workers in { _ = await search.worldCount(workers: workers) } })
    for workers in [1, 2] {
      let rate = samples[workers - 1].rate(of: count)
      section.add(
        "different worlds of an app, \(workers == 1 ? "one worker" : "two workers")",
        measured: FigureText.perSecond(rate), relative: "\(count) worlds, depth \(depth)",
        goal: workers == 1 ? nil : Goal(rate.best, atLeast: 1e5, "100,000 per s"))
    }
  }
}

/// A search of real worlds: a phone with the campaign app on the way, and events that take no time or a second.
struct WorldSearch {
  static let events = [
    "the phone goes offline", "the phone comes online again", "the user leaves the app",
    "the user opens the app", "the user locks the phone", "the user unlocks the phone",
    "the system ends the app", "1 second passes", "2 seconds pass",
  ]

  static let text = """
    Feature: On the way
      Scenario: A campaign
        Given the campaign "Spring leaflets" is running
        And the user walks 2 km north at 5 km/h
        When 10 seconds pass
    """

  private let library = StepVocabulary.library(apps: BenchApps.all)
  private let depth: Int

  init(depth: Int) { self.depth = depth }

  /// Searches by so many at once, and returns how many different worlds there were; nil where none could be.
  func worldCount(workers: Int) async -> Int? {
    let planner = Planner(profilesFor: World.profiles(forTags:))
    let plan = await planner.plan([Source(uri: "bench.feature", text: Self.text)], workers: 1)
    guard let scenario = plan.scenarios.first else { return nil }
    var limits = Exploration<World>.Limits()
    limits.depth = depth
    limits.walks = 0
    limits.workers = workers
    guard
      case .success(let report) = await Exploration(
        library, from: scenario, limits, only: Self.events
      ).run()
    else { return nil }
    return report.worldCount
  }
}
