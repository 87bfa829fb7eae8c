public import DeviceInterface

/// The route of a shift as the map shows it: its points by time, and one line through them.
///
/// All that a screen needs is made once, so that drawing costs the same for fifty points and for fifty thousand
/// (`clock-in:SC-005`).
public struct ShiftRoute: Hashable, Sendable {
  /// Which shift it is of.
  public let summary: ShiftSummary
  /// The points by the time at which they were recorded, and by number where that is the same.
  public private(set) var points: [TrackPoint] = []
  /// The line through them (`clock-in:FR-009`); gaps are not left out, as the server knows of points only.
  public private(set) var lines: [[Position]] = []
  /// The points as the map shows them; those of little worth are faint.
  public private(set) var mapPoints: [MapView.Point] = []
  /// The point that was tapped last.
  public private(set) var selected: TrackPoint?

  /// Creates the route of a shift from points in any order; of two with the same number the first counts.
  init(_ summary: ShiftSummary, points unordered: [TrackPoint] = []) {
    self.summary = summary
    var seen: Set<Int> = []
    let ordered = unordered.filter { seen.insert($0.number).inserted }
      .sorted { ($0.timeMilliseconds, $0.number) < ($1.timeMilliseconds, $1.number) }
    points = ordered
    lines = ordered.isEmpty ? [] : [ordered.map(\.position)]
    mapPoints = ordered.map(Self.mapPoint)
  }

  /// Adds a point that was recorded just now; one that is out of its time has the route ordered anew.
  mutating func add(_ point: TrackPoint) {
    if let last = points.last,
      (last.timeMilliseconds, last.number) > (point.timeMilliseconds, point.number)
    {
      let chosen = selected
      self = ShiftRoute(summary, points: points + [point])
      selected = chosen
      return
    }
    points.append(point)
    mapPoints.append(Self.mapPoint(point))
    if lines.isEmpty { lines.append([]) }
    lines[0].append(point.position)
  }

  /// Selects the point with the number, if there is one (`clock-in:FR-010`).
  mutating func select(_ number: Int) {
    selected = points.first { $0.number == number }
  }

  private static func mapPoint(_ point: TrackPoint) -> MapView.Point {
    MapView.Point(
      number: point.number, position: point.position,
      isFaint: point.isLowAccuracy || point.isLastKnown)
  }
}
