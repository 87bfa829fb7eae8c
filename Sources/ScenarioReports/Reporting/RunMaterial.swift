package import Gherkin
package import ScenarioRunner

/// What a run is made of: known before it begins, and needed by reports that tell more than how it ended.
package struct RunMaterial: Sendable {
  /// The feature files, in the order in which they were found.
  package var sources: [Source]
  /// The scenarios, in plan order.
  package var scenarios: [PlannedScenario]
  /// All that the step library declares.
  package var inventory: StepInventory

  /// Creates the material of a run; without anything, of an empty one.
  package init(
    sources: [Source] = [], scenarios: [PlannedScenario] = [],
    inventory: StepInventory = StepInventory()
  ) {
    self.sources = sources
    self.scenarios = scenarios
    self.inventory = inventory
  }
}
