public import Gherkin

/// What stands in the feature itself, where its steps are phrases unfolded.
extension PlannedScenario {
  /// How many steps stand before the scenario's own: those of its backgrounds.
  public var ownStart: Int { ownPlaces(of: steps).lowerBound }

  /// The step of the feature that a step comes from: the use of a phrase, or itself.
  public func writtenStep(at place: Int) -> PickleStep {
    (uses.indices.contains(place) ? uses[place]?.chain.first?.step : nil) ?? steps[place]
  }
}
