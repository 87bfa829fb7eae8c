public import DeviceInterface
public import DeviceSimulator
public import Rehearsal
public import TourApp

/// The watch over the tour app: points that were triggered, and its promises of them (`tour:REQ-1`, `tour:STATE-2`).
public struct TourWatch: AppObserver {
  /// The app's flow.
  public typealias Process = TourFlow

  static let sequence = "The points of a tour are triggered in their order, each once."
  static let oneCircle = "Only the circle of the next point is watched."
  static let release = "Where no tour is running, nothing is tracked, watched or heard."

  private struct Heard: Hashable, Sendable {
    var tour: String
    var count: Int
    /// How many points the tour had, which another walk of it may not have.
    var total: Int

    var isWhole: Bool { count == total }
  }

  private struct Trigger: Hashable, Sendable {
    var tour: String
    var number: Int
    /// Whether the tour was completed and begun anew after it.
    var isOfEarlierWalk = false
  }

  private var triggers: [Trigger] = []
  /// How many points of which tour were heard, as far as was seen last.
  private var heard: Heard?
  /// What was found and is told at the next moment.
  private var found: InvariantViolation?

  /// Begins to watch.
  public init() {}

  /// The numbers of the points that were triggered, the first one first.
  var numbers: [Int] { triggers.map(\.number) }

  /// What was found and not yet told.
  var untold: InvariantViolation? { found }

  /// Looks whether a point was triggered, and what the phone does for the app.
  public mutating func look(
    at process: borrowing Process, after signal: Signal?, _ phone: Phone, _ records: [TrackRecord]
  ) {
    guard phone.appState.hasProcess, !process.awaitsStorage else { return }
    // The last point of a tour ends the walk.
    if let walk = process.walk {
      noteHeard(walk)
    } else if let heard {
      noteHeard(process.walk(of: heard.tour))
    }
    noteTrigger(process.walk)
    let watched = phone.monitoredRegions
    guard let walk = process.walk else {
      // After a signal its requests are performed; between two of them a process may just have gone.
      if signal != nil, phone.isUpdatingLocation || phone.audio != nil || !watched.isEmpty {
        report(Self.release, "No tour is running, and something of it goes on.")
      }
      return
    }
    let isNext = watched.allSatisfy { $0.center == walk.awaited?.position }
    if watched.count > 1 || !isNext {
      report(Self.oneCircle, "\(watched.count) are: \(watched.map(\.id).joined(separator: ", ")).")
    }
  }

  private mutating func noteTrigger(_ walk: TourWalk?) {
    guard let walk, let active = walk.active else { return }
    let last = triggers.last { $0.tour == walk.tour.id && !$0.isOfEarlierWalk }
    guard last?.number != active.number else { return }
    triggers.append(Trigger(tour: walk.tour.id, number: active.number))
    let expected = (last?.number ?? 0) + 1
    if active.number != expected {
      report(Self.sequence, "Point \(active.number) was triggered instead of point \(expected).")
    }
  }

  /// What was heard stays so, also for the next process; only a tour that was completed may begin again.
  private mutating func noteHeard(_ walk: TourWalk?) {
    guard let walk else { return }
    let count = walk.completedCount
    if let heard, heard.tour == walk.tour.id, count < heard.count {
      if heard.isWhole {
        forgetWalk(of: heard.tour)
      } else {
        report(Self.sequence, "Point \(heard.count) was heard, and is waited for once more.")
      }
    }
    heard = Heard(tour: walk.tour.id, count: count, total: walk.tour.points.count)
  }

  /// What was triggered in a walk that was completed tells nothing of the next one.
  private mutating func forgetWalk(of tour: String) {
    for index in triggers.indices where triggers[index].tour == tour {
      triggers[index].isOfEarlierWalk = true
    }
  }

  private mutating func report(_ rule: String, _ happened: String) {
    found = found ?? InvariantViolation(rule: rule, happened: happened)
  }

  /// Tells what was found.
  public mutating func observe(_ moment: InvariantMoment) -> InvariantViolation? {
    defer { found = nil }
    return found
  }
}
