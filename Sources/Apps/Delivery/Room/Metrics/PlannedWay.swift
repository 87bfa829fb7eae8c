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
