public import DeviceInterface

/// The one value in durable storage that says what is going on; what was recorded is the journal's.
public struct StoredState: Hashable, Sendable {
  /// Where it is stored.
  let key: String
  /// Whether storage lacks the latest value, as it was full.
  public private(set) var isOwed = false

  /// Has stored nothing yet under the key.
  public init(key: String) { self.key = key }

  /// Stores a value.
  public mutating func write(_ text: String, _ platform: inout Requests) {
    isOwed = false
    platform.add(.store(key: key, value: text))
  }

  /// Deletes the value, as nothing is going on any more.
  public mutating func delete(_ platform: inout Requests) {
    isOwed = false
    platform.add(.delete(key: key))
  }

  /// Takes in that something could not be stored; returns whether it was the value, and there is room for it now.
  ///
  /// It is worth more than an old point, of which the journal lets one batch go; what was entered may also have the room that
  /// is held.
  public mutating func receiveStorageFailure(
    key failed: String, worth: TrackReport.Worth = .entered, _ journal: inout TrackJournal,
    _ platform: inout Requests
  ) -> Bool {
    guard failed == key else { return false }
    isOwed = !(journal.mayRetry(key, platform.facts) && journal.makeRoom(for: worth, &platform))
    return !isOwed
  }
}

/// Something was stored again and again at one instant, and room was never made for it: the app is at fault.
public struct EndlessStorageRetry: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key under which storing failed last.
  public let key: String
  /// How often storing was tried again.
  public let retries: Int
  /// The time since the phone's start, at which all of it happened.
  public let uptime: Duration

  /// What was tried, how often, and what there is to do.
  public var description: String {
    """
    Storing failed and was tried again \(retries) times at one instant, the last time for "\(key)". \
    A retry is to follow only where enough was deleted for what had failed: look at what is deleted for it.
    """
  }
}

/// The bound of what is tried again at once because something could not be stored.
///
/// Each retry may fail at the same instant and lead to the next. Room is made or found within a few; beyond the bound the
/// phone counts as full until time has passed, and the first error is kept for whoever looks.
struct RetryBound: Hashable, Sendable {
  /// The most retries at one instant: more than there are batches of two days of points.
  static let retriesMax = 200

  private var instant: Duration?
  private var count = 0
  /// What went beyond the bound first, if anything did.
  private(set) var exceeded: EndlessStorageRetry?

  /// Something has left the phone for good, which has an end: what fails behind it counts anew.
  mutating func beginAnew() { count = 0 }

  /// Counts a retry; throws where there have been too many at this instant.
  mutating func spend(on key: String, _ facts: Facts) throws(EndlessStorageRetry) {
    if instant != facts.uptime {
      instant = facts.uptime
      count = 0
    }
    guard count < Self.retriesMax else {
      let error = EndlessStorageRetry(key: key, retries: count, uptime: facts.uptime)
      exceeded = exceeded ?? error
      throw error
    }
    count += 1
  }
}

/// The start of a process, which waits for storage that can be read: unreadable is not empty (`I-96`, `A-69`).
///
/// ```swift
/// switch gate.admit(signal, platform.facts) {
/// case .closed: return
/// case .opens: launch(&platform)   // takes up what the process before has left
/// case .open: break
/// }
/// ```
public struct LaunchGate: Hashable, Sendable {
  /// The use that may be made of a signal.
  public enum State: Hashable, Sendable {
    /// Nothing: what the process before has left is not known yet.
    case closed
    /// What it has left is to be taken up now, before anything else.
    case opens
    /// Everything: that was done before.
    case open
  }

  /// Whether the process has started and could not yet read what the one before has left.
  public private(set) var isOwed = false
  /// Whether the process has had to wait.
  public private(set) var wasClosed = false

  /// Waits for a process to start.
  public init() {}

  /// Takes in a signal; a launch closes the gate until storage can be read.
  public mutating func admit(_ signal: Signal, _ facts: Facts) -> State {
    if case .launched = signal { isOwed = true }
    guard isOwed else { return .open }
    guard facts.storageIsReadable else {
      wasClosed = true
      return .closed
    }
    isOwed = false
    return .opens
  }

  /// Has iOS, which has started the app for a move before the first unlock, start it for later ones too: it has to be asked
  /// anew in each process (`I-69`), and what is not needed is stopped once that is known.
  public static func askForMoves(after signal: Signal, _ platform: inout Requests) {
    guard case .launched = signal, platform.facts.platform == .iOS else { return }
    platform.add(.startSignificantChanges)
  }
}
