import DeviceInterface
import DeviceSimulator
import ScenarioRunner
import Vocabulary

/// How checks look at what the app was told.
extension World {
  /// The platform of the phone.
  var platform: PlatformKind { phone.profile.platform }

  /// The notices that nobody has looked at, in the words of the platform.
  func toldWords(_ scope: ToldScope) -> [String] {
    notices.pending.filter(scope.includes).map { $0.notice(on: platform) }
  }

  /// Throws where a check of what the app was not told comes right after that was set aside.
  private func requireNews() throws(InvalidStep) {
    try requireEvents(since: "what the app was told")
  }

  /// Throws unless the app was told exactly this since the last check; takes it away.
  mutating func expectTold(
    _ rows: [[String]], _ scope: ToldScope = .everything, inOrder: Bool = true
  ) throws {
    try requireAllTold()
    let table = try ToldTable(rows, on: platform)
    guard rows.isEmpty || !table.groups.isEmpty else {
      throw InvalidStep(
        "The table says nothing.", notes: ["Write: \(instead: "Then the app was told nothing")"])
    }
    if rows.isEmpty { try requireNews() }
    let expected = inOrder ? table : table.inAnyOrder
    let actual = toldWords(scope)
    guard expected.matches(actual) else {
      throw StepFailure(
        "The app was told something else.",
        expected: Self.list(
          expected.groups.map { $0.count == 1 ? $0 : [Self.eitherOrder($0)] }
            .flatMap(\.self)),
        actual: Self.list(actual))
    }
    notices.keep { !scope.includes($0) }
  }

  /// Throws unless the app was told the groups one after the other, whatever came between; takes them away.
  mutating func expectTold(inTurn groups: [[NoticeWords]]) throws {
    try requireAllTold()
    let all = toldWords(.everything)
    let folded = all.map(\.foldedNotice)
    var start = 0
    var taken: [Int] = []
    for group in groups {
      var end = start
      for words in group {
        let wanted = try words.words(on: platform).foldedNotice
        guard
          let place = folded.indices.first(where: {
            $0 >= start && folded[$0] == wanted && !taken.contains($0)
          })
        else {
          throw StepFailure(
            taken.isEmpty ? "The app was not told this." : "The app was not told this after that.",
            expected: words.text, actual: Self.list(all),
            notes: ["Looked at is what the app was told since the last such check."])
        }
        taken.append(place)
        end = max(end, place + 1)
      }
      start = end
    }
    notices.take(at: taken.sorted())
  }

  /// Throws unless the app was told this so many times since the last check; takes all of them away.
  mutating func expectTold(_ notice: NoticeWords, times count: Int) throws {
    try requireAllTold()
    let wanted = try notice.words(on: platform).foldedNotice
    if count == 0 {
      try requireKnownName(in: notice)
      try requireCause(of: notice)
      try requireNews()
    }
    let platform = platform
    let actual = toldWords(.everything).count { $0.foldedNotice == wanted }
    try expect(
      actual == count, "The app was told “\(notice.text)” another number of times.",
      expected: "\(count)", actual: "\(actual)",
      notes: ["Looked at is what the app was told since the last such check."])
    notices.keep { $0.notice(on: platform).foldedNotice != wanted }
    if count == 0 { try requireAbility(notice.abilities) }
  }

  /// Throws where the oldest notices are no longer known, of which nothing could be said.
  private func requireAllTold() throws {
    let advice: Note =
      "\(before: "When what the app was told so far is set aside", lead: "Write before them: ")"
    if notices.followSearch {
      throw InvalidStep(
        "What the app was told by the events of a search is not known, as many histories are played as one.",
        notes: [advice])
    }
    guard notices.forgottenCount > 0 else { return }
    throw InvalidStep(
      "The app was told more than \(Notices.keptMax) things since the last such check.",
      notes: [advice])
  }

  private static func eitherOrder(_ words: [String]) -> String {
    words.joined(separator: " and ") + ", in either order"
  }

  /// A list of notices, one in a line; what came several times in a row is counted.
  static func list(_ notices: [String]) -> String {
    if notices.isEmpty { return "nothing" }
    return RepeatedLines(notices).lines.joined(separator: "\n")
  }

  // MARK: Of what nobody has heard, an app is told nothing for sure: a check of it is about a slip of the pen.

  /// Throws where the words name something that the scenario has not known.
  func requireKnownName(in notice: NoticeWords) throws(InvalidStep) {
    guard let (sort, name) = notice.named else { return }
    let known = knownNames(of: sort)
    // A label may have any number in it, "point 7"; a region called so is another one.
    let isKnown = known.contains {
      switch sort {
      case .label: name.isWritten(as: [$0])
      case .region, .work, .push, .alarm: $0 == name
      case .notification, .key, .language, .timer:
        $0.foldedForComparison == name.foldedForComparison
      }
    }
    guard !isKnown else { return }
    throw InvalidStep(
      "\(Self.unknown(sort, name)) in this scenario, so nothing would be checked.",
      notes: NearNames.notes(for: name, in: known))
  }

  /// Throws where nothing has happened, nor was asked for, of which an app is told this.
  private func requireCause(of notice: NoticeWords) throws(InvalidStep) {
    guard let (lack, deed) = missingCause(of: notice.text.foldedForComparison) else { return }
    throw InvalidStep(
      "\(lack) in this scenario, so nothing would be checked.",
      notes: app.isBare
        ? Self.insertion([deed]) : ["\(leftOut: "Leave the check out"), or let that happen first."]
    )
  }

  /// What has not happened of which alone an app is told so, and a sentence by which it does; `nil` where it has, or
  /// where more than one thing can lead to it.
  private func missingCause(of words: String) -> (lack: String, deed: String)? {
    let counts = journal.counts
    switch words {
    case "notifications allowed", "notifications not allowed":
      if counts.asksToNotify { return nil }
      return (
        lack: "The app has not asked whether it may notify",
        deed: "When the app asks for notifications"
      )
    case "launched by its alarm":
      if !counts.alarms.isEmpty { return nil }
      return (
        lack: "The app has set no alarm",
        deed: "When the app sets the alarm \"look again\" for 10 minutes"
      )
    case "launched by its update":
      if counts.isUpdated { return nil }
      return (lack: "The app was not updated", deed: "When the app is updated")
    case "launched ahead of its user":
      if counts.isPrewarmed { return nil }
      return (lack: "iOS has not prewarmed the app", deed: "When iOS prewarms the app")
    default:
      let isAboutMotion = words.hasPrefix("motion ") || words == "launched by a change of motion"
      guard isAboutMotion, !counts.asksForMotion else { return nil }
      return (
        lack: "The app has started no motion updates", deed: "When the app starts motion updates"
      )
    }
  }

  private func knownNames(of sort: NoticeName) -> [String] {
    switch sort {
    case .region: journal.counts.regions.sorted()
    case .work: journal.counts.deferredWork.union(journal.counts.backgroundTasks).sorted()
    case .notification: journal.counts.notifications.sorted()
    case .push: journal.counts.pushes.sorted()
    case .alarm: journal.counts.alarms.sorted()
    case .language: journal.counts.languages.sorted()
    case .timer: journal.counts.timers.all.sorted()
    case .key: journal.counts.storedKeys.all.sorted()
    case .label: tappableNames
    }
  }

  /// What can be touched on the app's screens: its buttons and fields, the rows that its server fills, points of a map, the
  /// player.
  private var tappableNames: [String] {
    guard !app.isBare else { return [] }
    return app.words.buttons + app.words.fields + servers[ownServerIndex].shownTexts
      + seenTexts.sorted()
      + ["point 1", "play", "pause"]
  }

  /// That nothing of the sort has the name, as the beginning of a sentence.
  static func unknown(_ sort: NoticeName, _ name: String) -> String {
    switch sort {
    case .region: "The app has monitored no region \"\(name)\""
    case .work: "The app has deferred no work \"\(name)\", nor begun a background task so called,"
    case .notification: "The app has posted no notification \"\(name)\""
    case .alarm: "The app has set no alarm \"\(name)\""
    case .language: "The phone was not switched to the language \"\(name)\""
    case .push: "The server has pushed no \"\(name)\""
    case .timer: "The app has set no timer \"\(name)\""
    case .key: "The app has stored nothing under \"\(name)\""
    case .label: "The app has shown nothing called \"\(name)\" to tap"
    }
  }
}
