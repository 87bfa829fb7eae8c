public import BackendSimulator
import DeviceInterface

/// What an app reports when an execution has come to its end.
public struct CompletionReport: ClosingReport {
  /// How an execution ends.
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
      elapsedMilliseconds: try fields.integer("elapsedMs", in: RequestFields.durations),
      distanceCentimeters: try fields.integer("distanceCm", in: 0...100_000_000_000_000),
      pointCount: Int(try fields.integer("points", in: RequestFields.counts)),
      prunedCount: Int(try fields.integerIfPresent("pruned", in: RequestFields.counts) ?? 0))
  }
}
