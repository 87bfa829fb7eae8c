import DeviceInterface
import DeviceSimulator
import Gherkin
import ScenarioRunner
import Testing
import Vocabulary

/// Which rules of the platforms the scenarios under `Scenarios/platform` show.
struct RuleCoverageTests {
  /// The tags of the scenarios of a platform that are written as a rule's id, without the sign.
  private func ruleTags(_ folder: String) async throws -> Set<String> {
    let sources = try ScenarioFiles.paths
      .filter { $0.hasPrefix("Scenarios/platform/\(folder)/") }
      .map(ScenarioFiles.source)
    let plan = await Planner { World.profiles(forTags: $0) }.plan(sources, workers: 1)
    let tags = plan.scenarios.flatMap(\.pickle.tags).map { $0.name.dropFirst() }
    return Set(tags.filter { $0.hasPrefix("I-") || $0.hasPrefix("A-") }.map(String.init))
  }

  @Test func `every rule of iOS that the phone follows has a scenario, and every tag a rule`()
    async throws
  {
    let tags = try await ruleTags("ios")
    for rule in RuleBook.rules where rule.id.platform == .iOS {
      switch (rule.confidence, rule.modelling) {
      case (.folklore, _), (.unsourced, _):
        #expect(!tags.contains(rule.id.description), "\(rule.id) is too weak to be asserted")
      case (_, .notModelled):
        #expect(!tags.contains(rule.id.description), "\(rule.id) is said not to be modelled")
      case (_, .modelled), (_, .partly):
        #expect(tags.contains(rule.id.description), "\(rule.id) has no scenario: \(rule.summary)")
      }
    }
    for tag in tags {
      #expect(RuleBook.rule(tag) != nil, "no rule is called \(tag)")
    }
  }
}
