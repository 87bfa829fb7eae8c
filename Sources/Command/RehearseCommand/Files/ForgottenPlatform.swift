import Gherkin
import HostedApps
import ScenarioRunner

/// Hints at apps that declare something to Android although none of their scenarios runs there.
///
/// A scenario without a tag runs on iOS; that a tag was forgotten is seen by nobody, as everything passes.
struct ForgottenPlatform {
  private let shelf: AppShelf
  private let plan: Plan
  private let leftOutCount: Int

  /// Looks at a whole run; of a part of the scenarios nothing follows.
  ///
  /// - Parameter leftOutCount: How many scenarios nobody has left out by a choice of their own.
  init(_ shelf: AppShelf, _ plan: Plan, leftOutCount: Int) {
    (self.shelf, self.plan, self.leftOutCount) = (shelf, plan, leftOutCount)
  }

  /// A warning for each such app.
  var warnings: [Problem] {
    guard plan.selectedCount + leftOutCount == plan.totalCount, plan.shard == nil else { return [] }
    return shelf.androidApps.compactMap { warning(of: $0.name, $0.file) }
  }

  private func warning(of name: String, _ file: String) -> Problem? {
    let sentence = "the app \"\(name)\" is installed"
    let scenarios = plan.scenarios.filter { scenario in
      scenario.steps.contains { $0.text == sentence }
        && shelf.means(file, by: name, for: scenario.pickle.uri)
    }
    guard scenarios.contains(where: Self.isUntagged),
      !scenarios.contains(where: { $0.profile == "Android" })
    else { return nil }
    return Problem(
      .meaningless, severity: .warning, uri: file,
      message:
        "The app \"\(name)\" has an \"androidManifest\", and none of its scenarios runs on Android.",
      notes: ["A scenario without a tag runs on iOS: write @android, or @ios where that is meant."])
  }

  private static func isUntagged(_ scenario: PlannedScenario) -> Bool {
    scenario.pickle.tags.allSatisfy { $0.name != "@ios" && $0.name != "@android" }
  }
}
