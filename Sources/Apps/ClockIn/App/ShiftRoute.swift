public import AppParts
public import DeviceInterface

/// The route of a shift as the map shows it: its points as they were recorded, and one line through them.
///
/// Their times are in the same order, unless the phone's clock was set back meanwhile.
///
/// All that a screen needs is made once, so that drawing costs the same for fifty points and for fifty thousand
/// (`clock-in:SC-005`). While it is on the screen it grows with the shift, up to a bound.
public struct ShiftRoute: Hashable, Sendable {
  /// Up to how many points it grows; beyond them the older half is shown no more.
  private let pointsMax: Int
  /// Which shift it is of.
  public let summary: ShiftSummary
  /// The points by number.
  public private(set) var points: [TrackPoint] = []
  /// The lines through them (`clock-in:FR-009`), one for each stretch without an interruption or a missing point.
  public private(set) var lines: [[Position]] = []
  /// The points as the map shows them; those of little worth are faint, impossible ones are not there.
  public private(set) var mapPoints: [MapView.Point] = []
  /// How many points are not on the map, as they cannot be true.
  private(set) var impossibleCount = 0
  /// The point that was tapped last.
  public private(set) var selected: TrackPoint?
  /// How many points the map shows since the last line began.
  private var pointsOfLine = 0
  /// Whether the next position on the map begins a line, as points before it are missing.
  private var lineIsBroken = false

  /// Creates the route of a shift from points in any order; of two with the same number the first counts.
  public init(
    _ summary: ShiftSummary, points unordered: [TrackPoint] = [], pointsMax: Int = 100_000
  ) {
    (self.summary, self.pointsMax) = (summary, pointsMax)
    var seen: Set<Int> = []
    let ordered = unordered.filter { seen.insert($0.number).inserted }
      .sorted { $0.number < $1.number }
    for point in ordered { append(point) }
  }

  /// Adds a point that was recorded just now; one that comes late has the route ordered anew.
  mutating func add(_ point: TrackPoint) {
    if points.count >= pointsMax { show(Array(points.suffix(pointsMax / 2))) }
    if let last = points.last, last.number > point.number { return show(points + [point]) }
    append(point)
  }

  /// Shows other points, and still the one that was tapped.
  private mutating func show(_ shown: [TrackPoint]) {
    let chosen = selected
    self = ShiftRoute(summary, points: shown, pointsMax: pointsMax)
    selected = chosen
  }

  private mutating func append(_ point: TrackPoint) {
    let before = points.last?.number ?? 0
    points.append(point)
    lineIsBroken = lineIsBroken || point.number != before + 1
    if point.isImpossible {
      // What cannot be true is not drawn.
      impossibleCount += 1
      return
    }
    if point.isWithinScatter {
      // It is where somebody was, and nobody has gone there.
      mapPoints.append(Self.mapPoint(point))
      pointsOfLine += 1
      return
    }
    if point.refutesLast { takeBackLast() }
    if point.beginsStretch || lineIsBroken || lines.isEmpty {
      lines.append([])
      pointsOfLine = 0
    }
    lineIsBroken = false
    lines[lines.count - 1].append(point.position)
    mapPoints.append(Self.mapPoint(point))
    pointsOfLine += 1
  }

  /// Takes the last line back where it shows one place only, which was the wrong one.
  private mutating func takeBackLast() {
    guard let last = lines.last, last.allSatisfy({ $0 == last.first }) else { return }
    lines.removeLast()
    mapPoints.removeLast(pointsOfLine)
  }

  /// Selects the point with the number, if there is one (`clock-in:FR-010`).
  mutating func select(_ number: Int) { selected = points.first { $0.number == number } }

  private static func mapPoint(_ point: TrackPoint) -> MapView.Point {
    MapView.Point(
      number: point.number, position: point.position,
      isFaint: point.isLowAccuracy || point.isLastKnown)
  }
}

/// The page with the route of one shift: what it shows, and how the server's points are being loaded.
struct RoutePage: Hashable, Sendable {
  /// The route on the screen.
  private(set) var route: ShiftRoute?
  /// How the server's points are being loaded.
  var loading = Loading()

  /// Shows a shift by the points that the phone has.
  mutating func open(_ summary: ShiftSummary, points: [TrackPoint]) {
    route = ShiftRoute(summary, points: points)
    loading.finish()
  }

  /// Shows other points of the same shift; the one that was tapped stays selected.
  mutating func show(_ points: [TrackPoint]) {
    guard let shown = route else { return }
    var route = ShiftRoute(shown.summary, points: points)
    if let selected = shown.selected?.number { route.select(selected) }
    self.route = route
  }

  /// Adds a point that was recorded just now, where its shift is the one on the screen.
  mutating func add(_ point: TrackPoint, of owner: String) {
    if route?.summary.id == owner { route?.add(point) }
  }

  /// Selects the point that was tapped.
  mutating func select(_ number: Int) { route?.select(number) }

  /// Shows no route any more, and waits for no answer.
  mutating func close(_ platform: inout Requests) {
    loading.cancel(&platform)
    route = nil
  }
}
