import DeviceInterface

extension MapView {
  /// How many points the lines have together.
  var linePointCount: Int { lines.reduce(0) { $0 + $1.count } }

  /// The length of all lines together.
  var lineLength: Distance {
    lines.reduce(.zero) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// Returns how near the lines come to a position; `nil` where there are none.
  func nearestApproach(to position: Position) -> Distance? {
    var nearest: Distance?
    for line in lines {
      let distances = line.map { $0.distance(to: position) }
      for (index, distance) in distances.enumerated() {
        var approach = distance
        if index > 0 {
          let leg = line[index - 1].distance(to: line[index])
          approach = Self.height(distances[index - 1], distance, over: leg)
        }
        nearest = min(nearest ?? approach, approach)
      }
    }
    return nearest
  }

  /// The distance of a triangle's third corner from the leg between the other two, in the plane.
  private static func height(_ left: Distance, _ right: Distance, over leg: Distance) -> Distance {
    let (a, b) = (Double(left.centimeters), Double(right.centimeters))
    let c = Double(leg.centimeters)
    // Where the foot lies beyond an end, that end is the nearest.
    guard c > 0, a * a <= b * b + c * c, b * b <= a * a + c * c else { return min(left, right) }
    let along = (a * a - b * b + c * c) / (2 * c)
    let square = max(0, a * a - along * along)
    return Distance(meters: square.squareRoot() / 100) ?? min(left, right)
  }
}
