import BackendSimulator
import DeviceInterface
import DeviceSimulator
public import ScenarioRunner

/// How worlds of the same future are recognised, where many histories are played.
///
/// Instants are compared as they are, not relative to now: the app reads the clock, and points, requests and their times
/// lie on phone and server, so worlds at different times have different futures.
extension World {
  /// Returns what the world's future depends on; what only reports look at is left out.
  public func fingerprint() -> WorldFingerprint? {
    WorldFingerprint { hasher in
      hasher.combine(phone)
      hasher.combine(app)
      hasher.combine(app.interference.saboteur?.memory)
      hashServers(into: &hasher)
      hasher.combine(tracks)
      hashCourse(into: &hasher)
      hashMemory(into: &hasher)
    }
  }

  /// The servers of which anything was said or asked; any other is as every scenario finds it.
  private func hashServers(into hasher: inout Hasher) {
    for (index, server) in servers.enumerated()
    where server.isArranged || index == ownServerIndex || server.log.count > 0 {
      hasher.combine(index)
      hasher.combine(server)
    }
  }

  /// What the scenario has arranged and what rules look at.
  private func hashCourse(into hasher: inout Hasher) {
    hasher.combine(isAppNamed)
    hasher.combine(arrangedPermission)
    hasher.combine(noise)
    hasher.combine(watch)
    hasher.combine(course)
  }

  /// What later checks can ask for of what is past.
  private func hashMemory(into hasher: inout Hasher) {
    hasher.combine(journal.session)
    hasher.combine(journal.counts)
    hasher.combine(notices)
    hasher.combine(lastDialog)
    hasher.combine(seenTexts)
    hasher.combine(whereabouts)
    // Checks of the bare app look for the last region among the entries.
    if app.isBare { hasher.combine(journal.entries) }
  }

  /// Lets go of the film and of the journal's entries, of which only their numbers matter.
  public mutating func beginSearch() {
    film = nil
    comparison = nil
    chances.beginSearch()
    if !app.isBare { journal.keepNone() }
  }

  /// Settles and checks as after a step; what the app was told until here is no longer known to checks of it.
  public mutating func finishEvent() throws {
    try finishStep()
    notices.forgetForSearch()
  }

  // MARK: What may happen in a world, in the sentences of the library.

  /// Returns sentences of what the user sees and could do, and of what may happen around the phone.
  ///
  /// Some may turn out to be impossible; none changes what it would find changed already.
  public func possibleDeeds() -> [String] {
    guard phone.front != .nothing else {
      return [isExhausted ? "the user connects the charger" : "the user switches the phone on"]
    }
    return touches + comings + systemDeeds + surroundings + serverDeeds + reachingDeeds + times
  }

  /// Returns the sentences that put an app on the phone, where no sentence has yet and the phone has done nothing.
  public func possibleBeginnings() -> [String] {
    guard app.isBare, !isAppNamed, journal.session == 0 else { return [] }
    return rooms.filter { $0.isInstalledByName }.map { "the \($0.name) is installed" }
  }

  /// What the user can touch: a call that rings, an alert, Settings, a popup, the controls of the screen.
  var touches: [String] {
    guard phone.call == .ringing else { return touchesBelowCall }
    let answers = ["the user accepts the phone call", "the user declines the phone call"]
    // An app takes no touches while a call rings.
    return answers + (phone.front == .app && phone.alert == nil ? [] : touchesBelowCall)
  }

  private var touchesBelowCall: [String] {
    if let alert = phone.alert { return alert.buttons.map { "the user answers \"\($0.label)\"" } }
    switch phone.front {
    case .settings:
      return (phone.settingsPage?.choices ?? []).map { Self.choosing($0.label) }
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
  var comings: [String] {
    switch phone.front {
    case .app: ["the user leaves the app", "the user locks the phone", "the user quits the app"]
    case .homeScreen, .otherApp:
      ["the user opens the app", "the user quits the app", "the user locks the phone"]
    case .settings: ["the user goes to the home screen"]
    case .lockScreen: ["the user unlocks the phone"]
    case .phoneCall: ["the phone call ends"]
    case .nothing: []
    }
  }

  /// What the system and the app's own faults do to it.
  private var systemDeeds: [String] {
    (phone.appState.hasProcess ? ["the app crashes", "the system ends the app"] : [])
      + (phone.isListedAsActive ? ["the user stops the app in the list of active apps"] : [])
      + ["the phone restarts", "the app is updated"]
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
  var times: [String] {
    var lengths = [Duration.seconds(60), .seconds(600)]
    if let next = phone.nextDeadline, next > phone.now, !phone.awaitsOnlyMidnight {
      lengths.insert(next - phone.now, at: 0)
    }
    // What would end with a limit is nothing that may happen.
    return lengths.filter { limit.allows(phone.now + $0) }.map { "\(DurationText.render($0)) pass" }
  }

  // MARK: What a report says of a step that is not right behind every history of a table of events.

  /// Sentences that say how things are, whatever they were, by the sentence after which the step would change something.
  private static let states = [
    "When the phone goes offline": "Given the phone is online",
    "When the phone comes back online": "Given the phone is offline",
    "When the user turns Location Services off": "Given Location Services are on",
    "When the user turns Location Services on": "Given Location Services are off",
    "Given there is no GPS signal": "Given the GPS signal is good",
  ]

  private static let rule: Note =
    "Behind such a table a step is played after every history; only in the table an event that cannot happen is passed "
    + "over."

  /// Returns what to write instead of a sentence before the step, which would not be right in every history either.
  public static func advice(_ notes: [Note], behindEvents lastEvent: String?) -> [Note] {
    notes.flatMap { note in
      note.missing.map { advice($0, note.advice.contains(.leftOut), lastEvent) } ?? [note]
    }
  }

  private static func advice(
    _ sentences: [String], _ isOmission: Bool, _ lastEvent: String?
  ) -> [Note] {
    if isOmission, let state = sentences.first.flatMap({ states[$0] }) {
      return [rule, "Write instead of it what is right after each: \(instead: state)"]
    }
    if let lastEvent {
      return [
        rule, "Take “\(lastEvent)” out of the table, or write here what is right after it as well.",
      ]
    }
    return isOmission
      ? [rule, "\(leftOut: "Leave it out")."]
      : [
        rule, "\(allBefore: sentences, lead: "Write before the step with the table: ")",
      ]
  }
}
