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
      lostCount: json["pruned"]?.integer.flatMap { Int(exactly: $0) } ?? 0)
  }

  /// The shift as its server writes it.
  var json: JSONValue {
    .object([
      .init("shift", .string(id)), .init("clockedInAtMs", .integer(clockedInAtMilliseconds)),
      .init("clockedOutAtMs", clockedOutAtMilliseconds.map { .integer($0) } ?? .null),
      .init("points", .integer(Int64(pointCount))),
      .init("review", isFlagged ? .string("longShift") : .null),
      .init("pruned", .integer(Int64(lostCount))),
    ])
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
    merged.isFlagged = isFlagged || other.isFlagged
    return merged
  }
}
