import AppParts
import DeviceInterface

/// The weight that tracking gives the battery beside the detail of a route (`clock-in:US3.3`).
public enum TrackingMode: String, Hashable, Sendable, CaseIterable {
  /// Who rests for long is asked for less (`clock-in:FR-018`).
  case balanced
  /// The usual interval holds also for who rests.
  case precise
}

/// A time of a shift in which it was tracked without a break (`clock-in:SESSION-1`).
///
/// That the receiver hears nothing for a while is no break: tracking goes on.
public struct TrackingSession: Hashable, Sendable {
  /// How it was configured.
  public struct Settings: Hashable, Sendable {
    /// What the battery counts beside the detail of the route.
    public var mode: TrackingMode
    /// The intervals on foot, at speed and at rest.
    var intervals: [Duration]
  }

  /// When it began, in milliseconds since 1970 by the phone's clock at that time.
  public let fromMilliseconds: Int64
  /// When it ended; `nil` while it goes on.
  public private(set) var toMilliseconds: Int64?
  /// How many points were captured in it; what counts once it has ended.
  public private(set) var pointCount = 0
  /// How it was configured.
  public let settings: Settings
  /// How many points the shift had before.
  private let pointsBefore: Int

  /// How many of them a shift keeps.
  static let countMax = 50

  /// Begins one in a shift that has so many points.
  init(atMilliseconds begin: Int64, points: Int, _ settings: Settings) {
    (fromMilliseconds, pointsBefore, self.settings) = (begin, points, settings)
  }

  /// Ends it, where it goes on, in a shift that has so many points now.
  mutating func end(atMilliseconds end: Int64, points: Int) {
    guard toMilliseconds == nil else { return }
    toMilliseconds = end
    pointCount = max(0, points - pointsBefore)
  }

  /// What the report of the shift's end says of it.
  var json: JSONValue {
    let names = ["intervalMs", "fastIntervalMs", "restingIntervalMs"]
    let intervals = zip(names, settings.intervals).map {
      JSONValue.Member($0, .integer($1.wholeMilliseconds))
    }
    return .object(
      [
        .init("fromMs", .integer(fromMilliseconds)),
        .init("toMs", toMilliseconds.map { .integer($0) } ?? .null),
        .init("points", .integer(Int64(pointCount))),
        .init("mode", .string(settings.mode.rawValue)),
      ] + intervals)
  }
}

extension TrackingSession {
  /// The sessions as text for durable storage, one behind the other.
  static func text(_ sessions: [TrackingSession]) -> String {
    sessions.map(\.line).joined(separator: ",")
  }

  /// Restores sessions; what is damaged is left out.
  static func list(_ text: String) -> [TrackingSession] {
    text.split(separator: ",").compactMap(TrackingSession.init(line:))
  }

  private var line: String {
    let numbers =
      [fromMilliseconds, toMilliseconds ?? -1, Int64(pointsBefore), Int64(pointCount)]
      + settings.intervals.map(\.wholeMilliseconds)
    return ([settings.mode.rawValue] + numbers.map(String.init)).joined(separator: " ")
  }

  private init?(line: Substring) {
    let parts = line.split(separator: " ")
    let numbers = parts.dropFirst().compactMap { Int64($0) }
    guard let mode = parts.first.flatMap({ TrackingMode(rawValue: String($0)) }),
      numbers.count == 7, let before = Int(exactly: numbers[2]),
      let count = Int(exactly: numbers[3])
    else { return nil }
    self.init(
      atMilliseconds: numbers[0], points: before,
      Settings(mode: mode, intervals: numbers[4...].map { .milliseconds($0) }))
    toMilliseconds = numbers[1] < 0 ? nil : numbers[1]
    pointCount = count
  }
}

extension ClockInFlow {
  /// Tracking begins: so does a session of it, unless one goes on.
  mutating func beginSession(_ facts: Facts) {
    guard var sessions = shift?.sessions, sessions.last?.toMilliseconds != nil || sessions.isEmpty
    else { return }
    let settings = TrackingSession.Settings(
      mode: configuration.mode,
      intervals: [
        configuration.interval, configuration.fastInterval, configuration.restingInterval,
      ])
    sessions.append(
      TrackingSession(
        atMilliseconds: facts.wallClock.millisecondsSince1970, points: pointCount, settings))
    shift?.sessions = sessions.suffix(TrackingSession.countMax)
  }

  /// Tracking has ended at a time, and with it the session.
  mutating func endSession(atMilliseconds end: Int64) {
    guard let last = shift?.sessions.indices.last else { return }
    let points = pointCount
    shift?.sessions[last].end(atMilliseconds: end, points: points)
  }
}
