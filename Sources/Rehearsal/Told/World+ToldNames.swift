import AppParts
import DeviceInterface
import ScenarioRunner

/// Of what nobody has heard, an app is told nothing for sure: a check of it is about a slip of the pen.
extension World {
  /// Throws where the words name something that the scenario has not known.
  func requireKnownName(in notice: NoticeWords) throws(InvalidStep) {
    guard let (sort, name) = notice.named else { return }
    let known = knownNames(of: sort)
    // A label may have any number in it, "point 7"; a region called so is another one.
    let isKnown = known.contains {
      sort == .label
        ? $0.foldedWithoutNumbers == name.foldedWithoutNumbers
        : $0.foldedForComparison == name.foldedForComparison
    }
    guard !isKnown else { return }
    throw InvalidStep(
      "\(Self.unknown(sort, name)) in this scenario, so nothing would be checked.",
      notes: NearNames.notes(for: name, in: known))
  }

  private func knownNames(of sort: NoticeName) -> [String] {
    switch sort {
    case .region: journal.counts.regions.sorted()
    case .work: journal.counts.deferredWork.sorted()
    case .timer: journal.counts.timers.sorted()
    case .key: journal.counts.storedKeys.sorted()
    case .label: tappableNames
    }
  }

  /// What can be touched on the app's screens: its buttons and fields, the rows that its server fills, points of a map, the player.
  private var tappableNames: [String] {
    guard !app.isBare else { return [] }
    return app.room.words.buttons + app.room.words.fields + servers[ownServerIndex].shownTexts + seenTexts.sorted()
      + ["point 1", "play", "pause"]
  }

  private static func unknown(_ sort: NoticeName, _ name: String) -> String {
    switch sort {
    case .region: "The app has monitored no region \"\(name)\""
    case .work: "The app has deferred no work \"\(name)\""
    case .timer: "The app has set no timer \"\(name)\""
    case .key: "The app has stored nothing under \"\(name)\""
    case .label: "The app has shown nothing called \"\(name)\" to tap"
    }
  }
}
