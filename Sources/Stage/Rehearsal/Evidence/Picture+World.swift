import DeviceInterface
import DeviceSimulator
import Storyboards

extension Picture {
  /// Draws the world's phone as its user sees it now.
  init(_ world: World) {
    let phone = world.phone
    let isIOS = phone.profile.platform == .iOS
    self.init(
      platform: isIOS ? .iOS : .android, statusBar: StatusBar(phone), front: Self.front(world),
      notifications: Self.notifications(phone), alert: phone.alert.map(AlertPicture.init),
      isRinging: phone.call == .ringing, time: "\(phone.wallClock.timeOfDay)")
  }

  private static func front(_ world: World) -> Front {
    let phone = world.phone
    switch phone.front {
    case .otherApp: return .otherApp(address: phone.openedAddress ?? "")
    case .homeScreen: return .home(appName: phone.manifest?.name)
    case .lockScreen: return .locked
    case .phoneCall: return .call
    case .nothing: return .off
    case .app: return .app(world.seenScreen.frozen(atUptime: phone.uptime))
    case .settings: return .settings(phone.settingsPage.map(SettingsPicture.init))
    }
  }

  private static func notifications(_ phone: Phone) -> [NotificationPicture] {
    let name = phone.manifest?.name ?? ""
    let indicators = phone.indicators
    var shown = phone.notifications.map { NotificationPicture(title: $0.title, text: $0.text) }
    if indicators.serviceNotification {
      shown.append(NotificationPicture(title: name, text: "uses this device's location"))
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

extension AlertPicture {
  /// Draws a question of the system.
  init(_ alert: SystemAlert) {
    self.init(
      Dialog(title: alert.title, message: alert.message, buttons: alert.buttons.map(\.label)),
      isPrecise: alert.isPrecise)
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
