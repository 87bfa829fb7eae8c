import BackendSimulator
import DeviceInterface
import Vocabulary

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
  /// What a full storage did not take in is lost with its process, which the app must have said, or has left in storage
  /// for the next process to say. It cannot say so only where nothing at all of the log is stored.
  static func check(
    _ record: TrackRecord, missing: [Int], onPhone held: Set<Int>, untold stored: Int
  ) -> InvariantViolation? {
    let gone = missing.count { !held.contains($0) && !record.lostWithProcess.contains($0) }
    let told = max(record.lostCount, stored)
    guard gone > told else { return nil }
    return violation(lost: gone - told, of: record.name)
  }
}

/// Points that were lost leave a number behind: once nothing waits any more, the server was told how many they were.
enum WhatIsLostIsTold {
  static let rule =
    "How many points were lost is told to the server, at the latest once nothing else waits."

  /// Compares what the app has said to have lost with the highest number that its server was told.
  static func check(_ record: TrackRecord, told: Int) -> InvariantViolation? {
    guard record.lostCount > told else { return nil }
    return InvariantViolation(
      rule: rule,
      happened: "\(World.counted(record.lostCount, "point", "points")) of \(record.name) were lost,"
        + " and the server was told of \(told).")
  }

  /// The highest number of lost points in what a server was told of an owner; zero where it was told none.
  static func told(of owner: String, in log: RequestLog) -> Int {
    let counts = log.requests.lazy.filter { $0.path.contains(owner) || $0.body.contains(owner) }
      .compactMap { request -> Int? in
        guard request.body.contains("\"pruned\":") else { return nil }
        let json = try? JSONValue(parsing: request.body, limits: .init(bytesMax: 1 << 20))
        return json?["pruned"]?.integer.flatMap { Int(exactly: $0) }
      }
    return counts.max() ?? 0
  }
}

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
    _ stored: RecordedPoint, _ point: RecordedPoint
  ) -> InvariantViolation? {
    guard stored.fix.timeMilliseconds == point.fix.timeMilliseconds else {
      return InvariantViolation(
        rule: rule,
        happened: "Point \(stored.number) has the time \(stored.fix.timeMilliseconds) on the server"
          + " and was recorded at \(point.fix.timeMilliseconds).")
    }
    guard stored == point else {
      return InvariantViolation(
        rule: rule, happened: "Point \(stored.number) is \(stored) on the server, not \(point).")
    }
    return nil
  }
}

/// Points are recorded only between start and end, not during a pause, and only with permission (`startup:FR-009`).
enum RecordedOnlyWhileActive {
  static let rule =
    "Points are recorded only while what they are recorded for is active, and location is allowed."

  /// Looks at a point that has just been recorded.
  static func check(
    _ point: RecordedPoint, isActive: Bool, _ permission: Permission
  ) -> InvariantViolation? {
    guard isActive else {
      return InvariantViolation(
        rule: rule, happened: "Point \(point.number) was recorded while nothing was active.")
    }
    guard permission.status.allowsLocation else {
      return InvariantViolation(
        rule: rule,
        happened: "Point \(point.number) was recorded with the permission \(permission.notice).")
    }
    return nil
  }
}

/// The rule that what cannot be stored is tried again only while room is made for it.
enum StoringComesToRest {
  static let rule = "What cannot be stored is tried again a bounded number of times at one instant."

  /// Looks at what the app has stored again.
  static func check(_ news: RecordedNews) -> InvariantViolation? {
    news.endlessRetry.map { InvariantViolation(rule: rule, happened: $0) }
  }
}
