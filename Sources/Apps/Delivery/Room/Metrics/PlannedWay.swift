import DeliveryApp
import DeviceInterface

/// The way that a route plans, straight from stop to stop, and how well a courier kept to it (`delivery:METRIC-2`, `METRIC-4`).
struct PlannedWay: Hashable, Sendable {
  /// How far beside the straight line streets may lead.
  static let corridor = Distance.meters(200)

  private let corners: [Position]

  /// Plans the way from where the courier begins along the stops.
  init(from start: Position?, along stops: [Position]) {
    corners = [start].compactMap(\.self) + stops
  }

  /// The share of the places that lie beside the way no farther than streets may, in thousandths; nil without places.
  func adherencePermille(_ places: [Position]) -> Int64? {
    guard !places.isEmpty, !corners.isEmpty else { return nil }
    let kept = places.count { distance(to: $0) <= Self.corridor }
    return Int64(kept * 1_000 / places.count)
  }

  /// How often the courier left the way: two places or more in a row, as one alone is a wild position.
  func deviationCount(_ places: [Position]) -> Int64? {
    guard !places.isEmpty, !corners.isEmpty else { return nil }
    var (count, row): (Int64, Int) = (0, 0)
    for place in places {
      row = distance(to: place) > Self.corridor ? row + 1 : 0
      if row == 2 { count += 1 }
    }
    return count
  }

  /// How far a place lies beside the way.
  private func distance(to place: Position) -> Distance {
    let distances = corners.map { $0.distance(to: place) }
    guard var least = distances.min() else { return .zero }
    for index in corners.indices.dropFirst() {
      let leg = corners[index - 1].distance(to: corners[index])
      least = min(
        least, Self.distance(from: distances[index - 1], and: distances[index], beside: leg))
    }
    return least
  }

  /// How far a place lies beside a leg, by how far it is from both ends.
  private static func distance(
    from start: Distance, and end: Distance, beside leg: Distance
  ) -> Distance {
    let (a, b, c) = (
      Double(start.centimeters), Double(end.centimeters), Double(leg.centimeters)
    )
    guard c > 0 else { return start }
    // The foot of the perpendicular, counted from the leg's start.
    let foot = (a * a + c * c - b * b) / (2 * c)
    if foot <= 0 { return start }
    if foot >= c { return end }
    let square = a * a - foot * foot
    return Distance(centimeters: Int64((square > 0 ? square : 0).squareRoot()))
  }
}

/// The stops of a courier away from the stops of the route (`delivery:METRIC-4`): breaks if long, idle time if short.
///
/// A phone at rest records nothing, so a rest is what is left of the time between two locations when the way between them
/// is taken off, at the speed that the courier had.
struct RestStretches: Hashable, Sendable {
  /// How far two positions of somebody who stands still are apart at most; who has gone farther has moved in between.
  static let onePlace = Distance.meters(25)
  /// The shortest rest in milliseconds; less is a red light.
  static let shortest: Int64 = 60_000
  /// The shortest break in milliseconds.
  static let breakLength: Int64 = 300_000
  /// The speed of somebody on foot, in hundredths of a kilometre per hour: nobody gets on more slowly.
  private static let slowest: Int64 = 500

  /// How long each rest was, in milliseconds.
  private(set) var lengths: [Int64] = []

  /// Looks for rests among locations in the order in which they were recorded.
  ///
  /// Standing still in the circle of a stop is work, and so is what lies in the visits, which are known better.
  init(_ locations: [CourierLocation], stops: [Position], visits: [ClosedRange<Int64>] = []) {
    var length: Int64 = 0
    for (before, after) in zip(locations, locations.dropFirst()) {
      let times = (before.recordedAtMilliseconds, after.recordedAtMilliseconds)
      let rest = Self.rest(from: before, to: after)
      // Who was moving there has stood still somewhere on the way to the next place, and whether at a stop tell the visits.
      let isBehind = Self.stands(before)
      let isWork =
        isBehind
        && stops.contains { $0.distance(to: before.position) <= DeliveryStop.arrivalRadius }
      if isWork || rest * 2 < times.1 - times.0 {
        end(&length)
        continue
      }
      let hasMoved = before.position.distance(to: after.position) > Self.onePlace
      if hasMoved, !isBehind { end(&length) }
      length += max(0, rest - visits.reduce(0) { $0 + $1.overlap(from: times.0, to: times.1) })
      if hasMoved, isBehind { end(&length) }
    }
    end(&length)
  }

  /// Whether a courier stood still there, by the speed, or by the sensors where none is told.
  private static func stands(_ location: CourierLocation) -> Bool {
    location.speedHundredths.map { $0 < 100 } ?? !location.isMoving
  }

  var breakTime: Int64 { lengths.filter { $0 >= Self.breakLength }.reduce(0, +) }

  var idleTime: Int64 { lengths.filter { $0 < Self.breakLength }.reduce(0, +) }

  private mutating func end(_ length: inout Int64) {
    if length >= Self.shortest { lengths.append(length) }
    length = 0
  }

  /// How much of the time between two locations the way does not explain, in milliseconds.
  private static func rest(from before: CourierLocation, to after: CourierLocation) -> Int64 {
    let speed = max(before.speedHundredths ?? 0, after.speedHundredths ?? 0, slowest)
    let way = before.position.distance(to: after.position).centimeters
    // A centimetre at a hundredth of a kilometre per hour takes 3.6 seconds.
    let driving = way * 3_600 / speed
    return max(0, after.recordedAtMilliseconds - before.recordedAtMilliseconds - driving)
  }
}

extension ClosedRange<Int64> {
  /// How much of it lies between two numbers.
  fileprivate func overlap(from start: Int64, to end: Int64) -> Int64 {
    Swift.max(0, Swift.min(upperBound, end) - Swift.max(lowerBound, start))
  }
}
