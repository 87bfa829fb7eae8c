public import DeviceInterface
import DeviceSimulator
public import Storyboards

extension Picture {
  /// Draws the world's phone as its user sees it now.
  init(_ world: World) {
    let phone = world.phone
    let isIOS = phone.profile.platform == .iOS
    self.init(
      platform: isIOS ? .iOS : .android, statusBar: StatusBar(phone),
      front: Self.front(world), notifications: Self.notifications(phone),
      alert: phone.alert.map(DialogPicture.init), isRinging: phone.call == .ringing,
      time: "\(phone.wallClock.timeOfDay)")
  }

  private static func front(_ world: World) -> Front {
    let phone = world.phone
    switch phone.front {
    case .otherApp: return .otherApp(address: phone.openedAddress ?? "")
    case .homeScreen: return .home(appName: phone.manifest?.name)
    case .lockScreen: return .locked
    case .phoneCall: return .call
    case .nothing: return .off
    case .app: return .app(AppPicture(world.app.screen, atUptime: phone.uptime))
    case .settings: return .settings(phone.settingsPage.map(SettingsPicture.init))
    }
  }

  private static func notifications(_ phone: Phone) -> [NotificationPicture] {
    let name = phone.manifest?.name ?? ""
    let indicators = phone.indicators
    var shown = phone.notifications.map {
      NotificationPicture(title: $0.title, text: $0.text, isOngoing: $0.isOngoing)
    }
    if indicators.serviceNotification {
      shown.append(
        NotificationPicture(title: name, text: "uses this device's location", isOngoing: true))
    }
    if indicators.backgroundNotice {
      shown.append(NotificationPicture(title: name, text: "got your location in the background"))
    }
    return shown
  }
}

extension StatusBar {
  /// Draws the phone's status bar.
  init(_ phone: Phone) {
    let facts = phone.facts
    let clock = "\(facts.wallClock.timeOfDay)".prefix { $0 != "." }
    self.init(
      // Phones show hours and minutes.
      clock: String(clock.prefix(5)), isOnline: facts.isOnline,
      isInAirplaneMode: phone.isInAirplaneMode,
      batteryPercentage: facts.battery.percentage, isCharging: facts.battery.isCharging,
      isSavingPower: facts.isSavingPower, locationSigns: Self.signs(phone.indicators))
  }

  private static func signs(_ indicators: Indicators) -> [LocationSign] {
    var signs: [LocationSign] = []
    switch indicators.arrow {
    case .none: break
    case .hollow: signs.append(.hollowArrow)
    case .solid: signs.append(.solidArrow)
    }
    if indicators.backgroundPill { signs.append(.pill) }
    if indicators.dot { signs.append(.dot) }
    return signs
  }
}

extension DialogPicture {
  /// Draws a question of the system.
  init(_ alert: SystemAlert) {
    self.init(
      title: alert.title, message: alert.message, buttons: alert.buttons.map(\.label),
      isPrecise: alert.isPrecise)
  }

  /// Draws a dialog of the app.
  init(_ dialog: Dialog) {
    self.init(title: dialog.title, message: dialog.message, buttons: dialog.buttons)
  }
}

extension SettingsPicture {
  /// Draws the app's page in Settings.
  init(_ page: SettingsPage) {
    self.init(
      title: page.title, choices: page.choices.map(\.label),
      selected: page.choices.firstIndex { $0.meaning == page.selected },
      preciseLabel: page.preciseLabel, isPrecise: page.isPrecise, isEnabled: page.isEnabled)
  }
}

extension AppPicture {
  /// Draws an app's screen at an uptime of the phone, by which running times go on.
  public init(_ screen: Screen, atUptime uptime: Duration) {
    self.init(title: screen.title)
    badges = screen.badges.map { Badge($0.label, color: $0.color.rawValue) }
    progress = screen.progress
    message = screen.message
    toast = screen.toast
    metrics = screen.metrics.map { Metric($0.label, value: $0.value.text(atUptime: uptime)) }
    map = screen.map.map(MapPicture.init)
    player = screen.player.map { PlayerPicture($0, atUptime: uptime) }
    rows = screen.items.map { Row($0.title, detail: $0.detail, isTappable: $0.isTappable) }
    fields = screen.fields.map { Field($0.label, text: $0.text) }
    buttons = screen.controls.map { Button($0.label, isEnabled: $0.isEnabled) }
    dialog = screen.dialog.map(DialogPicture.init)
  }
}

extension MapPicture {
  /// Draws a map of an app's screen.
  init(_ map: MapView) {
    self.init(
      marker: map.marker.map(GeoPoint.init),
      lines: map.lines.map { $0.map(GeoPoint.init) },
      points: map.points.map { Point(GeoPoint($0.position), isFaint: $0.isFaint) },
      circles: map.circles.map(Circle.init),
      center: (map.camera?.center).map(GeoPoint.init), zoom: map.camera?.zoom)
  }
}

extension MapPicture.Circle {
  /// Draws a circle of a map, to the metre.
  init(_ circle: MapView.Circle) {
    let color: MapPicture.Circle.Color =
      switch circle.style {
      case .gray: .gray
      case .pulsingOrange: .orange
      case .checkedGreen: .green
      }
    self.init(
      center: GeoPoint(circle.center), radiusMeters: Int(circle.radius.wholeMeters), color: color)
  }
}

extension PlayerPicture {
  /// Draws a player at an uptime of the phone.
  init(_ player: PlayerView, atUptime uptime: Duration) {
    self.init(
      title: player.title, length: player.length,
      position: player.shownPosition(atUptime: uptime),
      isPlaying: player.isPlaying)
  }
}

// MARK: What goes on by itself

extension DeviceInterface.Metric.Value {
  /// The figure as it is read at an uptime of the phone.
  func text(atUptime uptime: Duration) -> String {
    switch self {
    case .text(let text): text
    case .time(let time): ClockText.render(time.value(atUptime: uptime))
    }
  }
}

extension PlayerView {
  /// Where the playback is seen to be at an uptime of the phone, never beyond the end of what is played.
  func shownPosition(atUptime uptime: Duration) -> Duration {
    min(max(.zero, position.value(atUptime: uptime)), length)
  }
}
