import AppParts
import DeviceInterface

/// A shift as the history lists it.
public struct ShiftSummary: Hashable, Sendable {
  /// Its name.
  public var id: String
  /// When it began, in milliseconds since 1970: by the server's clock once it has told, by the phone's before.
  public var clockedInAtMilliseconds: Int64
  /// When it ended, likewise; `nil` while it goes on, as far as is known.
  public var clockedOutAtMilliseconds: Int64?
  /// When it began by the phone's clock, where the server has told another time.
  public var claimedInAtMilliseconds: Int64?
  /// When it ended by the phone's clock, where the server has told another time.
  public var claimedOutAtMilliseconds: Int64?
  /// How long it lasted by the phone's uptime, which nobody can set; `nil` where the server has told its end.
  public var elapsedMilliseconds: Int64?
  /// How many points it has, as far as is known.
  public var pointCount = 0
  /// Whether it is flagged for review.
  public var isFlagged = false
  /// How many points had to make room before they were sent.
  public var lostCount = 0
  /// For how long its notice was away, each time; known to the phone alone.
  public var noticeAbsences: [NoticeAbsence] = []
}

extension ShiftSummary {
  /// Reads a shift of a server's answer or of storage, or returns `nil` where a part is missing.
  init?(json: JSONValue) {
    guard let id = json["shift"]?.string, id.isPathPart(bytesMax: 200),
      let clockedIn = json["clockedInAtMs"]?.integer
    else { return nil }
    self.init(
      id: id, clockedInAtMilliseconds: clockedIn,
      clockedOutAtMilliseconds: json["clockedOutAtMs"]?.integer,
      claimedInAtMilliseconds: json["claimedInAtMs"]?.integer,
      claimedOutAtMilliseconds: json["claimedOutAtMs"]?.integer,
      elapsedMilliseconds: json["elapsedMs"]?.integer,
      pointCount: json["points"]?.integer.flatMap { Int(exactly: $0) } ?? 0,
      isFlagged: json["review"]?.string != nil,
      lostCount: json["pruned"]?.integer.flatMap { Int(exactly: $0) } ?? 0,
      noticeAbsences: json["noticeAway"]?.string.map(NoticeAbsence.list) ?? [])
  }

  /// The shift as its server writes it.
  var json: JSONValue {
    let claims = [
      ("claimedInAtMs", claimedInAtMilliseconds), ("claimedOutAtMs", claimedOutAtMilliseconds),
      ("elapsedMs", elapsedMilliseconds),
    ].compactMap { name, time in time.map { JSONValue.Member(name, .integer($0)) } }
    let absences =
      noticeAbsences.isEmpty
      ? [] : [JSONValue.Member("noticeAway", .string(NoticeAbsence.text(noticeAbsences)))]
    return .object(
      [
        .init("shift", .string(id)), .init("clockedInAtMs", .integer(clockedInAtMilliseconds)),
        .init("clockedOutAtMs", clockedOutAtMilliseconds.map { .integer($0) } ?? .null),
        .init("points", .integer(Int64(pointCount))),
        .init("review", isFlagged ? .string("longShift") : .null),
        .init("pruned", .integer(Int64(lostCount))),
      ] + claims + absences)
  }

  /// When it ended: as long after its beginning as it lasted, where only the phone knows its end.
  var endMilliseconds: Int64? {
    guard let clockedOutAtMilliseconds else { return nil }
    return elapsedMilliseconds.map { clockedInAtMilliseconds + $0 } ?? clockedOutAtMilliseconds
  }

  /// When it began and ended by the phone's clock, where that says another minute than what counts (`design`, two clocks).
  var claim: (begin: Int64, end: Int64?)? {
    let begin = claimedInAtMilliseconds ?? clockedInAtMilliseconds
    let end = claimedOutAtMilliseconds ?? clockedOutAtMilliseconds
    let isOff = [(begin, clockedInAtMilliseconds), (end, endMilliseconds)].contains {
      guard let claimed = $0, let actual = $1 else { return false }
      return claimed.subtractingReportingOverflow(actual).0.magnitude >= 60_000
    }
    return isOff ? (begin, end) : nil
  }

  /// Reads a list of shifts, or returns `nil` where the text is not a whole and well-formed one.
  static func list(body: String) -> [ShiftSummary]? {
    JSONValue.answer(body, listing: "shifts", ShiftSummary.init(json:))
  }

  /// The list as text for durable storage.
  static func text(_ shifts: [ShiftSummary]) -> String {
    JSONValue.object([.init("shifts", .array(shifts.map(\.json)))]).text
  }

  /// Takes over when the shift began by the server's clock, where that has told it.
  mutating func adoptBegin(of shift: WorkShift) {
    guard let stamped = shift.stampedInAtMilliseconds else { return }
    claimedInAtMilliseconds = shift.clockedInAtMilliseconds
    clockedInAtMilliseconds = stamped
  }

  /// Takes over the times that the server has told.
  mutating func adoptTimes(of told: ShiftSummary) {
    clockedInAtMilliseconds = told.clockedInAtMilliseconds
    claimedInAtMilliseconds = told.claimedInAtMilliseconds
    clockedOutAtMilliseconds = told.clockedOutAtMilliseconds ?? clockedOutAtMilliseconds
    claimedOutAtMilliseconds = told.claimedOutAtMilliseconds
    if told.clockedOutAtMilliseconds != nil { elapsedMilliseconds = nil }
    isFlagged = isFlagged || told.isFlagged
  }

  /// Returns what is known of the shift from both: the phone may know its end before the server does, and more points.
  func merged(with other: ShiftSummary) -> ShiftSummary {
    var merged = self
    if clockedOutAtMilliseconds == nil {
      merged.clockedOutAtMilliseconds = other.clockedOutAtMilliseconds
      merged.elapsedMilliseconds = other.elapsedMilliseconds
    }
    merged.pointCount = max(pointCount, other.pointCount)
    merged.lostCount = max(lostCount, other.lostCount)
    if merged.noticeAbsences.isEmpty { merged.noticeAbsences = other.noticeAbsences }
    merged.isFlagged = isFlagged || other.isFlagged
    return merged
  }
}

/// The shifts that the employee can look back at, from what the server and the phone know.
struct ShiftHistory: Hashable, Sendable {
  /// All of them, the newest first.
  private(set) var rows: [ShiftSummary] = []
  /// The finished shifts that the phone knows of itself, the latest first.
  private(set) var kept: [ShiftSummary] = []
  /// How the server's are being loaded.
  var loading = Loading()

  /// Takes up what an earlier process has kept.
  mutating func restore(kept: [ShiftSummary]) { self.kept = kept }

  /// Remembers a shift that has ended; only so many, unless those beyond wait for the server.
  mutating func keep(
    _ shift: ShiftSummary, atMost countMax: Int,
    sparing isWaiting: (String) -> Bool = { _ in false }
  ) {
    kept.removeAll { $0.id == shift.id }
    kept.insert(shift, at: 0)
    guard kept.count > countMax, let oldest = kept.lastIndex(where: { !isWaiting($0.id) }) else {
      return
    }
    kept.remove(at: oldest)
  }

  /// Takes over the times that the server has told of a shift that is kept; returns whether that has changed anything.
  mutating func adoptTimes(of told: ShiftSummary) -> Bool {
    guard let index = kept.firstIndex(where: { $0.id == told.id }) else { return false }
    let before = kept[index]
    kept[index].adoptTimes(of: told)
    return kept[index].claim?.begin != before.claim?.begin
      || kept[index].isFlagged != before.isFlagged
  }

  /// Puts together what the server and the phone know, with the shift that goes on.
  mutating func arrange(fromServer shifts: [ShiftSummary], current: ShiftSummary?) {
    var rows = shifts
    var known: [String: Int] = [:]
    for (index, row) in rows.enumerated() { known[row.id] = index }
    for local in kept + (current.map { [$0] } ?? []) {
      if let index = known[local.id] {
        rows[index] = rows[index].merged(with: local)
      } else {
        known[local.id] = rows.count
        rows.append(local)
      }
    }
    self.rows = rows.sorted {
      ($1.clockedInAtMilliseconds, $0.id) < ($0.clockedInAtMilliseconds, $1.id)
    }
  }
}
