public import DeviceInterface

/// The recorded points of one execution or shift, in memory and in durable storage.
///
/// Every point is one appended line. The lines lie in segments of bounded size; a segment is at the same time the batch
/// that is uploaded, so that its points, its number and its idempotency key never change once it is closed. A process
/// that finds an open segment closes it. Point numbers have no holes, so a hole tells how much was pruned.
public struct PointLog: Hashable, Sendable {
  /// The place to which the points are sent.
  public struct Destination: Hashable, Sendable {
    /// The path of the upload.
    public var path: String
    /// The members of the body before its points, each followed by a comma, such as `"campaign":"c-1",`.
    public var members: String

    /// Creates a destination.
    public init(path: String, members: String = "") { (self.path, self.members) = (path, members) }
  }

  /// Points that are stored and sent together.
  public struct Segment: Hashable, Sendable {
    /// The state that it has come to.
    public enum State: Hashable, Sendable {
      /// Points are still added.
      case open
      /// It waits for its upload, or for the answer to it.
      case waiting
      /// The server has accepted or refused each of its points.
      case settled
      /// It was pruned before it was uploaded.
      case lost
    }

    /// Its number in the log: 1, 2, 3 and so on.
    public let number: Int
    /// Which of the log's points are in it, as indices of `points`.
    public internal(set) var range: Range<Int>
    /// What has become of it.
    public internal(set) var state: State
    /// Whether durable storage holds it.
    public internal(set) var isStored = true
    /// How often a server has accepted a part of it only.
    var round = 0
    /// The numbers of the points that are still to be sent, once a part was accepted.
    var remaining: [Int] = []
    /// The numbers of the points that the server refused.
    public internal(set) var refused: [Int] = []
    /// Whether storage lacks lines of it, as it was full.
    var isOwed = false
    /// Whether it was found without its last points, so that more of it may have been sent under its own key.
    var isCut = false
  }

  /// How many points of an owner there were, and what has become of them.
  package struct Counts {
    /// Whose points they are.
    package let owner: String
    /// How many were recorded, pruned ones included.
    package let recorded: Int
    /// How many were pruned before they were uploaded.
    package let lost: Int
    /// How many the server has refused.
    package let refused: Int
  }

  /// Whose points they are; unique, and without a slash.
  public let owner: String
  /// Where they are sent.
  public let destination: Destination
  /// The place of the log among those of the app: lower ones are uploaded first.
  public let order: Int
  /// The points in order, without those that an earlier process of the app pruned and old ones that it needs no more.
  public internal(set) var points = PackedList<TrackPoint>()
  /// The way along the points.
  public internal(set) var route = RouteLine()
  /// The segments in order, without those of points that are not here.
  public internal(set) var segments: [Segment] = []
  /// How many points were pruned before they were uploaded.
  public internal(set) var lostCount = 0
  /// How many of them this process has told the server of.
  var toldLostCount = 0
  /// How many points the server has accepted.
  public internal(set) var acceptedCount = 0
  /// How many points the server has refused.
  public internal(set) var refusedCount = 0
  /// How many stored lines could not be read.
  public internal(set) var damagedLineCount = 0
  /// Whether nothing is added any more.
  public internal(set) var isFinished = false

  /// What the keys of the log in durable storage begin with.
  let keyPrefix: String
  /// The number of the next segment.
  var nextSegment = 1
  /// The number of the next point.
  var nextPoint = 1
  /// The notes of settled segments that were pruned, which still count.
  var notesOfPruned: [String] = []
  /// How many points were left when old ones were last let go of.
  var unforgottenCount = 0
  /// Whether the next position on the map begins a line, as points before it are missing.
  var lineIsBroken = false
  /// Whether storage lacks the heading, as it was full.
  var headIsOwed = false
  /// Whether storage lacks lines of a segment, as it was full; what was owed may be stored or pruned by now.
  var hasOwedSegments = false
  /// Whether storage lacks notes about answers, as it was full.
  var notesAreOwed = false
  /// Whether the stored heading says more than that the log has begun.
  var headIsMarked = false

  init(owner: String, destination: Destination, order: Int, namespace: String) {
    (self.owner, self.destination, self.order) = (owner, destination, order)
    self.keyPrefix = Self.prefix(namespace: namespace, owner: owner)
  }

  /// The number of points recorded so far, pruned ones included.
  public var recordedCount: Int { nextPoint - 1 }

  /// The number of points in the open segment.
  var openCount: Int {
    guard let last = segments.last, last.state == .open else { return 0 }
    return last.range.count
  }

  /// Records a point; its number and its route length are the log's to give.
  ///
  /// The leg is the way from the point before, where the caller has measured it already. Returns the point as it was
  /// recorded.
  @discardableResult
  mutating func record(
    _ measured: TrackPoint, leg: Distance? = nil, _ platform: inout Requests
  ) -> TrackPoint {
    var point = measured
    point.number = nextPoint
    // From points that are not here no line leads to it, as nobody knows where they were.
    let isOnWay = !measured.isImpossible && !measured.isWithinScatter
    point.beginsStretch = measured.beginsStretch || points.isEmpty || lineIsBroken && isOnWay
    point.routeLength =
      if point.beginsStretch || point.isImpossible || point.isWithinScatter {
        route.length
      } else if let leg {
        route.length + leg
      } else {
        route.length(with: point.position, beginsStretch: false)
      }
    nextPoint += 1
    openSegment()
    add(point)
    let last = segments.count - 1
    segments[last].range = segments[last].range.lowerBound..<points.count
    markIfTight(&platform)
    if lacksHeading(platform.facts) {
      segments[last].isOwed = true
      hasOwedSegments = true
    } else if segments[last].isOwed {
      // What storage lacks comes before what is new.
      store(segment: last, &platform)
    } else {
      // By the prefix alone: who makes the key while it is asked for copies the log.
      let key = Self.segmentKey(prefix: keyPrefix, segments[last].number)
      platform.add(.append(key: key, line: point.line))
    }
    return point
  }

  /// Closes the open segment; returns its number, or `nil` where no points wait.
  mutating func close() -> Int? {
    guard openCount > 0 else { return nil }
    segments[segments.count - 1].state = .waiting
    return segments.last?.number
  }

  /// Adds a point to the end, without storing it.
  mutating func add(_ point: TrackPoint, afterHole: Bool = false) {
    points.append(point)
    lineIsBroken = lineIsBroken || afterHole
    // What cannot be true is kept, and so is what only scatters; no line leads there.
    if point.isImpossible || point.isWithinScatter {
      // The way up to it may be known from nothing else.
      return route.goOn(at: point.routeLength)
    }
    if point.refutesLast { route.takeBackLast() }
    route.append(
      point.position, beginsLine: point.beginsStretch || lineIsBroken, length: point.routeLength)
    lineIsBroken = false
  }

  private mutating func openSegment() {
    if segments.last?.state == .open { return }
    segments.append(
      Segment(number: nextSegment, range: points.count..<points.count, state: .open))
    nextSegment += 1
  }
}
