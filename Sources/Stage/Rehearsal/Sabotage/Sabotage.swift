import DeviceInterface
public import Vocabulary

/// One thing that goes wrong between an app and its phone, wherever it occurs in a scenario.
public enum Sabotage: Hashable, Sendable {
  /// The app never hears signals of the kind.
  case unheard(UnheardSignal)
  /// The app never makes requests of the kind.
  case neverAsked(UnaskedRequest)
  /// The app makes each request of the kind twice.
  case askedTwice(UnaskedRequest)
  /// What the app asks for at once is asked in the opposite order.
  case askedBackwards
  /// The app asks for a position and for updates as though it were always allowed.
  case askedWithoutPermission
  /// The app reads facts as they were when its process began.
  case stale(FactKind)
  /// The app finds nothing of what it stored.
  case storageForgotten
  /// What the app stores is cut off in its middle.
  case storageHalfWritten
  /// Positions are rounded to a thousandth of a degree.
  case positionRounded
  /// Latitude and longitude are swapped.
  case positionSwapped
  /// Each position is the one before it.
  case positionKept
  /// Timers take twice as long.
  case timerLate
  /// A tap on what has the label does nothing.
  case deadButton(String)
  /// The popup never shows.
  case popupNeverShown(String)
  /// The popup stays when it should go.
  case popupStays(String)
  /// A part of the screen says something else, or nothing.
  case reworded(ScreenPart)

  /// The sorts of sabotage by which some can be chosen.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// Signals that are not heard.
    case signals
    /// Requests that are not made, made twice, in another order or without permission.
    case requests
    /// Facts that are read too late, and storage that fails.
    case facts
    /// Positions that are wrong.
    case positions
    /// Timers that are late.
    case timers
    /// Buttons and popups.
    case touches
    /// What can be read on the screen.
    case words
  }

  /// Those that need no name of anything in an app.
  public static let general: [Sabotage] =
    UnheardSignal.all.map(Sabotage.unheard)
    + UnaskedRequest.all.flatMap { [.neverAsked($0), .askedTwice($0)] }
    + [.askedBackwards, .askedWithoutPermission]
    + FactKind.allCases.map(Sabotage.stale)
    + [
      .storageForgotten, .storageHalfWritten, .positionRounded, .positionSwapped, .positionKept,
      .timerLate,
    ] + ScreenPart.allCases.map(Sabotage.reworded)

  /// The sort it belongs to.
  public var sort: Sort {
    switch self {
    case .unheard: .signals
    case .neverAsked, .askedTwice, .askedBackwards, .askedWithoutPermission: .requests
    case .stale, .storageForgotten, .storageHalfWritten: .facts
    case .positionRounded, .positionSwapped, .positionKept: .positions
    case .timerLate: .timers
    case .deadButton, .popupNeverShown, .popupStays: .touches
    case .reworded: .words
    }
  }
}

extension Sabotage: CustomStringConvertible {
  /// What goes wrong, as a product owner would say it.
  public var description: String {
    switch self {
    case .unheard(let kind): "the app never hears \(kind.words)"
    case .neverAsked(let kind): "the app never \(kind.words)"
    case .askedTwice(let kind): "the app \(kind.words) twice"
    case .askedBackwards: "what the app asks for at once, it asks in the opposite order"
    case .askedWithoutPermission: "the app asks for a position whether it may or not"
    case .stale(let kind): "the app reads \(kind.rawValue) as at its launch"
    case .storageForgotten: "the app finds nothing of what it stored"
    case .storageHalfWritten: "the app stores only half of each text"
    case .positionRounded: "positions are rounded to 0.001°"
    case .positionSwapped: "latitude and longitude are swapped"
    case .positionKept: "each position is the one before it"
    case .timerLate: "timers take twice as long"
    case .deadButton(let label): "the button “\(label)” does nothing"
    case .popupNeverShown(let title): "the popup “\(title)” never shows"
    case .popupStays(let title): "the popup “\(title)” stays"
    case .reworded(let part):
      switch part {
      case .map, .player: "\(part.rawValue) is missing"
      case .badgeColours: "\(part.rawValue) are others"
      default: "other words stand in \(part.rawValue)"
      }
    }
  }
}

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

  private static func spoil(_ text: inout String?) { if text != nil { text = otherWords } }

  private static func spoil<Element>(
    _ list: inout [Element], _ text: WritableKeyPath<Element, String>
  ) {
    for index in list.indices { list[index][keyPath: text] = otherWords }
  }
}
