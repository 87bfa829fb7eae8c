import AppParts
import BackendSimulator

/// A recorded point is on the server exactly once, or still on the phone, or was pruned or refused by the stated rules.
enum EveryPointIsKept {
  static let rule =
    "Every recorded point is on the server exactly once or still on the phone, unless pruned or refused."

  /// The violation that points of an execution or shift are gone.
  static func violation(lost count: Int, of name: String) -> InvariantViolation {
    InvariantViolation(
      rule: rule,
      happened: "\(World.counted(count, "point", "points")) of \(name) cannot be found any more.")
  }

  /// The numbers of the points that are neither on the server nor refused.
  static func missing(
    from record: TrackRecord, onServer isStored: (Int) -> Bool
  ) -> [Int] {
    record.entries.lazy.map(\.point.number).filter {
      !isStored($0) && !record.refused.contains($0)
    }
  }

  /// The numbers of the points that are neither among those that a server has stored nor refused.
  static func missing(
    from record: TrackRecord, in stored: RecordStore<RecordedPoint>
  ) -> [Int] {
    missing(from: record, onServer: stored.holding(of: record.owner))
  }

  /// Looks for the missing points in what the phone holds; those that were pruned are only counted.
  ///
  /// What a full storage did not take in is lost with its process, which the app must have said. It cannot say so only
  /// where nothing at all of the log is stored.
  static func check(
    _ record: TrackRecord, missing: [Int], onPhone held: Set<Int>
  ) -> InvariantViolation? {
    let gone = missing.count { !held.contains($0) && !record.lostWithProcess.contains($0) }
    guard gone > record.lostCount else { return nil }
    return violation(lost: gone - record.lostCount, of: record.name)
  }
}
