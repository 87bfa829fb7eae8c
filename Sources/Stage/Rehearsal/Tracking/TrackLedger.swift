import BackendSimulator
public import DeviceInterface
import DeviceSimulator

/// Everything that an app has been seen to record, and the rules that hold while it does.
///
/// It looks at what is new after each signal, which costs the same however long the route is.
public struct TrackLedger: Hashable, Sendable {
  /// The time and the circumstances in which the app was looked at.
  struct Moment {
    let now: Instant
    let permission: Permission
    /// How many times the phone has been started.
    let bootCount: Int
    /// The number of the app's process.
    let session: Int
    /// Whether the platform tells when the process before ended.
    let previousEndIsTold: Bool
  }

  /// What was recorded, by owner, in the order of their beginnings.
  public private(set) var records: [TrackRecord] = []
  /// What the app was doing when it was last looked at.
  private(set) var activity: TrackedActivity?
  /// Whether its status has changed since the time that it counts was last compared.
  private(set) var owesComparison = false
  /// In which process that was.
  private var session = 0

  /// The record that sentences without a name speak of: of what is going on, or of what was last.
  public var current: TrackRecord? {
    activity.flatMap { index(of: $0.owner) }.map { records[$0] } ?? records.last
  }

  /// The place of an owner's record; there are few, and the latest is asked for most.
  public func index(of owner: String) -> Int? { records.lastIndex { $0.owner == owner } }

  /// Takes note that something could not be stored.
  mutating func noteStorageFailure() {
    for index in records.indices { records[index].storageFailed = true }
  }

  /// Takes note that the app's process has ended, and with it what only its memory held.
  mutating func noteProcessEnded(at now: Instant, unstored: (TrackRecord) -> Set<Int>) {
    for index in records.indices {
      records[index].clock.noteDeath(at: now)
      guard records[index].storageFailed else { continue }
      records[index].loseWithProcess(unstored(records[index]))
    }
  }

  /// Takes note that the app's process does not run any more although it is there, or that it runs again.
  mutating func noteSuspended(_ isSuspended: Bool, at now: Instant) {
    for index in records.indices { records[index].clock.noteSuspended(isSuspended, at: now) }
  }

  /// Takes note that no app may locate the phone: no line may lead over it.
  mutating func noteAccessLost() {
    for index in records.indices { records[index].wasHalted = true }
  }

  /// Takes note that the phone's clock was set.
  mutating func noteClockSet() {
    for index in records.indices { records[index].clock.noteClockSet() }
  }

  /// Takes note of what the server has been compared with.
  mutating func noteCompared(_ count: Int, at index: Int) { records[index].comparedCount = count }

  /// Returns the length of the way along an owner's points.
  public mutating func length(at index: Int) -> Distance { records[index].length() }

  /// Returns what is known of an owner's points.
  func known(of owner: String) -> HeldTrack.Known {
    index(of: owner).map { records[$0].known } ?? .nothing
  }

  /// Takes in what an app has recorded while it handled a signal; returns the first rule that is broken.
  mutating func observe(
    _ news: RecordedNews, _ activity: TrackedActivity?, _ moment: Moment
  ) -> InvariantViolation? {
    let isNewProcess = session != moment.session
    var violation = OneActivityAtATime.check(news.tracks) ?? StoringComesToRest.check(news)
    for track in news.tracks {
      let found = observe(track, activity, moment, isNewProcess)
      violation = violation ?? found
    }
    // As after most signals, nothing else has begun, and nothing has stopped.
    if isNewProcess || activity?.isInterrupted == true
      || TrackedActivity.differ(activity, self.activity)
    {
      observeStatus(activity, moment, isNewProcess)
      self.activity = activity
      session = moment.session
    }
    return violation
  }

  // MARK: Points

  private mutating func observe(
    _ track: HeldTrack, _ activity: TrackedActivity?, _ moment: Moment, _ isNewProcess: Bool
  ) -> InvariantViolation? {
    guard let index = index(of: track.owner) else {
      return begin(track, activity, moment, isNewProcess)
    }
    records[index].recordLosses(of: track)
    let known = records[index].entries.count
    guard track.recordedCount >= known else {
      // Also a process that lost them must know how many they were, or it uses their numbers again.
      return EveryPointIsKept.violation(lost: known - track.recordedCount, of: records[index].name)
    }
    var violation: InvariantViolation?
    for point in track.points {
      let found = add(point, at: index, activity, moment)
      violation = violation ?? found
    }
    return violation
  }

  /// Begins a record; what a new process finds under an unknown name was recorded by an older version of the app.
  private mutating func begin(
    _ track: HeldTrack, _ activity: TrackedActivity?, _ moment: Moment, _ isNewProcess: Bool
  ) -> InvariantViolation? {
    let name = activity?.owner == track.owner ? activity?.name : nil
    records.append(TrackRecord(owner: track.owner, name: name ?? track.owner))
    let index = records.count - 1
    var violation: InvariantViolation?
    for point in track.points {
      if isNewProcess {
        records[index].add(RecordedEntry(point: point, at: moment.now))
      } else {
        let found = add(point, at: index, activity, moment)
        violation = violation ?? found
      }
    }
    return violation
  }

  private mutating func add(
    _ point: RecordedPoint, at index: Int, _ activity: TrackedActivity?, _ moment: Moment
  ) -> InvariantViolation? {
    let owner = records[index].owner
    let isActive =
      activity?.isActive == true && activity?.owner == owner
      || self.activity?.isActive == true && self.activity?.owner == owner
    let violation =
      RecordedOnlyWhileActive.check(point, isActive: isActive, moment.permission)
      ?? NoSegmentBridgesPause.check(point, wasHalted: records[index].wasHalted)
    records[index].add(RecordedEntry(point: point, at: moment.now))
    return violation
  }

  // MARK: Status

  private mutating func observeStatus(
    _ activity: TrackedActivity?, _ moment: Moment, _ isNewProcess: Bool
  ) {
    if let before = self.activity, before.owner != activity?.owner,
      let index = index(of: before.owner)
    {
      // It has ended.
      records[index].clock.turn(false, at: moment.now, bootCount: moment.bootCount)
    }
    guard let activity, let index = index(of: activity.owner) else { return }
    // No line may lead over the end of a process, nor over an interruption that the app knows of.
    if isNewProcess || activity.isInterrupted { records[index].wasHalted = true }
    guard self.activity?.isActive != activity.isActive || isNewProcess else { return }
    if isNewProcess, !activity.isActive {
      records[index].clock.wasFoundHalted(
        at: moment.now, bootCount: moment.bootCount, endIsTold: moment.previousEndIsTold,
        storageFailed: records[index].storageFailed)
    } else {
      records[index].clock.turn(
        activity.isActive, at: moment.now, bootCount: moment.bootCount)
    }
    if !activity.isActive { records[index].wasHalted = true }
    owesComparison = true
  }

  /// Compares the time that the app has counted with the truth.
  mutating func compare(
    elapsed: Duration?, _ facts: Facts, at now: Instant
  ) -> InvariantViolation? {
    owesComparison = false
    guard let activity, let elapsed, let index = index(of: activity.owner) else { return nil }
    let isUnknowable = records[index].clock.isUnknowable(
      bootCount: facts.bootCount, storageFailed: records[index].storageFailed)
    let violation = ElapsedEqualsActiveTime.check(
      elapsed, isUnknowable ? nil : records[index].clock.bounds(at: now))
    records[index].clock.settle(elapsed, at: now, bootCount: facts.bootCount)
    return violation
  }
}

extension TrackLedger.Moment {
  /// Takes all that matters from the phone at once: the phone of a world is copied for each question that it is asked.
  init(_ phone: Phone, session: Int) {
    self.init(
      now: phone.now, permission: phone.permission, bootCount: phone.bootCount, session: session,
      previousEndIsTold: phone.previousExitAt != nil)
  }
}
