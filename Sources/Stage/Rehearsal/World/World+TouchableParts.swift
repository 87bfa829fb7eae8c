import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What can be touched on the phone that has no words of its own, and what can be done with it.
extension World {
  /// How many points and circles of a map can be touched.
  private static var placesMax: Int { 200 }

  /// Returns the signs of the status bar, the app's icon, the key of the player and the points of the map, as far as they
  /// are to be seen, and the pages of others.
  public func touchableParts() -> [TouchablePart] {
    guard phone.front != .nothing else { return pageParts }
    return [battery, network, clock] + front + pageParts
  }

  private var battery: TouchablePart {
    let saver = platform == .iOS ? "Low Power Mode" : "Battery Saver"
    let charger = phone.battery.isCharging ? "disconnects" : "connects"
    let lower = [80, 20, 5].filter { $0 < phone.battery.percentage }
    return TouchablePart(
      "battery", "the battery",
      deeds: lower.map { "the battery falls to \($0)%" } + [
        "the user \(charger) the charger", "the user turns \(saver) on",
        "the user turns \(saver) off", "the phone switches itself off",
      ], words: ["battery"])
  }

  private var network: TouchablePart {
    let deeds =
      phone.isOnline
      ? [
        "the phone goes offline", "airplane mode is turned on",
      ]
      : ["the phone comes online again", "airplane mode is turned off"]
    return TouchablePart(
      "network", "the network", deeds: deeds,
      words: ["online", "offline", "network", "airplane mode"])
  }

  private var clock: TouchablePart {
    TouchablePart(
      "clock", "the clock", deeds: ["1 min pass", "10 min pass", "1 h pass"],
      words: ["the clock", "the time", "elapsed time"])
  }

  private var front: [TouchablePart] {
    switch phone.front {
    case .homeScreen:
      [TouchablePart("icon", "the app", deeds: ["the user opens the app"], words: ["the app"])]
    case .app:
      player(on: app.screen) + places(on: app.screen)
    case .settings, .otherApp, .lockScreen, .phoneCall, .nothing: []
    }
  }

  private func player(on screen: Screen) -> [TouchablePart] {
    guard let player = screen.player else { return [] }
    let half = DurationText.render(.seconds(player.length.components.seconds / 2))
    return [
      TouchablePart(
        "player", "the player",
        deeds: [
          "the user \(player.isPlaying ? "pauses" : "plays") the audio",
          "the user drags the audio to \(half)",
        ],
        words: ["audio"])
    ]
  }

  private func places(on screen: Screen) -> [TouchablePart] {
    guard let map = screen.map else { return [] }
    let points = map.points.prefix(Self.placesMax).enumerated().map { index, point in
      place("point", index + 1, at: point.position, title: point.title)
    }
    let circles = map.circles.prefix(Self.placesMax).enumerated().map { index, circle in
      place("circle", index + 1, at: circle.center, title: "")
    }
    return points + circles
  }

  /// A point or the middle of a circle: the user can go there, and what the app says of it may have a number.
  private func place(
    _ kind: String, _ number: Int, at position: Position, title: String
  ) -> TouchablePart {
    let numbered = servers[ownServerIndex].numberedThings
      .filter { number <= $0.value }.keys.sorted()
    var deeds = [
      "the user walks to \(position) at 5 km/h and arrives", "the user travels to \(position)",
    ]
    if kind == "point" { deeds.insert("the user taps point \(number) of the map", at: 0) }
    return TouchablePart(
      "\(kind)-\(number)", title.isEmpty ? "\(kind) \(number)" : title, deeds: deeds,
      words: title.isEmpty ? [] : ["\"\(title)\""],
      things: (["point"] + numbered).map { TouchablePart.Thing($0, number) })
  }
}
