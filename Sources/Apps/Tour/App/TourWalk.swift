import DeviceInterface

/// Somebody's way through a tour: which points were heard, which is heard now, which is next.
///
/// It is the state machine of the sequence (`tour:STATE-1`), and knows of no position, permission or player.
public struct TourWalk: Hashable, Sendable {
  /// The state of the walk: going on or not.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The next point is waited for, or one is heard.
    case running
    /// The walker has stopped, and may continue on another day.
    case stopped
    /// Every point was heard.
    case completed
  }

  /// The state of a point of the tour.
  public enum PointState: String, Hashable, Sendable, CaseIterable {
    /// Nobody has been there (`tour:UI-1`).
    case notReached = "not reached"
    /// It was triggered and is heard.
    case active
    /// It was reached while another one is heard, and comes after it (`tour:REQ-5`).
    case queued
    /// It was triggered and heard (`tour:UI-3`).
    case completed
  }

  /// The tour, as it was when the walk began: what the server changes since does not move the walker's points.
  public let tour: Tour
  /// Whether it goes on.
  public internal(set) var status: Status
  /// How many points were heard.
  public private(set) var completedCount: Int
  /// Whether the point after those is heard now.
  public private(set) var hasActive: Bool
  /// Whether the one after that was reached meanwhile.
  public private(set) var hasQueued: Bool
  /// How far the active point was heard when that was last noted.
  var heard: Duration
  /// Whether it was being heard then, and not paused by hand.
  var isHeard: Bool

  init(_ tour: Tour) {
    self.tour = tour
    status = .running
    completedCount = 0
    hasActive = false
    hasQueued = false
    heard = .zero
    isHeard = false
  }

  /// The point that is heard.
  public var active: TourPoint? { hasActive ? tour.points[completedCount] : nil }

  /// The only point that can be reached next; `nil` where one is queued already, or none is left (`tour:STATE-2`).
  public var awaited: TourPoint? {
    let index = completedCount + (hasActive ? 1 : 0)
    return status == .running && !hasQueued && index < tour.points.count ? tour.points[index] : nil
  }

  /// Returns how the point with this index stands.
  public func state(at index: Int) -> PointState {
    if index < completedCount { return .completed }
    if index == completedCount, hasActive { return .active }
    return index == completedCount + 1 && hasQueued ? .queued : .notReached
  }

  /// The awaited point was reached: it becomes active, or waits for the one that is heard (`tour:REQ-5`).
  mutating func reach() {
    guard awaited != nil else { return }
    if hasActive { hasQueued = true } else { activate() }
  }

  /// The point that was reached last and is heard or queued; `nil` on the way to the next one.
  var reached: TourPoint? {
    let index = completedCount + (hasQueued ? 1 : 0)
    return hasActive && index < tour.points.count ? tour.points[index] : nil
  }

  /// The active point was heard to its end: a queued one becomes active (`tour:EDGE-6`), after the last all is done.
  mutating func finishActive() {
    guard hasActive else { return }
    completedCount += 1
    hasActive = false
    heard = .zero
    isHeard = false
    if hasQueued {
      hasQueued = false
      activate()
    } else if completedCount == tour.points.count {
      status = .completed
    }
  }

  private mutating func activate() {
    hasActive = true
    heard = .zero
    isHeard = true
  }
}

extension TourWalk {
  var json: JSONValue {
    .object([
      .init("status", .string(status.rawValue)),
      .init("completed", .integer(Int64(completedCount))),
      .init("active", .bool(hasActive)), .init("queued", .bool(hasQueued)),
      .init("heardMs", .integer(heard.wholeMilliseconds)), .init("isHeard", .bool(isHeard)),
      .init("tour", tour.json),
    ])
  }

  /// Restores a walk, or returns `nil` where it is none.
  init?(json: JSONValue) {
    guard let tour = json["tour"].flatMap(Tour.init(json:)),
      let status = json["status"]?.string.flatMap(Status.init(rawValue:)),
      let completed = json["completed"]?.integer,
      (0...Int64(tour.points.count)).contains(completed),
      let hasActive = json["active"]?.bool, let hasQueued = json["queued"]?.bool,
      let heard = json["heardMs"]?.integer, let isHeard = json["isHeard"]?.bool
    else { return nil }
    let left = tour.points.count - Int(completed)
    guard left >= (hasActive ? 1 : 0) + (hasQueued ? 1 : 0), hasActive || !hasQueued else {
      return nil
    }
    self.init(tour)
    self.status = status
    completedCount = Int(completed)
    (self.hasActive, self.hasQueued) = (hasActive, hasQueued)
    self.heard = .milliseconds(heard)
    self.isHeard = isHeard
  }

  /// The walks as one text, the format first.
  static func text(of walks: [TourWalk]) -> String {
    JSONValue.object([
      .init("format", .integer(1)), .init("walks", .array(walks.map(\.json))),
    ]).text
  }

  /// Restores the walks of a text; what is none of them is left out.
  static func list(text: String) -> [TourWalk] {
    let limits = JSONValue.Limits(bytesMax: 1 << 24, depthMax: 16)
    guard let json = try? JSONValue(parsing: text, limits: limits), json["format"]?.integer == 1
    else { return [] }
    return json["walks"]?.array?.compactMap(TourWalk.init(json:)) ?? []
  }
}
