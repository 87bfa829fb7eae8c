import ScenarioRunner
import Storyboards

/// The pictures of the phone.
extension ScenarioDetails {
  /// How many rows of a list, and points of a line, a small phone can show.
  private static var rowsMax: Int { 30 }
  private static var linePointsMax: Int { 80 }

  mutating func writeFrames(_ all: [Frame]) {
    var bars = PieceTable<StatusBar>()
    var fronts = PieceTable<Picture.Front>()
    var dialogs = PieceTable<DialogPicture>()
    var notices = PieceTable<[NotificationPicture]>()
    let frames = all.suffix(limits.frames)
    pair("platform", frames.first?.picture.platform.rawValue ?? "iOS")
    json.key("frames")
    json.array(frames) { json, frame in
      let picture = frame.picture
      json.beginArray()
      json.value(frame.time)
      json.value(frame.step)
      json.value(bars.place(of: picture.statusBar))
      json.value(fronts.place(of: picture.front))
      json.value(picture.alert.map { dialogs.place(of: $0) } ?? -1)
      json.value(notices.place(of: picture.notifications))
      json.value(frame.tapped)
      json.value(frame.target.rawValue)
      if let place = frame.place { Self.write(place, to: &json) }
      json.endArray()
    }
    more("framesMore", all.count - limits.frames)
    let ringing = frames.enumerated().filter(\.element.picture.isRinging).map(\.offset)
    if !ringing.isEmpty {
      json.key("ringing")
      json.array(ringing) { $0.value($1) }
    }
    json.key("bars")
    json.array(bars.pieces) { Self.write($1, to: &$0) }
    json.key("fronts")
    json.array(fronts.pieces) { Self.write($1, to: &$0) }
    json.key("dialogs")
    json.array(dialogs.pieces) { Self.write($1, to: &$0) }
    json.key("notices")
    json.array(notices.pieces) { json, notices in
      json.array(notices) { json, notice in
        json.array([notice.title, notice.text]) { $0.value($1) }
      }
    }
  }

  private static func write(_ bar: StatusBar, to json: inout ScriptJSON) {
    json.beginObject()
    json.key("clock")
    json.value(bar.clock)
    json.key("online")
    json.value(bar.isOnline)
    json.key("battery")
    json.value(bar.batteryPercentage)
    flag("airplane", bar.isInAirplaneMode, &json)
    flag("charging", bar.isCharging, &json)
    flag("saving", bar.isSavingPower, &json)
    if !bar.locationSigns.isEmpty {
      json.key("signs")
      json.array(bar.locationSigns) { $0.value($1.rawValue) }
    }
    json.endObject()
  }

  private static func write(_ front: Picture.Front, to json: inout ScriptJSON) {
    json.beginObject()
    json.key("kind")
    switch front {
    case .app(let app):
      json.value("app")
      write(app, to: &json)
    case .home(let name):
      json.value("home")
      text("app", name, &json)
    case .settings(let page?):
      json.value("settings")
      write(page, to: &json)
    // Without the app there is nothing to be seen of it there either.
    case .settings(nil): json.value("home")
    case .otherApp(let address):
      json.value("other")
      text("address", address, &json)
    case .page(let reader, let page):
      json.value("page")
      text("reader", reader, &json)
      write(page, to: &json)
    case .locked: json.value("locked")
    case .call: json.value("call")
    case .off: json.value("off")
    }
    json.endObject()
  }

  private static func write(_ page: SettingsPicture, to json: inout ScriptJSON) {
    text("title", page.title, &json)
    json.key("choices")
    json.array(page.choices) { $0.value($1) }
    json.key("selected")
    json.value(page.selected ?? -1)
    if let isPrecise = page.isPrecise {
      text("preciseLabel", page.preciseLabel, &json)
      json.key("precise")
      json.value(isPrecise)
    }
    flag("disabled", !page.isEnabled, &json)
  }

  private static func write(_ app: AppPicture, to json: inout ScriptJSON) {
    text("title", app.title, &json)
    text("progress", app.progress, &json)
    text("message", app.message, &json)
    text("toast", app.toast, &json)
    pairs("badges", app.badges.map { [$0.label, $0.color] }, &json)
    pairs("metrics", app.metrics.map { [$0.label, $0.value] }, &json)
    pairs("rows", app.rows.prefix(rowsMax).map { [$0.title, $0.detail] }, &json)
    if app.rows.count > rowsMax {
      json.key("rowsMore")
      json.value(app.rows.count - rowsMax)
    }
    pairs("fields", app.fields.map { [$0.label, $0.text] }, &json)
    if !app.buttons.isEmpty {
      json.key("buttons")
      json.array(app.buttons) { json, button in
        json.beginArray()
        json.value(button.label)
        json.value(button.isEnabled)
        json.endArray()
      }
    }
    if let map = app.map {
      json.key("map")
      write(map, to: &json)
    }
    if let player = app.player {
      json.key("player")
      write(player, to: &json)
    }
    if let dialog = app.dialog {
      json.key("dialog")
      write(dialog, to: &json)
    }
  }

  private static func write(_ map: MapPicture, to json: inout ScriptJSON) {
    json.beginObject()
    json.key("marker")
    if let marker = map.marker { write(marker, to: &json) } else { json.null() }
    json.key("lines")
    json.array(map.lines) { json, line in
      json.array(DetailLimits.thinned(line, to: linePointsMax)) { write($1, to: &$0) }
    }
    json.key("points")
    json.array(map.points.suffix(linePointsMax)) { json, point in
      json.beginArray()
      coordinates(of: point.place, to: &json)
      if point.isFaint { json.value(true) }
      json.endArray()
    }
    if !map.circles.isEmpty {
      json.key("circles")
      json.array(map.circles.suffix(linePointsMax)) { json, circle in
        json.beginArray()
        coordinates(of: circle.center, to: &json)
        json.value(circle.radiusMeters)
        json.value(circle.color.rawValue)
        json.endArray()
      }
    }
    if let center = map.center {
      json.key("center")
      write(center, to: &json)
    }
    if let zoom = map.zoom {
      json.key("zoom")
      json.value(zoom)
    }
    json.endObject()
  }

  private static func write(_ player: PlayerPicture, to json: inout ScriptJSON) {
    json.beginObject()
    text("title", player.title, &json)
    json.key("length")
    json.value(player.length)
    json.key("position")
    json.value(player.position)
    json.key("playing")
    json.value(player.isPlaying)
    json.endObject()
  }

  private static func write(_ dialog: DialogPicture, to json: inout ScriptJSON) {
    json.beginObject()
    text("title", dialog.title, &json)
    text("message", dialog.message, &json)
    json.key("buttons")
    json.array(dialog.buttons) { $0.value($1) }
    if let isPrecise = dialog.isPrecise {
      json.key("precise")
      json.value(isPrecise)
    }
    json.endObject()
  }
}

extension ScenarioDetails {
  static func write(_ place: GeoPoint, to json: inout ScriptJSON) {
    json.beginArray()
    coordinates(of: place, to: &json)
    json.endArray()
  }

  private static func coordinates(of place: GeoPoint, to json: inout ScriptJSON) {
    json.value(Int(place.latitudeE7))
    json.value(Int(place.longitudeE7))
  }

  private static func text(_ name: StaticString, _ text: String?, _ json: inout ScriptJSON) {
    guard let text, !text.isEmpty else { return }
    json.key(name)
    json.value(text)
  }

  private static func flag(_ name: StaticString, _ flag: Bool, _ json: inout ScriptJSON) {
    guard flag else { return }
    json.key(name)
    json.value(true)
  }

  private static func pairs(
    _ name: StaticString, _ pairs: [[String]], _ json: inout ScriptJSON
  ) {
    guard !pairs.isEmpty else { return }
    json.key(name)
    json.array(pairs) { json, pair in json.array(pair) { $0.value($1) } }
  }
}
