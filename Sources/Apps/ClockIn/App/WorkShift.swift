public import AppParts
import DeviceInterface

/// A shift that is going on, as it survives deaths of the process.
public struct WorkShift: Hashable, Sendable {
  /// Its name on this phone and on the server; unique over all phones and times.
  public let id: String
  /// When it began, in milliseconds since 1970 by the phone's clock at that time.
  public let clockedInAtMilliseconds: Int64
  /// The time since then.
  public internal(set) var stopwatch: Stopwatch
  /// Whether the report of its beginning is with the journal.
  public internal(set) var isStartReported = false
  /// How many interruptions are over and reported.
  public internal(set) var gapCount = 0
  /// The interruption that is going on.
  public internal(set) var openGap: ShiftGap?
  /// Whether it was flagged for review (`clock-in:EDGE-5`).
  public internal(set) var isFlagged = false
  /// For how long its notice was away, each time (`I-110`).
  public internal(set) var noticeAbsences: [NoticeAbsence] = []
  /// The times in which it was tracked without a break (`clock-in:SESSION-1`).
  public internal(set) var sessions: [TrackingSession] = []
  /// When the employee ended it, while its final position is looked for.
  public internal(set) var clockedOutAtMilliseconds: Int64?
  /// The time since the employee ended it.
  var sinceEnd: Stopwatch?
  /// When it began by the server's clock, where that has told another minute than the phone's.
  var stampedInAtMilliseconds: Int64?
  /// Whether the server has told that the phone's clock is not right.
  public internal(set) var clockIsOff = false
  /// When it was last stored.
  var savedAtMilliseconds: Int64
  /// In which start of the phone that was.
  var savedInBoot: Int

  /// Creates a shift that begins now.
  init(id: String, _ facts: Facts) {
    self.id = id
    clockedInAtMilliseconds = facts.wallClock.millisecondsSince1970
    stopwatch = Stopwatch()
    stopwatch.start(facts)
    savedAtMilliseconds = clockedInAtMilliseconds
    savedInBoot = facts.bootCount
  }

  /// The time since its beginning, which runs on after its end.
  func sinceStart(_ facts: Facts) -> Stopwatch {
    guard let sinceEnd, !stopwatch.isRunning else { return stopwatch }
    return Stopwatch(
      base: stopwatch.elapsed(facts) + sinceEnd.elapsed(facts),
      runningSince: Stopwatch.Moment(facts))
  }

  /// Whether somebody is to look at it, as far as the phone knows.
  var isForReview: Bool { isFlagged || clockIsOff }

  /// Where its points go.
  var destination: PointLog.Destination { PointLog.Destination(path: path("points")) }

  /// The server's path of something of the shift.
  func path(_ part: String) -> String { "/api/shifts/\(id)/\(part)" }

  /// The body of the report of its beginning, with the position or its absence.
  func clockIn(position: TrackPoint?) -> String {
    #"{"shift":\#(JSONValue.string(id).text),"clockedInAtMs":\#(clockedInAtMilliseconds)"#
      + #","position":\#(position?.jsonWithoutNumber ?? "null")}"#
  }

  /// The body of the report of its end.
  func clockOut(
    atMilliseconds: Int64, position: TrackPoint?, points: Int, pruned: Int
  ) -> String {
    #"{"clockedOutAtMs":\#(atMilliseconds),"position":\#(position?.jsonWithoutNumber ?? "null")"#
      + #","points":\#(points),"gaps":\#(gapCount),"pruned":\#(pruned)"#
      + #","sessions":\#(JSONValue.array(sessions.map(\.json)).text)}"#
  }
}

extension WorkShift {
  /// The shift as text for durable storage.
  var text: String {
    JSONValue.object(
      [
        .init("format", .integer(1)), .init("id", .string(id)),
        .init("clockedInAtMs", .integer(clockedInAtMilliseconds)),
        .init("stopwatch", .string(stopwatch.line)),
        .init("startReported", .bool(isStartReported)),
        .init("gaps", .integer(Int64(gapCount))),
        .init("gap", openGap.map { .string($0.reason.rawValue) } ?? .null),
        .init("gapFromMs", openGap.map { .integer($0.fromMilliseconds) } ?? .null),
        .init("flagged", .bool(isFlagged)),
        .init("clockedOutAtMs", clockedOutAtMilliseconds.map { .integer($0) } ?? .null),
        .init("savedAtMs", .integer(savedAtMilliseconds)),
        .init("boot", .integer(Int64(savedInBoot))),
      ] + rarities
    ).text
  }

  /// What is to be said of few shifts, and takes no room on a full phone otherwise; and how each was tracked.
  private var rarities: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let sinceEnd { members.append(.init("sinceEnd", .string(sinceEnd.line))) }
    if clockIsOff { members.append(.init("clockIsOff", .bool(true))) }
    if let stamped = stampedInAtMilliseconds {
      members.append(.init("stampedInAtMs", .integer(stamped)))
    }
    if !sessions.isEmpty {
      members.append(.init("sessions", .string(TrackingSession.text(sessions))))
    }
    if !noticeAbsences.isEmpty {
      members.append(.init("noticeAway", .string(NoticeAbsence.text(noticeAbsences))))
    }
    return members
  }

  /// Restores the shift, or returns `nil` where the text is none.
  init?(text: String) {
    guard let json = try? JSONValue(parsing: text, limits: .init(bytesMax: 65_536, depthMax: 4)),
      json["format"]?.integer == 1, let id = json["id"]?.string, !id.isEmpty,
      !id.utf8.contains(UInt8(ascii: "/")), let clockedInAt = json["clockedInAtMs"]?.integer,
      let stopwatch = json["stopwatch"]?.string.flatMap({ Stopwatch(line: $0[...]) }),
      let savedAt = json["savedAtMs"]?.integer,
      let boot = json["boot"]?.integer.flatMap({ Int(exactly: $0) })
    else { return nil }
    self.id = id
    clockedInAtMilliseconds = clockedInAt
    self.stopwatch = stopwatch
    savedAtMilliseconds = savedAt
    savedInBoot = boot
    isStartReported = json["startReported"]?.bool ?? false
    gapCount = json["gaps"]?.integer.flatMap { Int(exactly: $0) } ?? 0
    if let reason = json["gap"]?.string.flatMap(ShiftGap.Reason.init(rawValue:)),
      let from = json["gapFromMs"]?.integer
    {
      openGap = ShiftGap(reason, fromMilliseconds: from)
    }
    isFlagged = json["flagged"]?.bool ?? false
    clockedOutAtMilliseconds = json["clockedOutAtMs"]?.integer
    sinceEnd = json["sinceEnd"]?.string.flatMap { Stopwatch(line: $0[...]) }
    stampedInAtMilliseconds = json["stampedInAtMs"]?.integer
    clockIsOff = json["clockIsOff"]?.bool ?? false
    noticeAbsences = json["noticeAway"]?.string.map(NoticeAbsence.list) ?? []
    sessions = json["sessions"]?.string.map(TrackingSession.list) ?? []
  }
}

/// An interruption of the tracking of a shift.
public struct ShiftGap: Hashable, Sendable {
  /// The reason for which there was no tracking.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The app might not use the location.
    case noPermission
    /// The receiver found no position.
    case noSignal
    /// The app had been ended, or the system did not let it run.
    case appNotRunning
    /// The phone was off.
    case phoneOff
    /// Recorded points had to make room before they were uploaded.
    case storageFull
    /// Tracking stopped to save the battery, as configured.
    case lowBattery

    /// Whether nothing is tracked meanwhile: a receiver that hears nothing is listened to.
    var endsSession: Bool {
      switch self {
      case .noPermission, .appNotRunning, .phoneOff, .lowBattery: true
      case .noSignal, .storageFull: false
      }
    }
  }

  /// Why.
  public var reason: Reason
  /// Since when, in milliseconds since 1970 by the phone's clock at that time.
  public var fromMilliseconds: Int64

  /// Creates an interruption that goes on.
  public init(_ reason: Reason, fromMilliseconds: Int64) {
    (self.reason, self.fromMilliseconds) = (reason, fromMilliseconds)
  }

  /// The body of the report about it, once it is over.
  func report(number: Int, toMilliseconds: Int64) -> String {
    JSONValue.object([
      .init(
        "gaps",
        .array([
          .object([
            .init("n", .integer(Int64(number))), .init("fromMs", .integer(fromMilliseconds)),
            .init("toMs", .integer(toMilliseconds)), .init("reason", .string(reason.rawValue)),
          ])
        ]))
    ]).text
  }
}
