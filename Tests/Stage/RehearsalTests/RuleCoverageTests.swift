import DeviceInterface
import DeviceSimulator
import Gherkin
import Rehearsal
import ScenarioRunner
import Testing

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

  @Test(arguments: [(PlatformKind.iOS, "ios"), (.android, "android")])
  func `every rule that the phone follows has a scenario, and every tag names a rule`(
    _ platform: PlatformKind, _ folder: String
  ) async throws {
    let tags = try await ruleTags(folder)
    for rule in RuleBook.rules where rule.id.platform == platform {
      switch (rule.confidence, rule.modelling) {
      case (.folklore, _) where rule.setting != nil:
        #expect(tags.contains(rule.id.description), "\(rule.id): both its readings need scenarios")
      case (.folklore, _), (.unsourced, _):
        // What is weakly founded is never asserted, but where a setting leaves it open each of its values is shown.
        #expect(
          tags.contains(rule.id.description) == (rule.setting != nil),
          "\(rule.id) is too weak to be asserted, and shown where it has a setting")
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
