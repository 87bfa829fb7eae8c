public import BackendSimulator
import CampaignApp
public import DeviceInterface

/// A campaign that promoters are assigned to.
public struct Campaign: Hashable, Sendable {
  /// What identifies the campaign; unique within a server.
  public var id: String
  /// What the promoter reads.
  public var name: String
  /// The part of town where it takes place.
  public var area: String
  /// What the promoter plays on the way; `nil` where the advertiser gave nothing.
  public var audio: AudioFile?

  /// Creates a campaign.
  public init(id: String, name: String, area: String, audio: AudioFile? = nil) {
    (self.id, self.name, self.area, self.audio) = (id, name, area, audio)
  }

  /// The campaign as the list holds it.
  var json: JSONValue {
    let audio: JSONValue =
      audio.map { .object([.init("id", .string($0.id)), .init("title", .string($0.title))]) }
      ?? .null
    return .object([
      .init("id", .string(id)), .init("name", .string(name)), .init("area", .string(area)),
      .init("audio", audio),
    ])
  }
}

extension Campaign {
  /// The campaigns that a campaign server has from the start: made up, in real parts of Warsaw.
  public static let samples: [Campaign] = [
    Campaign(
      id: "c-1", name: "Spring leaflets", area: "Mokotów",
      audio: AudioFile(id: "a-1", title: "Spring jingle", length: .milliseconds(95_000))),
    Campaign(
      id: "c-2", name: "Bakery opening", area: "Praga-Północ",
      audio: AudioFile(id: "a-2", title: "Fresh every morning", length: .milliseconds(42_500))),
    Campaign(id: "c-3", name: "City run", area: "Śródmieście"),
    Campaign(
      id: "c-4", name: "Summer cinema", area: "Żoliborz",
      audio: AudioFile(id: "a-3", title: "Films under the stars", length: .milliseconds(180_000))),
  ]
}

/// One run of a campaign by a promoter, as far as the server has heard of it.
public struct Execution: Hashable, Sendable {
  /// What identifies it; chosen by the app.
  public let id: String
  /// The campaign's id.
  public let campaign: String
  /// Whether it was ended on another device.
  public internal(set) var wasEndedElsewhere = false
  /// How many points the app has said to have thrown away for want of room.
  public internal(set) var prunedCount = 0
  /// Why somebody should look at it: how far the phone's clock was off; `nil` where that was not too much.
  public internal(set) var review: ClockDisagreement?
  /// When it started by the server's clock, and by the phone's; `nil` where no report has said how long it took.
  public internal(set) var started: TimeStamp?
  /// When it ended by the server's clock, and by the phone's; `nil` where no report has come yet.
  public internal(set) var ended: TimeStamp?
  /// How it ended; `nil` where no report has come yet.
  public internal(set) var completion: ReceivedReport<CompletionReport>?
}

/// The report of an app on an execution that has come to its end.
public struct CompletionReport: ClosingReport {
  /// The way in which an execution ends.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The promoter did it.
    case completed
    /// The promoter gave it up.
    case cancelled
  }

  /// How it ended.
  public let outcome: Outcome
  /// When it started, in milliseconds since 1970-01-01 00:00 UTC.
  public let startedAtMilliseconds: Int64
  /// When it ended, in milliseconds since 1970-01-01 00:00 UTC.
  public let endedAtMilliseconds: Int64
  /// How long it took, pauses included, in milliseconds by a clock that nobody can set; `nil` where the app did not say.
  public let spanMilliseconds: Int64?
  /// How long it was active, in milliseconds.
  public let elapsedMilliseconds: Int64
  /// The length of the recorded route in centimetres.
  public let distanceCentimeters: Int64
  /// How many points were recorded.
  public let pointCount: Int
  /// How many points the app had to throw away for want of room.
  public let prunedCount: Int
}

extension CompletionReport {
  /// Reads a report; that it ends before it starts is possible where the clock was turned back.
  init(_ fields: RequestFields) throws(Refusal) {
    self.init(
      outcome: try fields.word("outcome"),
      startedAtMilliseconds: try fields.integer("startedAtMs", in: RequestFields.times),
      endedAtMilliseconds: try fields.integer("endedAtMs", in: RequestFields.times),
      spanMilliseconds: try fields.integerIfPresent("spanMs", in: RequestFields.durations),
      elapsedMilliseconds: try fields.integer("elapsedMs", in: RequestFields.durations),
      distanceCentimeters: try fields.integer("distanceCm", in: 0...100_000_000_000_000),
      pointCount: Int(try fields.integer("points", in: RequestFields.counts)),
      prunedCount: Int(try fields.integerIfPresent("pruned", in: RequestFields.counts) ?? 0))
  }
}
