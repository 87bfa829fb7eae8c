internal import DeviceInterface
public import Foundation
internal import VirtualTime

/// Something that a monitor watches.
public protocol CLCondition: Sendable {}

/// A watch over conditions by name, also while the app does not run, that tells what becomes of them (`I-69`, `I-84`).
///
/// The next process makes a monitor of the same name, which knows what the earlier one knew.
public actor CLMonitor {
  /// A circle on the earth.
  public struct CircularGeographicCondition: CLCondition, Equatable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }

    /// Whether two circles are the same.
    public static func == (one: Self, other: Self) -> Bool {
      one.center.latitude == other.center.latitude
        && one.center.longitude == other.center.longitude && one.radius == other.radius
    }
  }

  /// Beacons that are near; they are never watched, as on a phone without Bluetooth.
  public struct BeaconIdentityCondition: CLCondition, Equatable {
    /// The beacons' number.
    public let uuid: UUID
    /// Their group; nil for all.
    public let major: CLBeaconMajorValue?
    /// The one of the group; nil for all.
    public let minor: CLBeaconMinorValue?

    /// Creates a condition of beacons of a number, of a group, or of one beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }

  /// A change of a condition.
  public struct Event: Sendable {
    /// The state of a condition.
    public enum State: UInt, Sendable {
      /// Not known yet.
      case unknown = 0
      /// It holds: the phone is in the circle.
      case satisfied = 1
      /// It does not hold.
      case unsatisfied = 2
      /// It is not watched (`I-79`).
      case unmonitored = 3
    }

    /// The condition's name.
    public let identifier: String
    /// What it is.
    public let state: State
    /// When that was found out.
    public let date: Date
    /// Which of several things the condition holds for; nil, as a circle is one thing.
    public var refinement: (any CLCondition)? { nil }
    /// Whether more conditions are watched than may be (`I-79`).
    public let conditionLimitExceeded: Bool
  }

  /// A condition with what was told of it last.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// What was told last.
    public let lastEvent: Event
  }

  /// The changes of the conditions, one after the other.
  public struct Events: AsyncSequence, Sendable {
    /// An event.
    public typealias Element = Event
    fileprivate let stream: AsyncStream<Event>

    /// The iterator that waits for the events one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Event>.Iterator

      /// Returns the next event; nil where the task was cancelled.
      public mutating func next() async throws -> Event? { await iterator.next() }
    }

    /// Begins to wait.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(iterator: stream.makeAsyncIterator())
    }
  }

  /// What the app calls it.
  public nonisolated let name: String
  private let told: Events
  private let continuation: AsyncStream<Event>.Continuation
  private var book: ConditionBook
  private var listener: Int?

  /// Creates the monitor of a name, with what is watched under it already.
  public init(_ name: String) async {
    self.name = name
    let (stream, continuation) = AsyncStream<Event>.makeStream()
    (told, self.continuation) = (Events(stream: stream), continuation)
    book = ConditionBook(name)
    listener = LocationCenter.shared.listen(wantsPositions: false) { [weak self] signal in
      Task { await self?.receive(signal) }
    }
  }

  deinit {
    if let listener { LocationCenter.shared.close(listener) }
  }

  /// What becomes of the conditions.
  public var events: Events { told }

  /// The names of the conditions, in their order.
  public var identifiers: [String] { book.identifiers }

  /// Watches a condition; what differs from the state that is assumed is told (`I-84`).
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
  ) {
    guard let circle = condition as? CircularGeographicCondition,
      let center = Position(circle.center), let radius = Distance(meters: circle.radius)
    else { return report(identifier, .unmonitored) }
    book.add(circle, identifier, state)
    LocationCenter.shared.ask(
      .monitor(Region(id: identifier, center: center, radius: radius, isCondition: true)))
  }

  /// Stops watching a condition.
  public func remove(_ identifier: String) {
    book.remove(identifier)
    LocationCenter.shared.ask(.stopMonitoring(id: identifier))
  }

  /// Returns what is known of a condition.
  public func record(for identifier: String) -> Record? { book.record(identifier) }

  private func receive(_ signal: Signal) {
    switch signal {
    case .regionEntered(let id, _), .regionState(let id, .inside): record(id, .satisfied)
    case .regionExited(let id, _), .regionState(let id, .outside): record(id, .unsatisfied)
    case .regionFailed(let id, let failure) where book.identifiers.contains(id):
      book.remove(id)
      report(id, .unmonitored, isLimit: failure == .tooMany)
    default: break
    }
  }

  private func record(_ id: String, _ state: Event.State) {
    guard book.record(state, of: id) else { return }
    report(id, state)
  }

  private func report(_ id: String, _ state: Event.State, isLimit: Bool = false) {
    continuation.yield(
      Event(identifier: id, state: state, date: Date(), conditionLimitExceeded: isLimit))
  }
}

/// The conditions that a monitor watches, and what it told last, kept in the app's home for the next process (`I-69`).
struct ConditionBook {
  private struct Entry: Codable {
    let circle: CircleRecord
    let state: UInt
    let date: Date
  }

  private let file: HomeFile<[String: Entry]>
  private var entries: [String: Entry] {
    didSet { file.write(entries) }
  }

  init(_ name: String) {
    let plain = name.utf8.map { String($0, radix: 16) }.joined(separator: "-")
    file = HomeFile("monitor-\(plain).json")
    entries = file.read() ?? [:]
  }

  var identifiers: [String] { entries.keys.sorted() }

  mutating func add(
    _ circle: CLMonitor.CircularGeographicCondition, _ id: String, _ state: CLMonitor.Event.State
  ) {
    entries[id] = Entry(
      circle: CircleRecord(circle.center, circle.radius), state: state.rawValue, date: Date())
  }

  mutating func remove(_ id: String) { entries[id] = nil }

  /// Takes note of a state; returns whether it is another one than before.
  mutating func record(_ state: CLMonitor.Event.State, of id: String) -> Bool {
    guard let entry = entries[id], entry.state != state.rawValue else { return false }
    entries[id] = Entry(circle: entry.circle, state: state.rawValue, date: Date())
    return true
  }

  func record(_ id: String) -> CLMonitor.Record? {
    guard let entry = entries[id] else { return nil }
    return CLMonitor.Record(
      condition: CLMonitor.CircularGeographicCondition(
        center: entry.circle.center, radius: entry.circle.radius),
      lastEvent: CLMonitor.Event(
        identifier: id, state: CLMonitor.Event.State(rawValue: entry.state) ?? .unknown,
        date: entry.date, conditionLimitExceeded: false))
  }
}
