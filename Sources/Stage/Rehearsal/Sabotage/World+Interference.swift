import BackendSimulator
import DeviceInterface
import DeviceSimulator

/// A world in which something between app and phone goes wrong, or is only noted.
extension World {
  /// Puts somebody between app and phone before the first step: to spoil one thing, or only to look.
  public mutating func interfere(_ sabotage: Sabotage?) {
    app.interference = .by(Saboteur(sabotage))
    // Which app it will be, the scenario says only later; the servers of the others are asked nothing.
    for index in servers.indices {
      if case .server(let wrong) = sabotage {
        servers[index].interfere(with: wrong)
      } else if sabotage == nil {
        servers[index].interfere(with: nil)
      }
    }
  }

  /// What can go wrong in the scenario that was played here, while somebody only looked; empty where nobody did.
  public var possibleSabotages: [Sabotage] {
    guard let saboteur = app.interference.saboteur else { return [] }
    return saboteur.use.sabotages + servers[ownServerIndex].use.sabotages.map(Sabotage.server)
  }

  /// What could be seen, while somebody stood between.
  public var impressions: Impressions { app.interference.saboteur?.impressions ?? Impressions() }

  /// Takes in what could be seen in another history, where somebody compares.
  public mutating func noteHistory(_ other: World) {
    guard let seen = other.app.interference.saboteur else { return }
    app.interference.change { $0.add(seen) }
    servers[ownServerIndex].addUse(other.servers[other.ownServerIndex].use)
  }

  /// The words by which scenarios call the app that is installed.
  public var appName: String { app.name }

  /// The system's alert as it is seen.
  var seenAlert: SystemAlert? {
    phone.alert.map { app.interference.saboteur?.shown($0) ?? $0 }
  }

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
    for one in servers where one.isInUse { server.combine(one) }
    hashPhone(into: &held)
    let impression = Impression(
      screen: screen.finalize(), server: server.finalize(), phone: held.finalize())
    app.interference.change { $0.add(impression) }
  }

  private mutating func hashScreen(into hasher: inout Hasher) {
    hasher.combine(phone.front)
    hasher.combine(seenAlert)
    if let alert = phone.alert { app.interference.change { $0.note(alert) } }
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
    hasher.combine(Self.digest(of: phone.storage))
    hasher.combine(phone.battery)
    hasher.combine(phone.audio?.isPlaying)
    hasher.combine(phone.audioPosition)
    hasher.combine(phone.permission)
  }

  /// A number for what is stored under all keys, in whichever order they come.
  private static func digest(of storage: [String: String]) -> Int {
    storage.reduce(0) { digest, stored in
      var hasher = Hasher()
      hasher.combine(stored.key)
      hashLines(of: stored.value, into: &hasher)
      return digest ^ hasher.finalize()
    }
  }

  /// Hashes a text whose lines are read one by one: a line that stands there twice in a row says it once.
  ///
  /// It is done after every step of an audit, so it looks at bytes.
  private static func hashLines(of text: String, into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { bytes in
      var last = bytes[0..<0]
      for line in bytes.split(separator: UInt8(ascii: "\n")) where !line.elementsEqual(last) {
        hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: line)))
        // Where a line ends: "ab" and "c" are not "a" and "bc".
        hasher.combine(line.count)
        last = line
      }
    }
  }
}

/// The door between an app and its phone, where somebody stands in an audit.
extension InstalledApp {
  /// Whether somebody stands between the app and its phone; asked for every signal.
  var isInterfered: Bool { if case .by = interference { true } else { false } }

  /// Returns what the app hears of a signal; nil for nothing.
  mutating func heard(_ signal: Signal) -> Signal? {
    interference.change { $0.heard(signal) } ?? nil
  }

  /// Hands a signal to the flow, which reads what it is let read, and passes on what it is let ask for.
  mutating func handleSpoiled(_ signal: Signal, _ platform: inout Requests) -> Dialog? {
    let facts = platform.facts
    var own = Requests(interference.change { $0.read(facts) } ?? facts)
    let dialog = handleDirectly(signal, &own)
    let asked = interference.change {
      $0.asked(own.list, after: signal, mayLocate: facts.permission.status.allowsLocation)
    }
    for request in asked ?? own.list { platform.add(request) }
    return interference.change { $0.seen(dialog, after: signal) } ?? nil
  }

  /// Returns what is asked of the phone where a scenario lets the bare app ask.
  mutating func spoiled(_ requests: [Request]) -> [Request] {
    interference.change { $0.asked(requests, after: .screenAppeared, mayLocate: true) } ?? requests
  }
}

/// The sight of a world: equal numbers mean that the same was there, within one process.
public struct Impression: Hashable, Sendable {
  /// The place where something can be seen.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// What the user sees of the app and the system.
    case screen
    /// What servers have received.
    case server
    /// What the phone holds: storage, notifications, what it watches and plays.
    case phone
  }

  private let screen: Int
  private let server: Int
  private let phone: Int

  /// Keeps what was there.
  init(screen: Int, server: Int, phone: Int) {
    (self.screen, self.server, self.phone) = (screen, server, phone)
  }

  subscript(place: Place) -> Int {
    switch place {
    case .screen: screen
    case .server: server
    case .phone: phone
    }
  }
}

/// The sights in one playing of a scenario: after each of its steps, and in each of its histories.
public struct Impressions: Hashable, Sendable {
  private var steps: [Impression] = []
  /// What the histories came to that were played besides; their order says nothing.
  private var histories: Set<Impression> = []

  init() {}

  /// Whether the playing has searched many histories.
  var haveHistories: Bool { !histories.isEmpty }

  /// Adds what was there after a step.
  mutating func add(_ impression: Impression) { steps.append(impression) }

  /// Adds another history.
  mutating func add(_ other: Impressions) {
    histories.insert(other.digest)
    histories.formUnion(other.histories)
  }

  /// Returns where two playings differ, in the order of the places; empty where nothing does.
  public func differences(from other: Impressions) -> [Impression.Place] {
    Impression.Place.allCases.filter { place in
      steps.map { $0[place] } != other.steps.map { $0[place] }
        || Set(histories.map { $0[place] }) != Set(other.histories.map { $0[place] })
    }
  }

  /// All steps as one.
  private var digest: Impression {
    func digest(_ place: Impression.Place) -> Int { steps.map { $0[place] }.hashValue }
    return Impression(screen: digest(.screen), server: digest(.server), phone: digest(.phone))
  }
}
