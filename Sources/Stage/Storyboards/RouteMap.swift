public import DeviceInterface

/// The places where a device was, where it was believed to be, and what an app made of it.
public struct RouteMap: Hashable, Sendable {
  /// A place at an instant.
  public struct Sample: Hashable, Sendable {
    /// When, since the scenario's start.
    public var time: Duration
    /// Where.
    public var place: Position
    /// The radius of uncertainty in metres; nil where nothing is uncertain.
    public var accuracyMeters: Int?

    /// Creates a sample.
    public init(time: Duration, place: Position, accuracyMeters: Int? = nil) {
      (self.time, self.place, self.accuracyMeters) = (time, place, accuracyMeters)
    }
  }

  /// A stretch of time of which the app recorded nothing.
  public struct Gap: Hashable, Sendable {
    /// When it began, since the scenario's start.
    public var start: Duration
    /// When it ended.
    public var end: Duration
    /// Why, in words.
    public var reason: String

    /// Creates a gap.
    public init(start: Duration, end: Duration, reason: String) {
      (self.start, self.end, self.reason) = (start, end, reason)
    }
  }

  /// A circle that is watched.
  public struct Circle: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its middle.
    public var center: Position
    /// Its radius in metres.
    public var radiusMeters: Int
    /// From when it was watched, since the scenario's start.
    public var start: Duration
    /// Until when; nil where it was watched to the end.
    public var end: Duration?

    /// Creates a circle.
    public init(
      name: String, center: Position, radiusMeters: Int, start: Duration, end: Duration? = nil
    ) {
      (self.name, self.center, self.radiusMeters, self.start) = (name, center, radiusMeters, start)
      self.end = end
    }
  }

  /// Where the device really was: its corners, in order of time.
  public var trueRoute: [Sample]
  /// What the app was told, in order of time.
  public var fixes: [Sample]
  /// What the app recorded, one list for each stretch without a gap.
  public var recorded: [[Sample]]
  /// What is missing between them.
  public var gaps: [Gap]
  /// The regions that were watched.
  public var regions: [Circle]
  /// Whether the true route goes on behind the last corner kept, as there were too many.
  public var isTrueRouteCut = false
  /// Whether the app recorded more than what is kept, as there was too much.
  public var isRecordedCut = false

  /// Creates a map; empty unless said otherwise.
  public init(
    trueRoute: [Sample] = [], fixes: [Sample] = [], recorded: [[Sample]] = [], gaps: [Gap] = [],
    regions: [Circle] = []
  ) {
    (self.trueRoute, self.fixes, self.recorded, self.gaps) = (trueRoute, fixes, recorded, gaps)
    self.regions = regions
  }

  /// The true route in parts: a new one begins where the device was put somewhere else at once.
  ///
  /// No line on a map should show such a jump as a way. A place from which the device was put away at the instant at
  /// which it came there is none where it was.
  public var stretches: [[Sample]] {
    var stretches: [[Sample]] = []
    for (index, sample) in trueRoute.enumerated() {
      let last = index > 0 ? trueRoute[index - 1] : nil
      if last == nil || (last?.time == sample.time && last?.place != sample.place) {
        if stretches.last?.count == 1 { stretches.removeLast() }
        stretches.append([])
      }
      stretches[stretches.count - 1].append(sample)
    }
    return stretches
  }
}
