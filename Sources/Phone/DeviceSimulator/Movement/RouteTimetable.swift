import DeviceInterface

/// When the phone passes each point of a route, however well the route's times are kept.
///
/// No point is left out, whatever its time. Of the times the route holds, the longest series is kept that rises
/// from point to point; every other point (no time, the time of its neighbour, a time that runs backwards or
/// leaps ahead) gets a time by its share of the way between its neighbours in that series. Before the first and
/// after the last of them a point is reached with its own speed or, where it has none, with the mean of the rest.
struct RouteTimetable {
  /// The points with their times after the start.
  private(set) var stops: [TimedPosition] = []

  private let points: [RoutePoint]
  /// How far each point lies along the way, in centimetres.
  private let way: [Int64]

  /// Makes the timetable; throws `PhoneError.unusableRoute`, or `outOfRange` for the pace.
  init(_ route: Route, pace: RoutePace) throws(PhoneError) {
    points = route.segments.flatMap { $0 }
    guard !points.isEmpty else {
      throw .unusableRoute(name: route.name, reason: "it has no points")
    }
    way = Self.way(along: points)
    let times: [Int64]
    switch pace {
    case .constant(let speed):
      try Self.check("a speed", speed, in: 1...400_000_000, unit: "mm/s")
      times = try way.map { length throws(PhoneError) in
        try Self.time(of: length, at: speed, name: route.name)
      }
    case .recorded(let percent):
      try Self.check("a pace", percent, in: 1...100_000, unit: "%")
      times = try recordedTimes(name: route.name).map { Self.scaled($0, percent: percent) }
    }
    stops = zip(points, times).map { point, time in
      TimedPosition(
        milliseconds: time, position: point.position,
        elevationCentimeters: point.elevationCentimeters)
    }
    var end = 0
    for segment in route.segments where !segment.isEmpty {
      // The stretch before this one ends here, and the first has none before it.
      if end > 0 { stops[end - 1].beginsGap = true }
      end += segment.count
    }
  }

  private static func check(
    _ what: String, _ value: Int, in range: ClosedRange<Int>, unit: String
  ) throws(PhoneError) {
    guard !range.contains(value) else { return }
    throw .outOfRange(what: what, value: value, range: range, unit: unit)
  }

  /// The longest that a route may take, in milliseconds; the calendar of track files is shorter.
  private static let timeMax: Int64 = 1_000_000_000_000_000

  /// How long a way in centimetres takes at a speed in millimetres per second.
  private static func time(
    of length: Int64, at speed: Int, name: String
  ) throws(PhoneError) -> Int64 {
    // Divided first: points that leap around the earth make a way whose product leaves 64 bits.
    let speed = Int64(speed)
    guard length / speed < timeMax / 10_000 else { throw tooLong(name) }
    return length / speed * 10_000 + length % speed * 10_000 / speed
  }

  private static func sum(
    _ time: Int64, _ leg: Int64, name: String
  ) throws(PhoneError) -> Int64 {
    guard abs(time + leg) <= timeMax else { throw tooLong(name) }
    return time + leg
  }

  private static func tooLong(_ name: String) -> PhoneError {
    .unusableRoute(name: name, reason: "it would take more than 30,000 years")
  }

  private static func scaled(_ time: Int64, percent: Int) -> Int64 {
    percent == 100 ? time : Int64(Double(time) * 100 / Double(percent))
  }

  private static func way(along points: [RoutePoint]) -> [Int64] {
    var sum: Int64 = 0
    var way = [sum]
    way.reserveCapacity(points.count)
    for (point, next) in zip(points, points.dropFirst()) {
      sum += point.position.distance(to: next.position).centimeters
      way.append(sum)
    }
    return way
  }

  /// The times after the first point's, by what the route holds.
  private func recordedTimes(name: String) throws(PhoneError) -> [Int64] {
    let kept = RisingTimes.kept(points.map { $0.time?.millisecondsSince1970 })
    var times = [Int64](repeating: 0, count: points.count)
    for index in kept { times[index] = points[index].time?.millisecondsSince1970 ?? 0 }
    let first = kept.first ?? 0
    let last = kept.last ?? 0
    let mean = meanSpeed(from: first, to: last, times: times)
    for (start, end) in zip(kept, kept.dropFirst()) { share(&times, between: start, and: end) }
    for index in stride(from: first - 1, through: 0, by: -1) {
      let leg = try time(ofLegTo: index + 1, mean: mean, name: name)
      times[index] = try Self.sum(times[index + 1], -leg, name: name)
    }
    for index in stride(from: last + 1, to: points.count, by: 1) {
      let leg = try time(ofLegTo: index, mean: mean, name: name)
      times[index] = try Self.sum(times[index - 1], leg, name: name)
    }
    let start = times[0]
    return times.map { $0 - start }
  }

  /// The mean speed by the times or, where nobody moved at those, the mean of the speeds that the points tell.
  private func meanSpeed(from first: Int, to last: Int, times: [Int64]) -> Int {
    if last > first, way[last] > way[first] {
      let mean = Double(way[last] - way[first]) * 10_000 / Double(times[last] - times[first])
      return max(1, Int(mean))
    }
    let speeds = points.compactMap(\.speedMillimetersPerSecond).filter { $0 > 0 }
    return speeds.isEmpty ? 0 : speeds.reduce(0, +) / speeds.count
  }

  /// Gives the points between two with times theirs, by their shares of the way.
  private func share(_ times: inout [Int64], between start: Int, and end: Int) {
    guard end > start + 1 else { return }
    let (whole, time) = (way[end] - way[start], times[end] - times[start])
    for index in (start + 1)..<end {
      let share = whole > 0 ? Double(way[index] - way[start]) / Double(whole) : 0
      times[index] = times[start] + Int64(Double(time) * share)
    }
  }

  /// How long the leg to a point takes that has no neighbour with a time on one side, in milliseconds.
  private func time(ofLegTo index: Int, mean: Int, name: String) throws(PhoneError) -> Int64 {
    let length = way[index] - way[index - 1]
    guard length > 0 else { return 0 }
    let own = points[index].speedMillimetersPerSecond ?? points[index - 1].speedMillimetersPerSecond
    let speed = own.flatMap { $0 > 0 ? $0 : nil } ?? mean
    guard speed > 0 else {
      throw .unusableRoute(
        name: name,
        reason: "point \(index + 1) has neither a time that helps nor a speed: say how fast")
    }
    return try Self.time(of: length, at: speed, name: name)
  }
}

/// What becomes of the gaps between the stretches of a route; the phone goes straight on in both cases.
public enum RouteGaps: String, Hashable, Sendable, CaseIterable {
  /// The receiver hears there what it hears elsewhere.
  case travelled
  /// The receiver hears nothing there, as if that were why the recorder noted nothing.
  case silent
}

/// How fast the phone follows a route.
public enum RoutePace: Hashable, Sendable {
  /// At the times the route holds, or so many percent as fast: 200 takes half the time.
  case recorded(percent: Int = 100)
  /// With a constant speed, in millimetres per second; what times the route holds do not count.
  case constant(millimetersPerSecond: Int)
}

/// A place of a way and when the phone passes it.
struct TimedPosition: Hashable, Sendable {
  let milliseconds: Int64
  let position: Position
  /// How high above the sea it is, in centimetres, where the route says so.
  var elevationCentimeters: Int?
  /// Whether a gap of the route lies between here and the next place.
  var beginsGap = false
}
