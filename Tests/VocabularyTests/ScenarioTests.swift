import Gherkin
import ScenarioRunner
import Testing
import Vocabulary

/// Every scenario of the repository, played as the command plays it.
struct ScenarioTests {
  static let library = StepVocabulary.library(routes: ScenarioFiles.routes)

  @Test(arguments: ScenarioFiles.paths)
  func `every scenario of a file passes`(_ path: String) async throws {
    let results = await Play.results([try ScenarioFiles.source(path)])
    #expect(!results.isEmpty)
    for result in results where result.status != .passed {
      Issue.record("\(result.scenario.id): \(Play.explanation(of: result))")
    }
  }

  @Test func `playing everything twice, with one worker and with four, gives the same results`()
    async throws
  {
    let sources = try ScenarioFiles.paths.map(ScenarioFiles.source)
    let first = await Play.results(sources, workers: 1).map(Play.explanation)
    let second = await Play.results(sources, workers: 4).map(Play.explanation)
    #expect(first == second)
  }
}
