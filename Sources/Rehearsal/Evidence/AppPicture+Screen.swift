public import DeviceInterface
public import ScenarioRunner

extension AppPicture {
  /// Draws an app's screen at an uptime of the phone, by which running times go on.
  public init(_ screen: Screen, atUptime uptime: Duration) {
    self.init(title: screen.title)
    badges = screen.badges.map { Badge($0.label, color: $0.color.rawValue) }
    progress = screen.progress
    message = screen.message
    toast = screen.toast
    metrics = screen.metrics.map { Metric($0.label, value: Self.text($0.value, uptime)) }
    map = screen.map.map(MapPicture.init)
    player = screen.player.map { PlayerPicture($0, atUptime: uptime) }
    rows = screen.items.map { Row($0.title, detail: $0.detail, isTappable: $0.isTappable) }
    fields = screen.fields.map { Field($0.label, text: $0.text) }
    buttons = screen.controls.map { Button($0.label, isEnabled: $0.isEnabled) }
    dialog = screen.dialog.map(DialogPicture.init)
  }

  private static func text(_ value: DeviceInterface.Metric.Value, _ uptime: Duration) -> String {
    switch value {
    case .text(let text): text
    case .time(let time): clock(time.value(atUptime: uptime))
    }
  }

  /// A time as HH:MM:SS, as screens show it.
  private static func clock(_ duration: Duration) -> String {
    let seconds = duration.wholeMilliseconds / 1_000
    return [seconds / 3_600, seconds / 60 % 60, seconds % 60]
      .map { ($0 < 10 ? "0" : "") + String($0) }
      .joined(separator: ":")
  }
}

extension MapPicture {
  /// Draws a map of an app's screen.
  init(_ map: MapView) {
    self.init(
      marker: map.marker.map(GeoPoint.init),
      lines: map.lines.map { $0.map(GeoPoint.init) },
      points: map.points.map { Point(GeoPoint($0.position), isFaint: $0.isFaint) },
      center: (map.camera?.center).map(GeoPoint.init), zoom: map.camera?.zoom)
  }
}

extension PlayerPicture {
  /// Draws a player at an uptime of the phone, never beyond the end of what is played.
  init(_ player: PlayerView, atUptime uptime: Duration) {
    self.init(
      title: player.title, length: player.length,
      position: min(player.position.value(atUptime: uptime), player.length),
      isPlaying: player.isPlaying)
  }
}
