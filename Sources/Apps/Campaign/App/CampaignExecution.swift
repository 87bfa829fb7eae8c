public import AppParts
import DeviceInterface

/// The execution of a campaign that is going on: active, or paused until the promoter resumes it.
public struct CampaignExecution: Hashable, Sendable {
  /// The state of the execution: active or not.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Tracked, and its time runs.
    case active
    /// Not tracked, and its time stands.
    case paused
  }

  /// The way in which an execution ended.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The promoter completed it.
    case completed
    /// The promoter gave it up.
    case cancelled
  }

  /// Its name on this phone and on the server; unique over all phones and times.
  public let id: String
  /// What is executed.
  public let campaign: Campaign
  /// When it was started, in milliseconds since 1970 by the phone's clock at that time.
  public let startedAtMilliseconds: Int64
  /// Whether it is active.
  public internal(set) var status: Status
  /// The time it has been active.
  public internal(set) var stopwatch: Stopwatch
  /// The time since it was started, pauses included, which no clock that is set changes.
  var sinceStart: Stopwatch
  /// The campaign as durable storage keeps it; made once, as the rest is written again and again.
  private let campaignText: String

  /// Creates an execution.
  init(
    id: String, campaign: Campaign, startedAtMilliseconds: Int64, status: Status,
    stopwatch: Stopwatch, sinceStart: Stopwatch = Stopwatch()
  ) {
    (self.id, self.campaign, self.startedAtMilliseconds) = (id, campaign, startedAtMilliseconds)
    self.sinceStart = sinceStart
    (self.status, self.stopwatch) = (status, stopwatch)
    campaignText = campaign.json.text
  }

  /// Where its points go.
  var destination: PointLog.Destination {
    PointLog.Destination(
      path: "/api/executions/\(id)/points",
      members: "\"campaign\":\(JSONValue.string(campaign.id).text),")
  }

  /// The execution as text for durable storage, in the present format, which is the second.
  var text: String {
    var writer = ByteWriter(capacity: 192 + campaignText.utf8.count)
    writer.write(#"{"format":2,"id":"#)
    writer.write(JSONValue.string(id).text)
    writer.write(#","status":""#)
    writer.write(status.rawValue)
    writer.write(#"","startedAtMs":"#)
    writer.write(startedAtMilliseconds)
    writer.write(#","stopwatch":""#)
    stopwatch.write(into: &writer)
    writer.write(#"","since":""#)
    sinceStart.write(into: &writer)
    writer.write(#"","campaign":"#)
    writer.write(campaignText)
    writer.write("}")
    return writer.text
  }
}

extension CampaignExecution {
  /// Restores the execution, or returns `nil` where the text is none of the present format.
  init?(text: String) {
    guard let json = try? JSONValue(parsing: text, limits: .init(bytesMax: 1 << 22, depthMax: 8)),
      json["format"]?.integer == 2, let id = json["id"]?.string, !id.isEmpty,
      !id.utf8.contains(UInt8(ascii: "/")),
      let status = json["status"]?.string.flatMap(Status.init(rawValue:)),
      let startedAt = json["startedAtMs"]?.integer,
      let stopwatch = json["stopwatch"]?.string.flatMap({ Stopwatch(line: $0[...]) }),
      let campaign = json["campaign"].flatMap(Campaign.init(json:))
    else { return nil }
    self.init(
      id: id, campaign: campaign, startedAtMilliseconds: startedAt, status: status,
      stopwatch: stopwatch,
      // Without it, which an older app did not store, the server is not told how long that took.
      sinceStart: json["since"]?.string.flatMap { Stopwatch(line: $0[...]) } ?? Stopwatch())
  }

  /// Takes down the times gathered so far, before the phone's clock is asked again.
  mutating func lap(_ facts: Facts) {
    stopwatch.lap(facts)
    sinceStart.lap(facts)
  }

  /// The body of the report about its end; the time that it took, pauses included, where that is known.
  func completion(
    _ outcome: Outcome, endedAtMilliseconds: Int64, span: Duration?, elapsed: Duration,
    distance: Distance, pointCount: Int, prunedCount: Int
  ) -> String {
    JSONValue.object([
      JSONValue.Member("campaign", .string(campaign.id)),
      JSONValue.Member("outcome", .string(outcome.rawValue)),
      JSONValue.Member("startedAtMs", .integer(startedAtMilliseconds)),
      JSONValue.Member("endedAtMs", .integer(endedAtMilliseconds)),
      JSONValue.Member("elapsedMs", .integer(elapsed.wholeMilliseconds)),
      JSONValue.Member("distanceCm", .integer(distance.centimeters)),
      JSONValue.Member("points", .integer(Int64(pointCount))),
      JSONValue.Member("pruned", .integer(Int64(prunedCount))),
      JSONValue.Member("spanMs", span.map { .integer($0.wholeMilliseconds) } ?? .null),
    ]).text
  }
}

/// The rhythm in which positions are recorded: at each distance (`campaign:1.2`), and by an interval (`campaign:1.3`).
struct RecordingRhythm: Hashable, Sendable {
  /// The uptime since when the next position is recorded regardless of movement.
  private var lastAt = Duration.zero
  /// The uptime at which the fallback last asked for the position.
  private var askedAt = Duration.zero
  /// The fallback's question for the position.
  private var question: FixQuestion?

  /// Begins a stretch at an uptime.
  mutating func begin(at uptime: Duration) {
    lastAt = uptime
    askedAt = uptime
  }

  /// Waits for no answer any more.
  mutating func end() { question = nil }

  /// Whether a position is recorded whatever it says, as none has been for an interval.
  func isDue(at uptime: Duration, interval: Duration) -> Bool { uptime - lastAt >= interval }

  /// Whether a position is the first of its stretch, far enough from the place counted last or due.
  func isWorthRecording(
    _ step: WayMeter.Step, gone: Distance, at uptime: Duration, distance: Distance,
    interval: Duration
  ) -> Bool {
    if isDue(at: uptime, interval: interval) { return true }
    switch step {
    case .first: return true
    case .within:
      // Between the legs that are counted, the speeds tell that somebody has moved.
      return gone >= distance
    case .moved(let leg):
      // Coordinates are whole to a centimetre, so what is short by a few of them is not short.
      return leg.centimeters + 5 >= distance.centimeters
    }
  }

  /// Notes that a position was recorded, which answers the fallback as well.
  mutating func recorded(at uptime: Duration) {
    question = nil
    lastAt = uptime
  }

  /// How long it is until the fallback is due; nothing or less where it is.
  func timeToFallback(at uptime: Duration, interval: Duration) -> Duration {
    interval - (uptime - max(lastAt, askedAt))
  }

  /// Asks for the position, as no other one has come for an interval.
  mutating func ask(timeout: Duration, _ platform: inout Requests) {
    askedAt = platform.facts.uptime
    question = FixQuestion(timeout: timeout, &platform)
  }

  /// Takes note that an old position came, which may be the answer.
  mutating func answeredStale(_ platform: inout Requests) { question?.answeredStale(&platform) }
}
