import AppParts
import BackendSimulator
import DeviceInterface

/// A point arrives as it was recorded: its time above all, however late it comes (`clock-in:FR-007`, `clock-in:SC-007`).
enum PointsNeverChange {
  static let rule = "Points, and their timestamps above all, never change between phone and server."

  /// Compares points that the server has stored with what was recorded under their numbers.
  static func check(
    _ stored: some Sequence<RecordedPoint>, _ record: TrackRecord
  ) -> [InvariantViolation] {
    var entries = record.entries.reader
    return stored.compactMap { point in
      guard record.entries.indices.contains(point.number - 1) else {
        return InvariantViolation(
          rule: rule, happened: "The server has point \(point.number), which was never recorded.")
      }
      return difference(point, entries[point.number - 1].point)
    }
  }

  private static func difference(
    _ stored: RecordedPoint, _ point: TrackPoint
  ) -> InvariantViolation? {
    guard stored.fix.timeMilliseconds == point.timeMilliseconds else {
      return InvariantViolation(
        rule: rule,
        happened: "Point \(stored.number) has the time \(stored.fix.timeMilliseconds) on the server"
          + " and was recorded at \(point.timeMilliseconds).")
    }
    guard stored == RecordedPoint(point) else {
      return InvariantViolation(
        rule: rule, happened: "Point \(stored.number) is \(stored) on the server, not \(point).")
    }
    return nil
  }
}

extension RecordedPoint {
  /// What a server must hold of a point.
  init(_ point: TrackPoint) {
    self.init(
      number: point.number, fix: RecordedFix(point), beginsStretch: point.beginsStretch,
      refutesLast: point.refutesLast)
  }
}

extension RecordedFix {
  /// What a server must hold of a point.
  init(_ point: TrackPoint) {
    self.init(
      timeMilliseconds: point.timeMilliseconds, position: point.position,
      accuracyMeters: point.accuracyMeters,
      speedMillimetersPerSecond: point.speedMillimetersPerSecond,
      circumstances: point.circumstances,
      isLowAccuracy: point.isLowAccuracy, isLastKnown: point.isLastKnown,
      isImpossible: point.isImpossible)
  }
}
