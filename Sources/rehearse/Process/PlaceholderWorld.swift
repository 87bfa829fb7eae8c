import ScenarioRunner

/// A world without steps, in the place of the vocabulary's.
struct PlaceholderWorld: ScenarioWorld {
  var virtualTime: Duration { .zero }

  init(_ setup: ScenarioSetup) {}

  mutating func finishStep() {}

  mutating func finishScenario() {}

  func evidence() -> Evidence { Evidence() }
}
