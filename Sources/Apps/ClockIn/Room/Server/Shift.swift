public import BackendSimulator
public import ClockInApp
public import DeviceInterface

/// A working shift, as far as the server has heard of it.
public struct Shift: Hashable, Sendable {
  /// What identifies it; chosen by the app.
  public let id: String
  /// How it began; `nil` where other news of it came first.
  public internal(set) var clockIn: ClockIn?
  /// When it began by the server's clock, and by the phone's.
  public internal(set) var began: TimeStamp?
  /// When it ended by the server's clock, and by the phone's; `nil` where no clock-out came.
  public internal(set) var ended: TimeStamp?
  /// When the clock-in arrived.
  public internal(set) var clockInArrival: Instant?
  /// When it was ended on another device, in milliseconds since 1970; `nil` where it was not.
  public internal(set) var endedElsewhereMilliseconds: Int64?
  /// How many points the app has said to have thrown away for want of room.
  public internal(set) var prunedCount = 0
  /// How far the phone's clock was off, where that was too much.
  public internal(set) var clockDisagreement: ClockDisagreement?
  /// How it ended; `nil` while it is open.
  public internal(set) var end: ReceivedReport<ClockOut>?
  /// Why somebody should look at it; `nil` where nothing is odd.
  public internal(set) var review: ShiftReview?

  /// How far outside the shift a point's time may lie: the tap comes a moment after the position it belongs to.
  static let toleranceMilliseconds: Int64 = 60_000

  /// When it ended by the server's clock, on this phone or on another device.
  public var endedAtMilliseconds: Int64? { endedElsewhereMilliseconds ?? ended?.milliseconds }

  /// When it ended by the clock of whoever ended it.
  public var endMilliseconds: Int64? { endedElsewhereMilliseconds ?? end?.report.timeMilliseconds }

  /// Returns why a new point cannot belong to the shift, or `nil` where it can.
  ///
  /// Points of a shift that is over still come in from phones that were offline, if their time lies within it. A
  /// last known position is older than its use. Where the clock was turned back in between, or is not right, nothing can
  /// be told.
  func objection(to point: RecordedPoint) -> String? {
    guard clockDisagreement == nil, let begin = clockIn?.timeMilliseconds,
      let end = endMilliseconds,
      begin <= end
    else { return nil }
    let time = point.fix.timeMilliseconds
    if time > end + Self.toleranceMilliseconds { return "after clock-out" }
    if time < begin - Self.toleranceMilliseconds, !point.fix.isLastKnown {
      return "before clock-in"
    }
    return nil
  }
}

/// The reason for which somebody should look at a shift.
public struct ShiftReview: Hashable, Sendable {
  /// The oddity of the shift.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It has been open for more than a day: the clock-out may have been forgotten (`clock-in:EDGE-5`).
    case longShift
    /// The phone's clock and the server's were more than five minutes apart (`design`).
    case clockDiffers
  }

  /// What is odd.
  public let reason: Reason
  /// When the app noticed, in milliseconds since 1970-01-01 00:00 UTC.
  public let timeMilliseconds: Int64
}

extension ShiftReview {
  init(_ fields: RequestFields) throws(Refusal) {
    self.init(
      reason: try fields.word("reason"),
      timeMilliseconds: try fields.integer("atMs", in: RequestFields.times))
  }
}

/// The beginning of a shift.
public struct ClockIn: Hashable, Sendable {
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let timeMilliseconds: Int64
  /// Where; `nil` where the app had no position.
  public let fix: RecordedFix?
}

extension ClockIn {
  init(_ fields: RequestFields) throws(Refusal) {
    timeMilliseconds = try fields.integer("clockedInAtMs", in: RequestFields.times)
    fix = try fields.fixIfPresent("position")
  }
}

/// The end of a shift, with what the app says it recorded.
public struct ClockOut: ClosingReport {
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let timeMilliseconds: Int64
  /// Where; `nil` where the app had no position.
  public let fix: RecordedFix?
  /// How many points the app says there are.
  public let pointCount: Int
  /// How many gaps the app says there are.
  public let gapCount: Int
  /// How many points the app had to throw away for want of room.
  public let prunedCount: Int
  /// The times in which it was tracked without a break (`clock-in:SESSION-1`).
  public let sessions: [RecordedSession]
}

extension ClockOut {
  init(_ fields: RequestFields) throws(Refusal) {
    timeMilliseconds = try fields.integer("clockedOutAtMs", in: RequestFields.times)
    fix = try fields.fixIfPresent("position")
    pointCount = Int(try fields.integer("points", in: RequestFields.counts))
    gapCount = Int(try fields.integer("gaps", in: RequestFields.counts))
    prunedCount = Int(try fields.integer("pruned", in: RequestFields.counts))
    var sessions: [RecordedSession] = []
    for session in try fields.objectsIfPresent("sessions") {
      sessions.append(try RecordedSession(session))
    }
    self.sessions = sessions
  }
}

/// A time in which a shift was tracked without a break, as its app says (`clock-in:SESSION-1`).
public struct RecordedSession: Hashable, Sendable {
  /// When it began, in milliseconds since 1970-01-01 00:00 UTC.
  public let fromMilliseconds: Int64
  /// When it ended, in milliseconds since 1970-01-01 00:00 UTC.
  public let toMilliseconds: Int64
  /// How many points were captured in it.
  public let pointCount: Int
  /// The mode of tracking.
  public let mode: TrackingMode
  /// The intervals on foot, at speed and at rest, in milliseconds.
  public let intervals: [Int64]

  init(_ fields: RequestFields) throws(Refusal) {
    fromMilliseconds = try fields.integer("fromMs", in: RequestFields.times)
    toMilliseconds = try fields.integer("toMs", in: RequestFields.times)
    pointCount = Int(try fields.integer("points", in: RequestFields.counts))
    mode = try fields.word("mode")
    var intervals: [Int64] = []
    for name in ["intervalMs", "fastIntervalMs", "restingIntervalMs"] {
      intervals.append(try fields.integer(name, in: RequestFields.durations))
    }
    self.intervals = intervals
  }
}

/// A stretch of a shift without points, and why.
public struct RecordedGap: NumberedRecord {
  /// The reason for which nothing was recorded.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The app may not use the location.
    case noPermission
    /// The receiver found no position.
    case noSignal
    /// The app was ended or did not run.
    case appNotRunning
    /// The phone was switched off or out of power.
    case phoneOff
    /// The phone had no room for points.
    case storageFull
    /// The user stopped it to save the battery.
    case lowBattery
  }

  /// The number, counted from 1 and unique within the shift.
  public let number: Int
  /// When it began, in milliseconds since 1970-01-01 00:00 UTC.
  public let fromMilliseconds: Int64
  /// When it ended, in milliseconds since 1970-01-01 00:00 UTC.
  public let toMilliseconds: Int64
  /// Why there is nothing in it.
  public let reason: Reason
}

extension RecordedGap: UploadedRecord {
  /// Gaps come as an array of this name.
  public static let plural = "gaps"

  /// Reads a gap; that it ends before it begins is possible where the clock was turned back.
  public init(number: Int, _ fields: RequestFields) throws(Refusal) {
    self.init(
      number: number, fromMilliseconds: try fields.integer("fromMs", in: RequestFields.times),
      toMilliseconds: try fields.integer("toMs", in: RequestFields.times),
      reason: try fields.word("reason"))
  }
}

extension RecordedGap {
  /// Writes the gap down, given the one before it.
  public func pack(after previous: RecordedGap?, into packer: inout Packer) {
    packer.write(number, after: previous?.number)
    packer.write(fromMilliseconds, after: previous?.fromMilliseconds)
    packer.write(toMilliseconds, after: previous?.toMilliseconds)
    packer.write(Reason.allCases.firstIndex(of: reason) ?? 0, after: nil)
  }

  /// Reads a gap that was written after another one.
  public init(after previous: RecordedGap?, from reader: inout PackReader) {
    number = reader.number(after: previous?.number)
    fromMilliseconds = reader.number(after: previous?.fromMilliseconds)
    toMilliseconds = reader.number(after: previous?.toMilliseconds)
    reason = Reason.allCases[reader.number(after: nil)]
  }
}
