import DeviceInterface
import Gherkin
import ScenarioRunner
import Storyboards

/// The pictures of the phone.
extension ScenarioDetails {
  func write(_ all: [Frame], to json: inout JSONWriter) {
    let frames = kept(all)
    Self.write(pictures: frames, to: &json) { json in
      json.more("framesLeft", all.count - frames.count)
      writeClocks(of: all, to: &json)
    }
  }

  /// Writes pictures, each piece of them once, and what else is known of them.
  static func write(
    pictures frames: [Frame], to json: inout JSONWriter,
    _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    var bars = PieceTable<StatusBar>()
    var fronts = PieceTable<Picture.Front>()
    var alerts = PieceTable<AlertPicture>()
    var notices = PieceTable<[NotificationPicture]>()
    json.field("platform", frames.first?.picture.platform.rawValue ?? "iOS")
    json.array("frames", of: frames) { json, frame in
      let picture = frame.picture
      json.array { json in
        json.element(milliseconds: frame.time)
        json.element(frame.step)
        json.element(bars.place(of: picture.statusBar))
        json.element(fronts.place(of: picture.front))
        json.element(picture.alert.map { alerts.place(of: $0) } ?? -1)
        json.element(notices.place(of: picture.notifications))
        json.element(frame.tapped)
        json.element(frame.target.rawValue)
        if let place = frame.place { json.array { $0.elements(place) } }
      }
    }
    more(&json)
    let ringing = frames.enumerated().filter(\.element.picture.isRinging).map(\.offset)
    if !ringing.isEmpty { json.array("ringing", of: ringing) { $0.element($1) } }
    json.array("bars", of: bars.pieces) { json, bar in json.object { $0.members(bar) } }
    json.array("fronts", of: fronts.pieces) { json, front in json.object { $0.members(front) } }
    json.array("dialogs", of: alerts.pieces) { json, alert in json.object { $0.members(alert) } }
    json.array("notices", of: notices.pieces) { json, notices in
      json.array(of: notices) { $0.array(of: [$1.title, $1.text]) }
    }
  }

  /// Writes how many seconds the phone's clock is before the scenario's, from which step on.
  private func writeClocks(of frames: [Frame], to json: inout JSONWriter) {
    var clocks: [(step: Int, seconds: Int)] = []
    for frame in frames where frame.tapped == nil {
      guard let shown = Self.secondsOfDay(frame.picture.time) else { continue }
      let ahead = shown - DurationFormat.milliseconds(frame.time) / 1_000
      let seconds = (ahead % 86_400 + 86_400) % 86_400
      if clocks.last?.seconds != seconds { clocks.append((frame.step, seconds)) }
    }
    guard !clocks.isEmpty else { return }
    json.array("clocks", of: clocks) { json, clock in
      json.array(of: [clock.step, clock.seconds]) { $0.element($1) }
    }
  }

  /// The seconds since midnight of a time such as `08:00:05`.
  private static func secondsOfDay(_ time: String) -> Int? {
    let parts = time.prefix { $0 != "." }.split(separator: ":").map { Int($0) }
    guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2]
    else { return nil }
    return hours * 3_600 + minutes * 60 + seconds
  }

  /// The pictures that the page holds: of a long story those with a question of the system, and of the others some.
  private func kept(_ all: [Frame]) -> [Frame] {
    let matters = all.map { $0.picture.alert != nil || isOfFault($0.step) }
    return Thinning(matters, room: limits.frames, reach: 1).kept.map { all[$0] }
  }
}

/// Pieces of pictures, as members of the objects that they are.
extension JSONWriter {
  /// How many rows of a list, and points of a line, a small phone can show.
  private static var rowsMax: Int { 30 }
  private static var linePointsMax: Int { 80 }

  fileprivate mutating func members(_ bar: StatusBar) {
    field("clock", bar.clock)
    field("online", bar.isOnline)
    field("battery", bar.batteryPercentage)
    flag("airplane", bar.isInAirplaneMode)
    flag("charging", bar.isCharging)
    flag("saving", bar.isSavingPower)
    list("signs", bar.locationSigns.map(\.rawValue))
  }

  fileprivate mutating func members(_ front: Picture.Front) {
    switch front {
    case .app(let screen):
      field("kind", "app")
      members(screen)
    case .home(let name):
      field("kind", "home")
      text("app", name)
    case .settings(let page?):
      field("kind", "settings")
      members(page)
    // Without the app there is nothing to be seen of it there either.
    case .settings(nil): field("kind", "home")
    case .otherApp(let address):
      field("kind", "other")
      text("address", address)
    case .page(let reader, let screen):
      field("kind", "page")
      text("reader", reader)
      members(screen)
    case .locked: field("kind", "locked")
    case .call: field("kind", "call")
    case .off: field("kind", "off")
    }
  }

  private mutating func members(_ page: SettingsPicture) {
    text("title", page.title)
    array("choices", of: page.choices)
    field("selected", page.selected ?? -1)
    if let isPrecise = page.isPrecise {
      text("preciseLabel", page.preciseLabel)
      field("precise", isPrecise)
    }
    flag("disabled", !page.isEnabled)
  }

  private mutating func members(_ screen: Screen) {
    text("title", screen.title)
    text("progress", screen.progress)
    text("message", screen.message)
    text("toast", screen.toast)
    pairs("badges", screen.badges.map { [$0.label, $0.color.rawValue] })
    pairs("metrics", screen.metrics.map { [$0.label, $0.value.text(atUptime: .zero)] })
    pairs("rows", screen.items.prefix(Self.rowsMax).map { [$0.title, $0.detail] })
    more("rowsMore", screen.items.count - Self.rowsMax)
    pairs("fields", screen.fields.map { [$0.label, $0.text] })
    if !screen.controls.isEmpty {
      array("buttons", of: screen.controls) { json, control in
        json.array { json in
          json.element(control.label)
          json.element(control.isEnabled)
        }
      }
    }
    if let map = screen.map { object("map") { $0.members(map) } }
    if let player = screen.player { object("player") { $0.members(player) } }
    if let dialog = screen.dialog { object("dialog") { $0.members(dialog) } }
  }

  private mutating func members(_ map: MapView) {
    if let marker = map.marker {
      array("marker") { $0.elements(marker) }
    } else {
      null("marker")
    }
    array("lines", of: map.lines) { json, line in
      json.array(of: DetailLimits.thinned(line, to: Self.linePointsMax)) { json, position in
        json.array { $0.elements(position) }
      }
    }
    array("points", of: map.points.suffix(Self.linePointsMax)) { json, point in
      json.array { json in
        json.elements(point.position)
        // What is as usual is left out, from behind.
        if point.isFaint || point.color != nil || !point.title.isEmpty {
          json.element(point.isFaint)
        }
        if point.color != nil || !point.title.isEmpty {
          json.element(point.color?.rawValue ?? "")
        }
        if !point.title.isEmpty { json.element(point.title) }
      }
    }
    if !map.coloredLines.isEmpty {
      array("colored", of: map.coloredLines.suffix(Self.linePointsMax)) { json, line in
        json.array { json in
          json.element(line.color.rawValue)
          json.element(line.title)
          json.array(of: DetailLimits.thinned(line.positions, to: Self.linePointsMax)) {
            json, position in json.array { $0.elements(position) }
          }
        }
      }
    }
    if !map.markerTitle.isEmpty { text("me", map.markerTitle) }
    // Blue is as usual.
    if let color = map.markerColor, color != .blue { text("meColor", color.rawValue) }
    if !map.circles.isEmpty {
      array("circles", of: map.circles.suffix(Self.linePointsMax)) { json, circle in
        json.array { json in
          json.elements(circle.center)
          json.element(Int(circle.radius.wholeMeters))
          json.element(circle.style.pageColor)
        }
      }
    }
    guard let camera = map.camera else { return }
    array("center") { $0.elements(camera.center) }
    field("zoom", camera.zoom)
  }

  private mutating func members(_ player: PlayerView) {
    text("title", player.title)
    field("length", milliseconds: player.length)
    field("position", milliseconds: player.shownPosition(atUptime: .zero))
    field("playing", player.isPlaying)
  }

  private mutating func members(_ dialog: Dialog) {
    text("title", dialog.title)
    text("message", dialog.message)
    array("buttons", of: dialog.buttons)
  }

  fileprivate mutating func members(_ alert: AlertPicture) {
    members(alert.dialog)
    if let isPrecise = alert.isPrecise { field("precise", isPrecise) }
  }

  private mutating func pairs(_ key: StaticString, _ pairs: [[String]]) {
    if !pairs.isEmpty { array(key, of: pairs) { $0.array(of: $1) } }
  }

  /// Writes a place as two elements.
  mutating func elements(_ position: Position) {
    element(Int(position.latitudeE7))
    element(Int(position.longitudeE7))
  }
}

extension MapView.Circle.Style {
  /// The colour as the page's script knows it.
  fileprivate var pageColor: String {
    switch self {
    case .gray: "gray"
    case .pulsingOrange: "orange"
    case .checkedGreen: "green"
    }
  }
}
