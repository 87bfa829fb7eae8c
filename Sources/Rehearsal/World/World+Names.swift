import AppParts
import DeviceInterface
import ScenarioRunner

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

/// What is not shown must at least be something that could be: a slip of the pen is never shown, and says nothing.
extension World {
  /// Returns the app's own spelling of a name; throws where it has none of the sort, and any number is as good as another.
  @discardableResult
  public func require(_ sort: NameSort, called name: String) throws -> String {
    guard !app.isBare else { throw missing(rooms) }
    let names = sort.names(of: app.words)
    let wanted = name.foldedWithoutNumbers
    if let known = names.first(where: { $0.foldedWithoutNumbers == wanted }) { return known }
    throw InvalidStep(
      "The \(app.name) has no \(sort.rawValue) called \"\(name)\".",
      notes: NearNames.notes(for: name, in: names))
  }

  /// Throws where the app can show no such text: none of its own, none of its server's, and none that it has shown.
  func requireShowable(_ text: String) throws {
    try text.requireWords()
    guard !app.isBare else { throw missing(rooms) }
    let wanted = text.foldedWithoutNumbers
    let own = app.words.all
    guard
      !(own + servers[ownServerIndex].shownTexts + seenTexts.sorted()).contains(where: {
        $0.foldedWithoutNumbers.containsFolded(wanted)
      })
    else { return }
    throw InvalidStep(
      "The \(app.name) never shows \"\(text)\".",
      notes: NearNames.notes(for: text, in: own.filter { $0.count < 40 })
        + ["What it has shown earlier in the scenario would do as well."])
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

extension String {
  /// The text for comparison, with one sign for every number.
  var foldedWithoutNumbers: String {
    var text = ""
    for character in foldedForComparison {
      let sign: Character = character.isASCII && character.isNumber ? "0" : character
      if sign != "0" || text.last != "0" { text.append(sign) }
    }
    return text
  }
}
