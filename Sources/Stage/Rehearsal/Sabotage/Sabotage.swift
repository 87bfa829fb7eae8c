public import BackendSimulator
import DeviceInterface
public import Vocabulary

/// One thing that goes wrong between an app and its phone, or in its server, wherever it occurs in a scenario.
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
  /// Timers take half as long.
  case timerEarly
  /// Each request that reads says where the user is.
  case alwaysLocated
  /// No request says where the user is.
  case neverLocated
  /// Hearing something, the app never asks for something that it asks for then.
  case noReaction(Trigger, UnaskedRequest)
  /// A tap on what has the label does nothing.
  case deadButton(String)
  /// The popup never shows.
  case popupNeverShown(String)
  /// The popup stays when it should go.
  case popupStays(String)
  /// The popup comes up again whenever the screen does.
  case popupAgain(String)
  /// A part of the screen says something else, or nothing.
  case reworded(ScreenPart)
  /// The app's server does something wrong.
  case server(ServerSabotage)

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
    /// What it does not do when it hears something; tried only where somebody asks for it.
    case reactions
    /// Answers that are wrong, and what servers should have kept, refused, deleted or told.
    case servers

    /// Those that are tried where nobody chooses: single reactions are too many.
    public static let common = Set(allCases).subtracting([.reactions])
  }

  /// What an app hears: a sort of signal, or a tap on something.
  public struct Trigger: Hashable, Sendable {
    /// The words after "hearing".
    let words: String

    init(_ signal: Signal) {
      if case .tapped(let label) = signal {
        words = "a tap on “\(label)”"
      } else {
        words = signal.term.unheard.words
      }
    }
  }

  /// Those that need no name of anything in an app.
  public static let general: [Sabotage] =
    UnheardSignal.all.map(Sabotage.unheard)
    + UnaskedRequest.all.flatMap { [.neverAsked($0), .askedTwice($0)] }
    + [.askedBackwards, .askedWithoutPermission]
    + FactKind.allCases.map(Sabotage.stale)
    + [
      .storageForgotten, .storageHalfWritten, .positionRounded, .positionSwapped, .positionKept,
      .timerLate, .timerEarly, .alwaysLocated, .neverLocated,
    ] + ScreenPart.allCases.map(Sabotage.reworded) + ServerSabotage.general.map(Sabotage.server)

  /// Whether it lets a scenario get no further, so that noticing it shows nothing of what the scenario is about.
  public var stopsEverything: Bool {
    switch self {
    case .unheard(let kind): Self.isVital(kind)
    case .neverAsked(let kind): kind == Self.sending
    // Whatever lies behind a button lies behind it no more.
    case .deadButton: true
    case .server(let sabotage): sabotage.stopsEverything
    case .askedTwice, .askedBackwards, .askedWithoutPermission, .stale, .storageForgotten,
      .storageHalfWritten, .positionRounded, .positionSwapped, .positionKept, .timerLate,
      .timerEarly, .alwaysLocated, .neverLocated, .noReaction, .popupNeverShown, .popupStays,
      .popupAgain, .reworded:
      false
    }
  }

  /// The sort of request that goes to a server.
  static let sending = Request.send(ServerRequest(id: 0, .get, "/")).term.unasked

  private static func isVital(_ kind: UnheardSignal) -> Bool {
    let vital: [Signal] = [
      .launched(.user), .becameActive, .screenAppeared,
      .response(id: 0, ServerResponse(status: 200)),
    ]
    return vital.contains { $0.term.unheard == kind }
  }

  /// The sort it belongs to.
  public var sort: Sort {
    switch self {
    case .unheard: .signals
    case .neverAsked, .askedTwice, .askedBackwards, .askedWithoutPermission, .alwaysLocated,
      .neverLocated:
      .requests
    case .noReaction: .reactions
    case .stale, .storageForgotten, .storageHalfWritten: .facts
    case .positionRounded, .positionSwapped, .positionKept: .positions
    case .timerLate, .timerEarly: .timers
    case .deadButton, .popupNeverShown, .popupStays, .popupAgain: .touches
    case .reworded: .words
    case .server: .servers
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
    case .timerEarly: "timers take half as long"
    case .alwaysLocated: "each query says where the user is"
    case .neverLocated: "no query says where the user is"
    case .noReaction(let trigger, let kind):
      "hearing \(trigger.words), the app never \(kind.words)"
    case .deadButton(let label): "the button “\(label)” does nothing"
    case .popupNeverShown(let title): "the popup “\(title)” never shows"
    case .popupStays(let title): "the popup “\(title)” stays"
    case .popupAgain(let title): "the popup “\(title)” comes up again with the screen"
    case .reworded(let part):
      switch part {
      case .map, .player, .mapMarker: "\(part.rawValue) is missing"
      case .mapLines, .mapPoints, .mapCircles: "\(part.rawValue) are missing"
      case .badgeColours, .circleStyles: "\(part.rawValue) are others"
      case .mapOrder, .mapCamera: part.rawValue
      default: "other words stand in \(part.rawValue)"
      }
    case .server(let sabotage): sabotage.description
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
  /// The user's marker on the map.
  case mapMarker = "the user's marker on the map"
  /// The lines on the map.
  case mapLines = "the lines on the map"
  /// The order in which they join the places.
  case mapOrder = "the lines on the map join their places in another order"
  /// The points on the map.
  case mapPoints = "the points on the map"
  /// The circles on the map.
  case mapCircles = "the circles on the map"
  /// How they are drawn.
  case circleStyles = "the styles of the circles"
  /// What the map shows.
  case mapCamera = "the map shows another place"
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
    case .mapMarker: screen.map?.marker = nil
    case .mapLines: screen.map?.lines = []
    case .mapOrder: Self.reorder(&screen)
    case .mapPoints: screen.map?.points = []
    case .mapCircles: screen.map?.circles = []
    case .circleStyles:
      for index in (screen.map?.circles ?? []).indices {
        let isGray = screen.map?.circles[index].style == .gray
        screen.map?.circles[index].style = isGray ? .checkedGreen : .gray
      }
    case .mapCamera:
      if let camera = screen.map?.camera {
        screen.map?.camera?.center =
          Position(
            latitudeE7: -camera.center.latitudeE7, longitudeE7: camera.center.longitudeE7)
          ?? camera.center
      }
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

  /// Exchanges the second half of each line with the first.
  private static func reorder(_ screen: inout Screen) {
    guard let lines = screen.map?.lines else { return }
    screen.map?.lines = lines.map { line in
      let half = line.count / 2
      return line.count < 3 ? line : Array(line[half...] + line[..<half])
    }
  }

  private static func spoil(_ text: inout String?) { if text != nil { text = otherWords } }

  private static func spoil<Element>(
    _ list: inout [Element], _ text: WritableKeyPath<Element, String>
  ) {
    for index in list.indices { list[index][keyPath: text] = otherWords }
  }
}
