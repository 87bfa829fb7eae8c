/// What could be seen of a world: equal numbers mean that the same was there, within one process.
public struct Impression: Hashable, Sendable {
  /// Where something can be seen.
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

/// What could be seen in one playing of a scenario: after each of its steps, and in each of its histories.
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
