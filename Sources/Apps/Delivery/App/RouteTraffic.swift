public import DeviceInterface

/// The traffic on the ways of a route, as the server tells it (`delivery:MAP-5`).
///
/// A way is known by the stop that it leads to. What nothing is told of is light.
public struct RouteTraffic: Hashable, Sendable {
  /// The density of the traffic on a way.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Everybody gets on as fast as streets allow.
    case light
    /// It takes twice as long.
    case heavy
    /// It takes four times as long.
    case jammed

    /// How long a way takes in it, in percent of what it takes otherwise.
    public var percent: Int64 {
      switch self {
      case .light: 100
      case .heavy: 200
      case .jammed: 400
      }
    }
  }

  /// The traffic on one way for a time.
  public struct Stretch: Hashable, Sendable {
    /// The number of the stop that the way leads to.
    public let stop: Int
    /// How it is.
    public let level: Level
    /// From when on, in milliseconds since 1970.
    public let fromMilliseconds: Int64
    /// Until when, in milliseconds since 1970.
    public let untilMilliseconds: Int64

    /// Creates the traffic on a way, for ever unless a time is given.
    public init(
      toStop stop: Int, _ level: Level, from: Int64 = 0, until: Int64 = .max
    ) {
      (self.stop, self.level) = (stop, level)
      (fromMilliseconds, untilMilliseconds) = (from, until)
    }
  }

  /// What is told, the latest last, which counts.
  public private(set) var stretches: [Stretch] = []

  /// Creates light traffic everywhere.
  public init() {}

  /// Takes in how it is on a way.
  public mutating func tell(_ stretch: Stretch) { stretches.append(stretch) }

  /// How it is on the way to a stop at a time.
  public func level(toStop number: Int, atMilliseconds time: Int64) -> Level {
    stretches.last {
      $0.stop == number && ($0.fromMilliseconds..<$0.untilMilliseconds).contains(time)
    }?.level ?? .light
  }

  /// How long the ways to the stops take at a time, each in percent of what it takes in light traffic.
  public func percents(toStops numbers: [Int], atMilliseconds time: Int64) -> [Int64] {
    stretches.isEmpty
      ? [] : numbers.map { level(toStop: $0, atMilliseconds: time).percent }
  }

  /// The densest traffic on the ways to the stops at a time.
  public func worst(toStops numbers: [Int], atMilliseconds time: Int64) -> Level {
    let levels = numbers.map { level(toStop: $0, atMilliseconds: time) }
    return levels.max { $0.percent < $1.percent } ?? .light
  }

  /// The times after one and before another at which something changes, in order.
  public func changes(after begin: Int64, before end: Int64) -> [Int64] {
    let edges = stretches.flatMap { [$0.fromMilliseconds, $0.untilMilliseconds] }
    return Set(edges.filter { begin < $0 && $0 < end }).sorted()
  }
}

extension RouteTraffic {
  /// The traffic as a server's answer holds it.
  public var json: JSONValue {
    .array(
      stretches.map { stretch in
        .object([
          .init("stop", .integer(Int64(stretch.stop))),
          .init("level", .string(stretch.level.rawValue)),
          .init("from_ms", .integer(stretch.fromMilliseconds)),
          .init("until_ms", .integer(stretch.untilMilliseconds)),
        ])
      })
  }

  /// Reads what a server tells; what is no traffic is passed over, as it is worth no route.
  public init(json: JSONValue?) {
    for value in json?.array ?? [] {
      guard let stop = value["stop"]?.integer.flatMap({ Int(exactly: $0) }),
        let level = value["level"]?.string.flatMap(Level.init(rawValue:)),
        let from = value["from_ms"]?.integer, let until = value["until_ms"]?.integer, from < until
      else { continue }
      tell(Stretch(toStop: stop, level, from: from, until: until))
    }
  }
}
