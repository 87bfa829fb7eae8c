import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// What may happen only because of what the app has asked for, and what hardly any app does anything about.
extension World {
  /// The most notifications that are tapped.
  private static var tapsMax: Int { 2 }

  /// What reaches the app by what it has registered for, shown, and left to the platform.
  var reachingDeeds: [String] {
    var deeds = phone.isRegisteredForPushes ? ["the server pushes \"news\""] : []
    deeds += notificationTaps
    if phone.battery.isCharging {
      deeds.append("the user disconnects the charger")
    } else if phone.awaitsCharger {
      deeds.append("the user connects the charger")
    }
    // Nothing else of the system's takes from an app what is to wake it.
    if phone.profile.platform == .android, phone.hasLeftSomething { deeds.append(Self.forceStop) }
    return deeds
  }

  private static var forceStop: String { "the user force-stops the app" }

  /// The notifications that the user sees, which a tap opens the app by.
  private var notificationTaps: [String] {
    guard phone.alert == nil else { return [] }
    switch phone.front {
    case .lockScreen, .nothing, .phoneCall: return []
    case .app, .homeScreen, .otherApp, .settings: break
    }
    var seen: Set<String> = []
    let titles = phone.notifications.map(\.title).filter { title in
      !title.isEmpty && !title.contains("\"") && seen.insert(title).inserted
    }
    return titles.prefix(Self.tapsMax).map { "the user taps the notification \"\($0)\"" }
  }

  /// Returns what walks try beside it, each where it would change something.
  public func rareDeeds() -> [RareDeed] {
    guard phone.front != .nothing else { return [] }
    let other: (Bool) -> String = { $0 ? "off" : "on" }
    let saver = phone.profile.platform == .iOS ? "Low Power Mode" : "Battery Saver"
    let zone = phone.wallClock.zoneOffsetSeconds == 0 ? "UTC+2" : "UTC"
    var deeds = [
      RareDeed("power saving", "the user turns \(saver) \(other(phone.isPowerSaverOn))"),
      RareDeed("the clock", "the user sets the phone's clock forward by 2 hours"),
      RareDeed("the clock", "the user sets the phone's clock back by 2 hours"),
      RareDeed("the time zone", "the phone's time zone changes to \(zone)"),
      RareDeed(
        "the language",
        "the user changes the phone's language to \"\(phone.language == "pl" ? "en" : "pl")\""),
      RareDeed(
        "the charger",
        "the user \(phone.battery.isCharging ? "disconnects" : "connects") the charger"),
    ]
    if mayUse(.storage) {
      let isFull = phone.storageFreeBytes == 0
      deeds.append(
        RareDeed(
          "full storage",
          isFull ? "the user frees 10 MB of storage" : "the phone's storage fills up"))
    }
    if mayUse(.notification) {
      let position = other(phone.facts.notificationsEnabled)
      deeds.append(
        RareDeed(
          "notifications", "the user turns the app's notifications \(position) in Settings"))
    }
    return phone.profile.platform == .iOS ? deeds : deeds + rareDeedsOfAndroid
  }

  private var rareDeedsOfAndroid: [RareDeed] {
    let isOn = phone.networkLocationEnabled
    let use = phone.batteryUse == .restricted ? "optimized" : "restricted"
    return [
      RareDeed("Location Accuracy", "the user turns Location Accuracy \(isOn ? "off" : "on")"),
      RareDeed("battery use", "the user sets battery use to \(use) in Settings"),
      RareDeed("standby buckets", "the app falls into the standby bucket rare"),
      RareDeed("a force stop", Self.forceStop),
    ]
  }

  /// Whether the app may do that, as far as is known.
  private func mayUse(_ ability: AppAbility) -> Bool {
    app.isBare || app.room.abilities?.contains(ability) != false
  }
}
