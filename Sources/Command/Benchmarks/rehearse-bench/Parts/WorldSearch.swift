import Gherkin
import Rehearsal
import ScenarioRunner

/// A search of real worlds: a phone with the campaign app on the way, and events that take no time or a second.
struct WorldSearch {
  private static let events = [
    "the phone goes offline", "the phone comes online again", "the user leaves the app",
    "the user opens the app", "the user locks the phone", "the user unlocks the phone",
    "the system ends the app", "1 second passes", "2 seconds pass",
  ]

  private static let text = """
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
