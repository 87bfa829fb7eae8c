import AppParts
import DeviceInterface

/// A shift as the history lists it.
public struct ShiftSummary: Hashable, Sendable {
  /// Its name.
  public var id: String
  /// When it began, in milliseconds since 1970.
  public var clockedInAtMilliseconds: Int64
  /// When it ended; `nil` while it goes on, as far as is known.
  public var clockedOutAtMilliseconds: Int64?
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
      pointCount: json["points"]?.integer.flatMap { Int(exactly: $0) } ?? 0,
      isFlagged: json["review"]?.string != nil,
      lostCount: json["pruned"]?.integer.flatMap { Int(exactly: $0) } ?? 0,
      noticeAbsences: json["noticeAway"]?.string.map(NoticeAbsence.list) ?? [])
  }

  /// The shift as its server writes it.
  var json: JSONValue {
    let members: [JSONValue.Member] = [
      .init("shift", .string(id)), .init("clockedInAtMs", .integer(clockedInAtMilliseconds)),
      .init("clockedOutAtMs", clockedOutAtMilliseconds.map { .integer($0) } ?? .null),
      .init("points", .integer(Int64(pointCount))),
      .init("review", isFlagged ? .string("longShift") : .null),
      .init("pruned", .integer(Int64(lostCount))),
    ]
    guard !noticeAbsences.isEmpty else { return .object(members) }
    return .object(
      members + [.init("noticeAway", .string(NoticeAbsence.text(noticeAbsences)))])
  }

  /// Reads a list of shifts, or returns `nil` where the text is not a whole and well-formed one.
  static func list(body: String) -> [ShiftSummary]? {
    JSONValue.answer(body, listing: "shifts", ShiftSummary.init(json:))
  }

  /// The list as text for durable storage.
  static func text(_ shifts: [ShiftSummary]) -> String {
    JSONValue.object([.init("shifts", .array(shifts.map(\.json)))]).text
  }

  /// Returns what is known of the shift from both: the phone may know its end before the server does, and more points.
  func merged(with other: ShiftSummary) -> ShiftSummary {
    var merged = self
    merged.clockedOutAtMilliseconds = clockedOutAtMilliseconds ?? other.clockedOutAtMilliseconds
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

  /// Remembers a shift that has ended, for as long as the server may not have it; only so many.
  mutating func keep(_ shift: ShiftSummary, atMost countMax: Int) {
    kept.removeAll { $0.id == shift.id }
    kept.insert(shift, at: 0)
    if kept.count > countMax { kept.removeLast() }
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
