import BackendSimulator
import DeviceInterface
import DeviceSimulator

/// A world in which something between app and phone goes wrong, or is only noted.
extension World {
  /// Puts somebody between app and phone before the first step: to spoil one thing, or only to look.
  public mutating func interfere(_ sabotage: Sabotage?) {
    app.interference = .by(Saboteur(sabotage))
  }

  /// What can go wrong in the scenario that was played here, while somebody only looked; empty where nobody did.
  public var possibleSabotages: [Sabotage] { app.interference.saboteur?.use.sabotages ?? [] }

  /// What could be seen, while somebody stood between.
  public var impressions: Impressions { app.interference.saboteur?.impressions ?? Impressions() }

  /// Takes in what could be seen in another history, where somebody compares.
  public mutating func noteHistory(_ other: World) {
    guard let seen = other.app.interference.saboteur else { return }
    app.interference.change { $0.add(seen) }
  }

  /// The words by which scenarios call the app that is installed.
  public var appName: String { app.name }

  /// Tells the app what it is let hear of a signal.
  mutating func tellSpoiled(_ signal: Signal) {
    if let heard = app.heard(signal) { return tell(heard) }
    // The phone has not stored it all the same, and that is no loss that the app has caused.
    if case .storageFailed = signal { tracks.noteStorageFailure() }
  }

  /// Notes what can be seen of the world after a step, by its user and by its servers.
  mutating func noteImpression() {
    var (screen, server, held) = (Hasher(), Hasher(), Hasher())
    hashScreen(into: &screen)
    for one in servers where one.log.count > 0 { server.combine(one.log) }
    hashPhone(into: &held)
    let impression = Impression(
      screen: screen.finalize(), server: server.finalize(), phone: held.finalize())
    app.interference.change { $0.add(impression) }
  }

  private mutating func hashScreen(into hasher: inout Hasher) {
    hasher.combine(phone.front)
    hasher.combine(phone.alert)
    if phone.front == .app, app.hasShownScreen {
      let screen = app.screen
      hasher.combine(screen)
      app.interference.change { $0.note(screen) }
    }
    for title in journal.counts.dialogs {
      hasher.combine(title)
      hasher.combine(journal.counts.count(.dialog(title)))
    }
    hasher.combine(journal.counts.count(.alert))
  }

  private func hashPhone(into hasher: inout Hasher) {
    hasher.combine(phone.now)
    hasher.combine(phone.appState)
    hasher.combine(phone.notifications)
    hasher.combine(phone.indicators)
    hasher.combine(phone.isUpdatingLocation)
    // Which regions, not in which order they came to be watched.
    hasher.combine(Set(phone.monitoredRegions))
    hasher.combine(phone.openedAddress)
    hasher.combine(phone.storage.mapValues(Self.withoutRepeats))
    hasher.combine(phone.battery)
    hasher.combine(phone.audio?.isPlaying)
    hasher.combine(phone.audioPosition)
    hasher.combine(phone.permission)
  }

  /// What a text says whose lines are read one by one: a line that stands there twice says it once.
  private static func withoutRepeats(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    for line in text.split(separator: "\n") where line != lines.last { lines.append(line) }
    return lines
  }
}
