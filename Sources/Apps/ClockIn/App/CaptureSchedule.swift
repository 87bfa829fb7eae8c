import AppParts
import DeviceInterface

/// The times at which positions are due: the ends of intervals, in a grid until one is missed (`clock-in:FR-003`).
///
/// Where none is there when it is due, it is searched for.
struct CaptureSchedule: Hashable, Sendable {
  /// The search for a position that is due.
  struct Search: Hashable, Sendable {
    /// The uptime at which it became due.
    let dueAt: Duration
    /// The question for it.
    fileprivate var question: FixQuestion
    /// The best position so far, too inaccurate to be taken at once.
    fileprivate(set) var best: Fix?
    /// Whether a position that cannot be true was kept for it.
    fileprivate(set) var keptDoubted = false
  }

  /// The uptime of the latest interval's end; `nil` before the first one.
  private var lastDue: Duration?
  /// The uptime for which the timer is set.
  private(set) var plannedDue: Duration?
  private var search: Search?

  /// Whether an interval is under way.
  var hasBegun: Bool { lastDue != nil }

  /// Lets no interval end any more, and looks for nothing.
  mutating func halt() { self = CaptureSchedule() }

  /// Begins the next interval where one has ended; one that ended too long ago lies on no grid any more.
  mutating func intervalEnded(at due: Duration, now: Duration, latenessMax: Duration) {
    lastDue = now - due > latenessMax ? now : due
    plannedDue = nil
  }

  /// Returns the uptime for which the timer is to be set now; `nil` where it stays as it is.
  ///
  /// An interval that has begun is only ever shortened: a longer one holds from the next position on.
  mutating func plan(_ interval: Duration, now: Duration) -> Duration? {
    guard let lastDue else { return nil }
    let due = max(now, lastDue + interval)
    if let plannedDue, plannedDue <= due { return nil }
    plannedDue = due
    return due
  }

  /// Whether a position that is due is being looked for.
  var isSearching: Bool { search != nil }

  /// The best position of the search so far, too inaccurate to be taken at once.
  var best: Fix? { search?.best }

  /// Looks for a position that became due at an uptime, by a question that was put.
  mutating func search(dueAt: Duration, _ question: FixQuestion) {
    search = Search(dueAt: dueAt, question: question)
  }

  /// Keeps a position in case no better one comes in time.
  mutating func keep(best fix: Fix) { search?.best = fix }

  /// The question was answered by a position that is too old.
  mutating func answeredStale(_ platform: inout Requests) {
    search?.question.answeredStale(&platform)
  }

  /// Returns whether a position that cannot be true is to be kept: one for each search.
  mutating func mayKeepDoubted() -> Bool {
    guard search?.keptDoubted == false else { return false }
    search?.keptDoubted = true
    return true
  }

  /// Looks no more; returns the search that was under way.
  @discardableResult
  mutating func endSearch() -> Search? { search.take() }
}

/// The aids by which iOS starts the app again when it has ended it and the phone moves on (`I-67`, `I-69`).
struct RelaunchAids: Hashable, Sendable {
  /// Whether iOS was told to.
  private(set) var areRaised = false
  /// The middle of the region that it watches.
  private var watchedPlace: Position?

  /// Has changes of place start the app.
  mutating func raise(_ platform: inout Requests) {
    guard !areRaised else { return }
    areRaised = true
    watchedPlace = nil
    platform.add(.startSignificantChanges)
  }

  /// Keeps a region around a place, once that is far enough from the middle of the present one.
  mutating func watch(
    _ place: Position, id: String, radius: Distance, _ platform: inout Requests
  ) {
    guard areRaised else { return }
    if let watchedPlace, watchedPlace.distance(to: place).centimeters * 2 < radius.centimeters {
      return
    }
    watchedPlace = place
    platform.add(
      .monitor(Region(id: id, center: place, radius: radius, notifiesOnEntry: false)))
  }

  /// Counts them as gone, since the platform heeds them no more.
  mutating func lapse() { self = RelaunchAids() }

  /// Lets iOS start the app no more; what an earlier process has raised goes too.
  mutating func letGo(id: String, _ platform: inout Requests) {
    lapse()
    guard platform.facts.platform == .iOS else { return }
    platform.add(.stopSignificantChanges)
    platform.add(.stopMonitoring(id: id))
  }
}

/// The connection of the next point with the last one.
struct StretchMark: Hashable, Sendable {
  private var beginsStretch = true
  private var refutesLast = false

  /// No line leads to the next point; it may show that the last one was wrong.
  mutating func breakOff(refutingLast: Bool = false) {
    beginsStretch = true
    if refutingLast { refutesLast = true }
  }

  /// Marks a point that is recorded now: no line leads over an interruption, whatever its reason (`design`).
  mutating func put(on point: inout TrackPoint, afterGap: Bool) {
    point.beginsStretch = beginsStretch || afterGap
    point.refutesLast = refutesLast
    (beginsStretch, refutesLast) = (false, false)
  }
}

/// The facts that are known of points that had to make room before they were uploaded.
struct PruningWatch: Hashable, Sendable {
  /// How many they were when it was last looked.
  private var count = 0
  /// The number of the latest segment of them.
  private var segment = 0

  /// Takes what an earlier process has lost as known.
  mutating func adopt(_ log: PointLog) { count = log.lostCount }

  /// Whether points were lost since it was last looked.
  func hasNews(of log: PointLog) -> Bool { log.lostCount > count }

  /// Returns where in the log the points stand that were lost since, from the first to the last; `nil` where none does.
  mutating func takeNews(of log: PointLog) -> Range<Int>? {
    count = log.lostCount
    let lost = log.segments.filter { $0.state == .lost && $0.number > segment }
    guard let first = lost.first, let last = lost.last else { return nil }
    segment = last.number
    return first.range.lowerBound..<last.range.upperBound
  }
}
