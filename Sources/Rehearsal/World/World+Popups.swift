import ScenarioRunner

extension World {
  /// How often the popup came up; throws where the app has none of the title.
  func popupCount(_ title: String, thisSession: Bool) throws -> Int {
    let known = try require(.popup, called: title)
    return journal.counts.count(.dialog(known), thisSession: thisSession)
  }
}
