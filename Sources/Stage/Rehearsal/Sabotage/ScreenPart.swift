import DeviceInterface

/// A part of an app's screen that can say something else, or nothing.
public enum ScreenPart: String, Hashable, Sendable, CaseIterable {
  /// The heading.
  case title = "the heading"
  /// The short labels beside it.
  case badges = "the badges"
  /// The colours of those labels.
  case badgeColours = "the colours of the badges"
  /// What the user reads while waiting.
  case progress = "the words of progress"
  /// The sentence that tells the user something.
  case message = "the message"
  /// The note shown for a moment.
  case toast = "the short note"
  /// The labels of figures.
  case figureLabels = "the labels of the figures"
  /// The figures.
  case figures = "the figures"
  /// The map.
  case map = "the map"
  /// The audio player.
  case player = "the audio player"
  /// The first lines of rows.
  case rows = "the rows of the list"
  /// Their second lines.
  case rowDetails = "the second lines of the list"
  /// What is written in fields.
  case fields = "the texts of the fields"
  /// The labels of buttons.
  case buttons = "the labels of the buttons"
  /// The heading of a popup.
  case popupTitle = "the heading of the popup"
  /// The text of a popup.
  case popupText = "the text of the popup"
  /// The labels of its buttons.
  case popupButtons = "the labels of the popup's buttons"

  /// What stands where something else should.
  private static let otherWords = "Other words"

  /// Whether there is such a part on the screen.
  func isShown(on screen: Screen) -> Bool {
    var changed = screen
    spoil(&changed)
    return changed != screen
  }

  /// Lets the part say something else; the map, the player and the list are empty or gone.
  func spoil(_ screen: inout Screen) {
    switch self {
    case .title: screen.title = Self.otherWords
    case .badges: Self.spoil(&screen.badges, \.label)
    case .badgeColours:
      for index in screen.badges.indices {
        screen.badges[index].color = screen.badges[index].color == .gray ? .red : .gray
      }
    case .progress: Self.spoil(&screen.progress)
    case .message: Self.spoil(&screen.message)
    case .toast: Self.spoil(&screen.toast)
    case .figureLabels: Self.spoil(&screen.metrics, \.label)
    case .figures:
      for index in screen.metrics.indices { screen.metrics[index].value = .text("0") }
    case .map: screen.map = nil
    case .player: screen.player = nil
    case .rows: Self.spoil(&screen.items, \.title)
    case .rowDetails:
      for index in screen.items.indices where !screen.items[index].detail.isEmpty {
        screen.items[index].detail = Self.otherWords
      }
    case .fields: Self.spoil(&screen.fields, \.text)
    case .buttons: Self.spoil(&screen.controls, \.label)
    case .popupTitle: screen.dialog?.title = Self.otherWords
    case .popupText: screen.dialog?.message = Self.otherWords
    case .popupButtons:
      let count = screen.dialog?.buttons.count ?? 0
      screen.dialog?.buttons = (0..<count).map { "\(Self.otherWords) \($0 + 1)" }
    }
  }

  private static func spoil(_ text: inout String?) {
    if text != nil { text = otherWords }
  }

  private static func spoil<Element>(
    _ list: inout [Element], _ text: WritableKeyPath<Element, String>
  ) {
    for index in list.indices { list[index][keyPath: text] = otherWords }
  }
}
