import ScenarioRunner

extension World {
  /// Throws where the app has no popup of the title: that one is never shown for sure, and says nothing.
  func requirePopup(called title: String) throws {
    guard !app.isBare else { throw missing(rooms) }
    let titles = app.room.popupTitles
    guard !titles.contains(title), !journal.counts.dialogs.contains(title) else { return }
    throw InvalidStep(
      "The \(app.room.name) has no popup called \"\(title)\".",
      notes: ["Its popups are " + titles.map { "\"\($0)\"" }.joined(separator: ", ") + "."])
  }

  /// How often the popup came up; throws where the app has none of the title.
  func popupCount(_ title: String, thisSession: Bool) throws -> Int {
    try requirePopup(called: title)
    return journal.counts.count(.dialog(title), thisSession: thisSession)
  }
}
