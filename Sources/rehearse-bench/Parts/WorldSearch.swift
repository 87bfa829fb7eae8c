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

  /// Searches so many times at once, and returns how many different worlds there were in all; nil where none could be.
  func worldCount(workers: Int) async -> Int? {
    let planner = Planner(profilesFor: World.profiles(forTags:))
    let plan = await planner.plan([Source(uri: "bench.feature", text: Self.text)], workers: 1)
    guard let scenario = plan.scenarios.first else { return nil }
    return await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<workers { group.addTask { count(from: scenario) } }
      var sum = 0
      for await count in group {
        guard let count else { return nil }
        sum += count
      }
      return sum
    }
  }

  private func count(from scenario: PlannedScenario) -> Int? {
    var limits = Exploration<World>.Limits()
    limits.depth = depth
    limits.walks = 0
    guard
      case .success(let report) = Exploration(library, from: scenario, limits, only: Self.events)
        .run()
    else { return nil }
    return report.worldCount
  }
}
