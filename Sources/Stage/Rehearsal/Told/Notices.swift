import DeviceInterface
import DeviceSimulator
import Vocabulary

/// The notices to the app that no step has looked at yet.
///
/// A check takes away what it saw, so that the next one can say "nothing else".
struct Notices: Hashable, Sendable {
  /// How many are kept; a scenario that never looks at them must not fill the memory.
  static let keptMax = 20_000

  /// The latest of them, in order.
  private(set) var pending: [Signal] = []
  /// How many before them are no longer known.
  private(set) var forgottenCount = 0
  /// Whether what came before them belongs to a search, in which histories that differ in that alone are one.
  private(set) var followSearch = false

  /// Adds a signal that the app was told.
  mutating func add(_ signal: Signal) {
    if pending.count >= 2 * Self.keptMax {
      forgottenCount += Self.keptMax
      pending.removeFirst(Self.keptMax)
    }
    pending.append(signal)
  }

  /// Sets everything aside that the app was told so far.
  mutating func setAside() { self = Notices() }

  /// Lets go of everything that the app was told by an event of a search.
  mutating func forgetForSearch() {
    self = Notices()
    followSearch = true
  }

  /// Keeps only what the condition leaves.
  mutating func keep(where condition: (Signal) -> Bool) { pending = pending.filter(condition) }

  /// Takes the notices at the places away, which must rise.
  mutating func take(at places: [Int]) {
    for place in places.reversed() { pending.remove(at: place) }
  }
}

/// The part of the notices to an app that a check looks at; the others stay for later ones.
enum ToldScope: Hashable, Sendable {
  /// All of them.
  case everything
  /// Those about one subject.
  case about(NoticeTopic)
  /// Those of another kind than this.
  case apartFrom(ToldAside)

  /// Whether the check looks at the signal.
  func includes(_ signal: Signal) -> Bool {
    switch self {
    case .everything: true
    case .about(let topic): signal.term.topic == topic
    case .apartFrom(let aside): !aside.includes(signal)
    }
  }
}

/// The notices that come again and again and are rarely what a check is about.
enum ToldAside: String, Hashable, Sendable, CaseIterable {
  /// Positions.
  case fixes
  /// Answers of servers.
  case answers
  /// The app's own timers.
  case timers
  /// Changes of the battery's charge.
  case battery = "the battery"

  fileprivate func includes(_ signal: Signal) -> Bool {
    switch (self, signal) {
    case (.fixes, .fix), (.answers, .response), (.timers, .timerFired),
      (.battery, .batteryChanged):
      true
    default: false
    }
  }
}
