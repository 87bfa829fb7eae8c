import DeviceInterface
import DeviceSimulator

/// What may happen in a world, in the sentences of the library.
extension World {
  /// Returns sentences of what the user sees and could do, and of what may happen around the phone.
  ///
  /// Some may turn out to be impossible; none changes what it would find changed already.
  public func possibleDeeds() -> [String] {
    guard phone.front != .nothing else { return ["the user switches the phone on"] }
    return touches + comings + systemDeeds + surroundings + serverDeeds + times
  }

  /// What the user can touch: an alert, Settings, a popup, the controls of the screen.
  private var touches: [String] {
    if let alert = phone.alert { return alert.buttons.map { "the user answers \"\($0.label)\"" } }
    switch phone.front {
    case .settings:
      return (phone.settingsPage?.choices ?? []).map {
        "the user chooses \"\($0.label)\" in Settings"
      }
        + ["the user returns to the app"]
    case .app:
      let labels = app.dialog?.buttons ?? app.controls.filter(\.isEnabled).map(\.label)
      // A label that comes twice is one deed, and one with quotation marks cannot be written.
      var seen: Set<String> = []
      return labels.filter { !$0.contains("\"") && seen.insert($0).inserted }
        .map { "the user taps \"\($0)\"" }
    case .homeScreen, .otherApp, .lockScreen, .nothing, .phoneCall: return []
    }
  }

  /// How the user comes to the app and leaves it.
  private var comings: [String] {
    switch phone.front {
    case .app: ["the user leaves the app", "the user locks the phone", "the user quits the app"]
    case .homeScreen, .otherApp:
      ["the user opens the app", "the user quits the app", "the user locks the phone"]
    case .settings: ["the user goes to the home screen"]
    case .lockScreen: ["the user unlocks the phone"]
    case .phoneCall: ["the user declines the phone call", "the phone call ends"]
    case .nothing: []
    }
  }

  /// What the system and the app's own faults do to it.
  private var systemDeeds: [String] {
    (phone.appState.hasProcess ? ["the app crashes", "the system ends the app"] : [])
      + ["the phone restarts"]
  }

  /// What changes around the phone: network, permission, reception, movement, battery.
  private var surroundings: [String] {
    var deeds = [phone.isOnline ? "the phone goes offline" : "the phone comes online again"]
    let services = phone.locationServicesEnabled ? "off" : "on"
    deeds.append("the user turns Location Services \(services)")
    if phone.front == .app {
      deeds += ["never", "while using", "always"].map {
        "the user sets location permission to \($0) in Settings and returns"
      }
    }
    deeds += ["there is no GPS signal", "the GPS signal comes back"]
    deeds.append(phone.way == nil ? "the user walks 500 m north at 5 km/h" : "the user arrives")
    if phone.battery.percentage > 15 { deeds.append("the battery falls to 15%") }
    return deeds
  }

  /// How the server of the app fails.
  private var serverDeeds: [String] {
    guard !app.isBare else { return [] }
    let name = app.room.serverName
    return ["the \(name) loses its next reply", "the next answer of the \(name) has status 500"]
  }

  /// How long nothing else happens: until the next thing does, and longer.
  private var times: [String] {
    var lengths = [Duration.seconds(60), .seconds(600)]
    if let next = phone.nextDeadline, next > phone.now { lengths.insert(next - phone.now, at: 0) }
    // What would end with a limit is nothing that may happen.
    return lengths.filter { limit.allows(phone.now + $0) }.map { "\(DurationText.render($0)) pass" }
  }
}
