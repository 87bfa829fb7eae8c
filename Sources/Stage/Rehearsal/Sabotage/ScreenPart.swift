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
  /// The user's marker on the map.
  case mapMarker = "the user's marker on the map"
  /// The lines on the map.
  case mapLines = "the lines on the map"
  /// The order in which they join the places.
  case mapOrder = "the lines on the map join their places in another order"
  /// The title of the user's marker.
  case mapMarkerTitle = "the title of the user's marker"
  /// The colour of that.
  case mapMarkerColour = "the colour of the user's marker"
  /// The lines on the map that have colours of their own.
  case mapColouredLines = "the coloured lines on the map"
  /// Their colours.
  case mapLineColours = "the colours of the lines on the map"
  /// The points on the map.
  case mapPoints = "the points on the map"
  /// What stands beside them.
  case mapPointTitles = "the titles of the points on the map"
  /// What stands under those.
  case mapPointDetails = "the second lines of the points on the map"
  /// Their colours.
  case mapPointColours = "the colours of the points on the map"
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

  /// What is wrong with the part, as a product owner would say it.
  var fault: String {
    switch self {
    case .map, .player, .mapMarker: "\(rawValue) is missing"
    case .mapLines, .mapColouredLines, .mapPoints, .mapCircles: "\(rawValue) are missing"
    case .badgeColours, .circleStyles, .mapLineColours, .mapPointColours: "\(rawValue) are others"
    case .mapMarkerColour: "\(rawValue) is another"
    case .mapOrder, .mapCamera: rawValue
    case .title, .badges, .progress, .message, .toast, .figureLabels, .figures, .mapMarkerTitle,
      .mapPointTitles, .mapPointDetails, .rows, .rowDetails, .fields, .buttons, .popupTitle,
      .popupText,
      .popupButtons:
      "other words stand in \(rawValue)"
    }
  }

  /// What stands where something else should.
  static let otherWords = "Other words"

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
      for index in screen.badges.indices { Self.change(&screen.badges[index].color) }
    case .progress: Self.spoil(&screen.progress)
    case .message: Self.spoil(&screen.message)
    case .toast: Self.spoil(&screen.toast)
    case .figureLabels: Self.spoil(&screen.metrics, \.label)
    case .figures:
      for index in screen.metrics.indices { screen.metrics[index].value = .text("0") }
    case .map: screen.map = nil
    case .mapMarker, .mapMarkerTitle, .mapMarkerColour, .mapLines, .mapOrder, .mapColouredLines,
      .mapLineColours, .mapPoints, .mapPointTitles, .mapPointDetails, .mapPointColours,
      .mapCircles, .circleStyles, .mapCamera:
      if var map = screen.map {
        spoil(&map)
        screen.map = map
      }
    case .player: screen.player = nil
    case .rows: Self.spoil(&screen.items, \.title)
    case .rowDetails: Self.spoilShown(&screen.items, \.detail)
    case .fields: Self.spoil(&screen.fields, \.text)
    case .buttons: Self.spoil(&screen.controls, \.label)
    case .popupTitle: screen.dialog?.title = Self.otherWords
    case .popupText: screen.dialog?.message = Self.otherWords
    case .popupButtons:
      let count = screen.dialog?.buttons.count ?? 0
      screen.dialog?.buttons = (0..<count).map { "\(Self.otherWords) \($0 + 1)" }
    }
  }

  private func spoil(_ map: inout MapView) {
    switch self {
    case .mapMarker: map.marker = nil
    case .mapMarkerTitle: if !map.markerTitle.isEmpty { map.markerTitle = Self.otherWords }
    case .mapMarkerColour:
      if var color = map.markerColor {
        Self.change(&color)
        map.markerColor = color
      }
    case .mapLines: map.lines = []
    case .mapOrder: map.lines = map.lines.map(Self.reordered)
    case .mapColouredLines: map.coloredLines = []
    case .mapLineColours:
      for index in map.coloredLines.indices { Self.change(&map.coloredLines[index].color) }
    case .mapPoints: map.points = []
    case .mapPointTitles: Self.spoilShown(&map.points, \.title)
    case .mapPointDetails: Self.spoilShown(&map.points, \.detail)
    case .mapPointColours:
      for index in map.points.indices {
        if var color = map.points[index].color {
          Self.change(&color)
          map.points[index].color = color
        }
      }
    case .mapCircles: map.circles = []
    case .circleStyles:
      for index in map.circles.indices {
        map.circles[index].style = map.circles[index].style == .gray ? .checkedGreen : .gray
      }
    case .mapCamera:
      guard let center = map.camera?.center else { return }
      map.camera?.center =
        Position(latitudeE7: -center.latitudeE7, longitudeE7: center.longitudeE7) ?? center
    // No map has any of these.
    case .title, .badges, .badgeColours, .progress, .message, .toast, .figureLabels, .figures, .map,
      .player, .rows, .rowDetails, .fields, .buttons, .popupTitle, .popupText, .popupButtons:
      break
    }
  }

  private static func change(_ color: inout Badge.Color) { color = color == .gray ? .red : .gray }

  /// Returns a line whose second half comes first.
  private static func reordered(_ line: [Position]) -> [Position] {
    let half = line.count / 2
    return line.count < 3 ? line : Array(line[half...] + line[..<half])
  }

  private static func spoil(_ text: inout String?) { if text != nil { text = otherWords } }

  private static func spoil<Element>(
    _ list: inout [Element], _ text: WritableKeyPath<Element, String>
  ) {
    for index in list.indices { list[index][keyPath: text] = otherWords }
  }

  /// Lets those say something else that say anything.
  private static func spoilShown<Element>(
    _ list: inout [Element], _ text: WritableKeyPath<Element, String>
  ) {
    for index in list.indices where !list[index][keyPath: text].isEmpty {
      list[index][keyPath: text] = otherWords
    }
  }
}
