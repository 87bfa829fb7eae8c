public import BackendSimulator
import DeviceInterface

/// The points that a courier's app records from a start of tracking to its end, as far as the server knows of them.
public struct TrackedRun: Hashable, Sendable {
  /// What identifies it; chosen by the app.
  public let id: String
  /// The courier's id.
  public let courierID: String
  /// The route's id.
  public let routeID: String
  /// How many points the app has said to have thrown away for want of room.
  public internal(set) var prunedCount = 0
}

/// Where a courier is, as far as the server knows.
public struct PresentLocation: Hashable, Sendable {
  /// What the phone has told.
  public let location: CourierLocation
  /// When that was, in milliseconds since 1970 by the server's clock: the phone's may be off, by as much as it was when the
  /// location was sent.
  public let atMilliseconds: Int64
}

/// The places where couriers were: what came point by point, and what phones had kept and sent together.
public struct LocationTable: Hashable, Sendable {
  /// The points that came together, by their run.
  public private(set) var points = RecordStore<RecordedPoint>()
  /// The runs, in the order in which they became known.
  public private(set) var runs: [TrackedRun] = []
  private var singles: [CourierLocation] = []
  /// The newest location of each courier that is known.
  private var newest: [PresentLocation] = []
  /// The age of the oldest location of each run that has any.
  private var oldest: [String: Int64] = [:]
  /// The least of these times.
  private var oldestOfAll = Int64.max

  /// How long a location is kept, in milliseconds: 90 days (`delivery:PRIVACY-1`).
  public static let keptMilliseconds: Int64 = 90 * 86_400_000

  /// The courier's locations, in the order in which they were recorded.
  public func locations(of courierID: String) -> [CourierLocation] {
    let together = runs.filter { $0.courierID == courierID }.flatMap { run in
      points.arrivals(of: run.id).map {
        CourierLocation($0.record, uploadedAt: $0.arrival, of: run)
      }
    }
    return (singles.filter { $0.courierID == courierID } + together).sorted {
      ($0.recordedAtMilliseconds, $0.uploadedAt) < ($1.recordedAtMilliseconds, $1.uploadedAt)
    }
  }

  /// How many locations of the courier there are.
  public func count(of courierID: String) -> Int {
    runs.reduce(singles.count { $0.courierID == courierID }) {
      $0 + ($1.courierID == courierID ? points.count(of: $1.id) : 0)
    }
  }

  /// The courier's newest location; `nil` where none is known.
  ///
  /// What repeats an old position, or implies an impossible speed, is not taken for one.
  public func newest(of courierID: String) -> PresentLocation? {
    newest.first { $0.location.courierID == courierID }
  }

  /// Returns the run with the id.
  public func run(_ id: String) -> TrackedRun? { runs.last { $0.id == id } }

  /// Returns the run, which is made known if it is new; throws 403 where it is another courier's or another route's.
  mutating func admit(
    _ id: String, of courierID: String, on routeID: String
  ) throws(Refusal) -> TrackedRun {
    if let run = run(id) {
      guard run.courierID == courierID, run.routeID == routeID else {
        throw Refusal(403, "The run “\(id)” is not one of this courier on this route", .notYours)
      }
      return run
    }
    let run = TrackedRun(id: id, courierID: courierID, routeID: routeID)
    runs.append(run)
    return run
  }

  /// Takes note of how many points of a run were thrown away; never fewer than before.
  mutating func notePruned(_ count: Int, of id: String) {
    guard let index = runs.lastIndex(where: { $0.id == id }) else { return }
    runs[index].prunedCount = max(count, runs[index].prunedCount)
  }

  /// Deletes what is known of where a courier was up to now; returns how many locations that were.
  mutating func erase(_ courierID: String, by clock: ServerClock) -> Int {
    let count = count(of: courierID)
    singles.removeAll { $0.courierID == courierID }
    oldest[Self.noRun] = singles.lazy.map(clock.time(of:)).min()
    // All that is here is of the time before, whatever the phone's clock says of it.
    for run in runs where run.courierID == courierID { forget(of: run, by: clock) { _ in true } }
    newest.removeAll { $0.location.courierID == courierID }
    oldestOfAll = oldest.values.min() ?? .max
    return count
  }

  private mutating func forget(
    of run: TrackedRun, by clock: ServerClock, where isGone: (Stored<RecordedPoint>) -> Bool
  ) {
    points.forget(of: run.id, where: isGone)
    oldest[run.id] = points.arrivals(of: run.id).lazy.map(clock.time(of:)).min()
  }

  /// Takes in one location from a clock that is so far ahead, unless it is of a time of which nothing is to be known any more:
  /// up to the end, by the server's clock.
  mutating func take(
    _ location: CourierLocation, by clock: ServerClock, ahead: Int64, erasedUntil end: Int64?
  ) {
    if let end, location.recordedAtMilliseconds - ahead <= end { return }
    singles.append(location)
    noteOldest(clock.time(of: location), of: Self.noRun)
    noteNewest(location, clock, ahead: ahead)
  }

  /// Takes in points that belong to a run, and says what was accepted; those of an erased time are not kept.
  mutating func take(
    _ upload: Upload<RecordedPoint>, of run: TrackedRun, at time: Instant, by clock: ServerClock,
    ahead: Int64, erasedUntil end: Int64?, countMax: Int?
  ) -> UploadReceipt {
    let receipt = points.take(upload, of: run.id, at: time, countMax: countMax)
    let taken = Set(receipt.accepted)
    if let end {
      forget(of: run, by: clock) {
        taken.contains($0.record.number) && $0.record.fix.timeMilliseconds - ahead <= end
      }
    }
    let records = points.records(of: run.id, around: receipt.accepted)
    if let least = records.lazy.map(\.fix.timeMilliseconds).min() {
      noteOldest(min(least, clock.milliseconds(at: time)), of: run.id)
    }
    // How far the clock is off now says nothing of those that came before.
    for point in records where taken.contains(point.number) {
      guard !point.fix.isLastKnown, !point.fix.isImpossible else { continue }
      noteNewest(CourierLocation(point, uploadedAt: time, of: run), clock, ahead: ahead)
    }
    return receipt
  }

  /// Whether anything is older than the limit; with every request time passes, and mostly nothing is.
  func hasBefore(_ limit: Int64) -> Bool { oldestOfAll < limit }

  /// Deletes what is older than the limit; that points of it were accepted stays known.
  mutating func forget(before limit: Int64, by clock: ServerClock) {
    guard hasBefore(limit) else { return }
    defer { oldestOfAll = oldest.values.min() ?? .max }
    if let least = oldest[Self.noRun], least < limit {
      singles.removeAll { clock.time(of: $0) < limit }
      oldest[Self.noRun] = singles.lazy.map(clock.time(of:)).min()
    }
    for run in runs {
      guard let least = oldest[run.id], least < limit else { continue }
      forget(of: run, by: clock) { clock.time(of: $0) < limit }
    }
    newest.removeAll { clock.time(of: $0.location) < limit }
  }

  /// What stands for the locations of no run; no id is empty.
  private static let noRun = ""

  private mutating func noteOldest(_ milliseconds: Int64, of run: String) {
    oldest[run] = min(oldest[run] ?? milliseconds, milliseconds)
    oldestOfAll = min(oldestOfAll, milliseconds)
  }

  /// Takes note of a location, unless a newer one is known; no clock makes one newer than now.
  private mutating func noteNewest(
    _ location: CourierLocation, _ clock: ServerClock, ahead: Int64
  ) {
    let time = min(
      location.recordedAtMilliseconds - ahead, clock.milliseconds(at: location.uploadedAt))
    let known = newest.firstIndex { $0.location.courierID == location.courierID }
    if let known, newest[known].atMilliseconds > time { return }
    if let known { newest.remove(at: known) }
    newest.append(PresentLocation(location: location, atMilliseconds: time))
  }
}

/// When locations were, in milliseconds since 1970: as they say themselves or as the server has them, whichever is earlier,
/// so that a phone's clock that runs ahead keeps nothing for longer (`delivery:PRIVACY-1`).
extension ServerClock {
  fileprivate func time(of location: CourierLocation) -> Int64 {
    min(location.recordedAtMilliseconds, milliseconds(at: location.uploadedAt))
  }

  fileprivate func time(of point: Stored<RecordedPoint>) -> Int64 {
    min(point.record.fix.timeMilliseconds, milliseconds(at: point.arrival))
  }
}
