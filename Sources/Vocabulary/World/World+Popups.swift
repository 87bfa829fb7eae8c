import ScenarioRunner

/// The popups that apps have.
extension AppKind {
  /// The titles of all popups that the app can show; what is not shown must at least be one of them.
  var popupTitles: [String] {
    switch self {
    case .petListing: ["Location is off"]
    case .campaign:
      [
        "Location is needed", "Cancel this campaign?", "Another campaign is in progress",
        "Location is required", "Tracking has stopped",
      ]
    case .clockIn:
      [
        "Your location during shifts", "Clock out?", "Location is required",
        "Allow background location", "Allow precise location",
      ]
    }
  }
}

extension World {
  /// Throws where the app has no popup of the title: that one is never shown for sure, and says nothing.
  func requirePopup(called title: String) throws {
    guard let kind = app.kind else { throw missing(AppKind.allCases) }
    guard !kind.popupTitles.contains(title), !journal.counts.dialogs.contains(title) else { return }
    throw InvalidStep(
      "The \(kind.rawValue) has no popup called \"\(title)\".",
      notes: [
        "Its popups are " + kind.popupTitles.map { "\"\($0)\"" }.joined(separator: ", ") + "."
      ])
  }

  /// How often the popup came up; throws where the app has none of the title.
  func popupCount(_ title: String, thisSession: Bool) throws -> Int {
    try requirePopup(called: title)
    return journal.counts.count(.dialog(title), thisSession: thisSession)
  }
}
