public import DeviceInterface
import DeviceSimulator
import ScenarioRunner

/// The parts of screens beyond texts and buttons: figures, rows, maps, players.
extension World {
  /// What a figure shows now, as the user reads it.
  func text(of value: Metric.Value) -> String { value.text(atUptime: phone.uptime) }

  /// Where the player on the screen stands, never beyond its file.
  func shownPosition(of player: PlayerView) -> Duration {
    player.shownPosition(atUptime: phone.uptime)
  }

  /// Taps the row of the list whose first line this is.
  public mutating func tapRow(_ title: String) throws {
    let items = try requireTouchableScreen().items
    try title.requireOne(of: items.map(\.title), called: "rows")
    let wanted = title.foldedForComparison
    guard let item = items.first(where: { $0.title.foldedForComparison == wanted }) else {
      throw StepFailure(
        obstacle: "There is no row \"\(title)\" on the screen.", expected: "\"\(title)\"",
        actual: items.isEmpty ? "no rows" : items.map { "\"\($0.title)\"" }.joined(separator: ", "),
        notes: [loadingNote].compactMap(\.self))
    }
    guard item.isTappable else {
      throw StepFailure(obstacle: "The row \"\(title)\" cannot be tapped.")
    }
    try touch(.tapped(item.title))
  }

  /// Lets the user's finger reach the app.
  public mutating func touch(_ signal: Signal) throws {
    try act { phone throws(PhoneError) in try phone.touchApp(signal) }
  }

  // MARK: What is not shown must at least be something that could be: a slip of the pen is never shown, and says nothing.

  /// Throws where the app has no name of the sort so called.
  ///
  /// Any number in it is as good as another, in the form in which the app writes numbers.
  public func require(_ sort: NameSort, called name: String) throws {
    guard !app.isBare else { throw missing(rooms) }
    let names = sort.names(of: app.words)
    try requireNumberedThings(in: name)
    guard !name.isWritten(as: names) else { return }
    throw InvalidStep(
      "The \(app.name) has no \(sort.rawValue) called \"\(name)\".",
      notes: (Self.formNotes(for: name, in: names) { $0 == $1 }
        ?? NearNames.notes(for: name, in: names)) + listedNotes(for: name))
  }

  /// Where the words stand of an app that is no part of this program, so that one can be added.
  private func listedNotes(for name: String) -> [Note] {
    guard !app.room.isInstalledByName else { return [] }
    return [
      "If the app can show it, list it in its app.json, as in \"words\": [\"\(name)\"]: what could never be shown"
        + " is never missed."
    ]
  }

  /// Throws where the app can show no such text: none of its own, none of its server's, and none that it has shown.
  func requireShowable(_ text: String) throws {
    try text.requireWords()
    guard !app.isBare else { throw missing(rooms) }
    try requireNumberedThings(in: text)
    let own = app.words.all
    let known = own + servers[ownServerIndex].shownTexts + seenTexts.sorted()
    guard !text.isPartWritten(as: known) else { return }
    throw InvalidStep(
      "The \(app.name) never shows \"\(text)\".",
      notes: (Self.formNotes(for: text, in: known) { $0.containsFolded($1) }
        ?? NearNames.notes(for: text, in: own.filter { $0.count < 40 }))
        + ["What it has shown earlier in the scenario would do as well."] + listedNotes(for: text))
  }

  /// Throws where the text names something by a number beyond those that there are: "Stop 9" of a route of 3 stops.
  private func requireNumberedThings(in text: String) throws(InvalidStep) {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let things = servers[ownServerIndex].numberedThings
    for (word, next) in zip(words, words.dropFirst()) {
      guard let count = things[String(word)], let number = Int(next), !(1...max(count, 1) ~= number)
      else { continue }
      throw InvalidStep(
        "There is no \(word) \(number), so nothing would be checked.",
        notes: [
          count > 1 ? "There are \(word)s 1 to \(count)." : "There is \(count) \(word) at most."
        ])
    }
  }

  /// What to write for a text that is one of the known ones but for the form of its numbers; `nil` where it is none.
  private static func formNotes(
    for text: String, in known: [String], _ isSame: (_ known: String, _ text: String) -> Bool
  ) -> [Note]? {
    let wanted = text.foldedWithoutForms
    guard wanted != text.foldedForComparison,
      let form = known.first(where: {
        isSame($0.foldedWithoutForms, wanted) && $0.hasKindOfNumber(in: text)
      })
    else { return nil }
    return ["Write the numbers as the app does: \"\(form)\""]
  }

  /// Keeps what can be read now, for checks that it is not to be read any more.
  mutating func noteSeenTexts() {
    guard !app.isBare, let screen = visibleScreen else { return }
    seenTexts.formUnion(texts(of: screen))
  }

  /// Every text on a screen of the app, with its figures as they are drawn now.
  func texts(of screen: Screen) -> [String] {
    screen.texts + screen.metrics.flatMap { [$0.label, text(of: $0.value)] }
      + [screen.player?.title].compactMap(\.self)
  }
}

extension Screen {
  /// Every text on the screen, from top to bottom.
  var texts: [String] {
    var texts = [title] + badges.map(\.label)
    texts += [progress, message, toast].compactMap(\.self)
    texts += items.flatMap { [$0.title, $0.detail] }
    texts += fields.flatMap { [$0.label, $0.text] }
    texts += controls.map(\.label)
    if let dialog { texts += [dialog.title, dialog.message] + dialog.buttons }
    return texts.filter { !$0.isEmpty }
  }
}

/// The sorts of names that a check can say are not shown.
public enum NameSort: String, Hashable, Sendable, CaseIterable {
  /// A popup's title.
  case popup
  /// A button's label.
  case button
  /// A text field's label.
  case field
  /// A badge's label.
  case badge
  /// A notification's title.
  case notification

  /// The names of the sort that an app has.
  func names(of words: AppWords) -> [String] {
    switch self {
    case .popup: words.popupTitles
    case .button: words.buttons
    case .field: words.fields
    case .badge: words.badges
    case .notification: words.notificationTitles
    }
  }
}
