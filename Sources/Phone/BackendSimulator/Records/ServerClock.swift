public import DeviceInterface

/// What a server's clock shows, and what it makes of the times that phones claim.
///
/// Facts are stamped by the server; what a phone claims is kept beside them. A request says when it was sent by the phone's
/// clock, so that the time for which it waited offline does not count.
public struct ServerClock: Hashable, Sendable {
  /// How far a phone's clock may be off before somebody should look (`design`), in milliseconds.
  public static let toleranceMilliseconds: Int64 = 300_000

  /// What it showed at the scenario's start, in milliseconds since 1970.
  public var startMilliseconds: Int64 = WallTime.scenarioStart.millisecondsSince1970
  /// Whether it takes the phones' times for its own, as it never should.
  var believesPhones = false

  /// Creates a clock that shows what the phone's shows at a scenario's start.
  public init() {}

  /// Returns what it shows at the instant, in milliseconds since 1970.
  public func milliseconds(at time: Instant) -> Int64 {
    startMilliseconds + time.sinceStart.wholeMilliseconds
  }

  /// Returns how far off the phone's clock was when a request was sent, where it is off by more than it may.
  public func disagreement(of request: ServerRequest, at time: Instant) -> ClockDisagreement? {
    guard let sent = request.sentAtMilliseconds else { return nil }
    return disagreement(claimed: sent, actual: milliseconds(at: time), at: time)
  }

  /// Returns by how many milliseconds the phone's clock was ahead when a request was sent; zero where the phone does not say.
  public func ahead(_ request: ServerRequest, at time: Instant) -> Int64 {
    guard let sent = request.sentAtMilliseconds, RequestFields.times.contains(sent) else {
      return 0
    }
    return sent - milliseconds(at: time)
  }

  /// Whether a request was sent at another time by the phone's clock than it comes by this one, by more than a second.
  func differs(from request: ServerRequest, at time: Instant) -> Bool {
    abs(ahead(request, at: time)) > 1_000
  }

  /// Returns when something happened that a request tells of: so long before its arrival as the phone has measured.
  ///
  /// That nobody can set. An app that does not measure it has waited as long as its clock says of when it happened and when
  /// the request was sent; of one that says neither, the arrival is all there is.
  public func stamp(of request: ServerRequest, claimed: Int64, at time: Instant) -> TimeStamp {
    if believesPhones {
      return TimeStamp(milliseconds: claimed, claimedMilliseconds: claimed, isCertain: true)
    }
    let now = milliseconds(at: time)
    let measured = request.query.last { $0.name == Self.ageName }.flatMap { Int64($0.value) }
    let told = request.sentAtMilliseconds.flatMap { sent in
      RequestFields.times.contains(sent) ? sent - claimed : nil
    }
    let age = measured ?? told
    let waited = min(max(age ?? 0, 0), RequestFields.durations.upperBound)
    return TimeStamp(
      milliseconds: now - waited, claimedMilliseconds: claimed,
      // Whoever does not say for how long it has waited may have had no network.
      isCertain: age != nil || claimed > now)
  }

  /// The query item that says how many milliseconds ago it happened what a report tells of, by a clock that nobody can set.
  static let ageName = "ageMs"

  /// Returns how far off a claim is, where it is off by more than it may.
  public func disagreement(of stamp: TimeStamp, at time: Instant) -> ClockDisagreement? {
    guard stamp.isCertain else { return nil }
    return disagreement(
      claimed: stamp.claimedMilliseconds, actual: stamp.milliseconds, at: time)
  }

  /// Returns how far two times that should be one are apart, where that is more than it may be.
  func disagreement(claimed: Int64, actual: Int64, at time: Instant) -> ClockDisagreement? {
    guard !believesPhones else { return nil }
    let (difference, overflow) = claimed.subtractingReportingOverflow(actual)
    guard overflow || difference.magnitude > UInt64(Self.toleranceMilliseconds) else { return nil }
    return ClockDisagreement(differenceMilliseconds: difference, noticedAt: time)
  }
}

/// When something happened: what the server says of it, and beside it what the phone claims (`design`, two clocks).
public struct TimeStamp: Hashable, Sendable {
  /// The time by the server's clock, in milliseconds since 1970.
  public let milliseconds: Int64
  /// The time by the phone's clock, in milliseconds since 1970.
  public let claimedMilliseconds: Int64
  /// Whether it is known for how long the news has waited.
  public let isCertain: Bool

  /// The time so many measured milliseconds before, of which the phone claims something as well.
  public func before(_ span: Int64, claimed: Int64) -> TimeStamp {
    TimeStamp(
      milliseconds: milliseconds - span, claimedMilliseconds: claimed, isCertain: isCertain)
  }
}

/// That a phone's clock and the server's were far apart.
public struct ClockDisagreement: Hashable, Sendable {
  /// How far the phone's was ahead, in milliseconds; negative where it was behind.
  public let differenceMilliseconds: Int64
  /// When the server noticed.
  public let noticedAt: Instant
}

extension ServerClock {
  /// Returns whether points, in the order of their numbers, run backwards in time: then a clock was set while nobody looked.
  ///
  /// Those that are new and their neighbours suffice: the others were looked at when they came.
  public func disagreement(among points: [RecordedPoint], at time: Instant) -> ClockDisagreement? {
    for (before, after) in zip(points, points.dropFirst()) {
      let (claimed, earlier) = (after.fix.timeMilliseconds, before.fix.timeMilliseconds)
      guard claimed < earlier else { continue }
      if let found = disagreement(claimed: claimed, actual: earlier, at: time) { return found }
    }
    return nil
  }
}
