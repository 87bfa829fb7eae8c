import DeliveryApp
import DeviceInterface

/// The ways from a place to a stop: straight on, and around what lies between (`delivery:MAP-6`).
enum WayFinder {
  /// On shorter ways nobody drives around anything.
  static let shortest = Distance.meters(300)

  /// Returns three ways at most, the quickest first; the traffic is that of the straight one.
  static func ways(
    from place: Position, to stop: Position, _ traffic: RouteTraffic.Level
  ) -> [RouteWay] {
    let straight = place.distance(to: stop)
    var ways = [way("direct", "Straight on", place, nil, stop, traffic)]
    if straight > shortest {
      let middle = place.position(at: Distance(centimeters: straight.centimeters / 2), toward: stop)
      let bearing = place.bearing(to: stop)
      let aside = Distance(centimeters: straight.centimeters / 4)
      for (id, title, turn) in [("left", "To the left", -90.0), ("right", "To the right", 90.0)] {
        let corner = middle.position(at: aside, bearing: bearing + turn)
        ways.append(way(id, title, place, corner, stop, .light))
      }
    }
    // Of two that take the same time, the first one comes first.
    return ways.enumerated().sorted {
      ($0.element.milliseconds, $0.offset) < ($1.element.milliseconds, $1.offset)
    }.map(\.element)
  }

  private static func way(
    _ id: String, _ title: String, _ place: Position, _ corner: Position?, _ stop: Position,
    _ traffic: RouteTraffic.Level
  ) -> RouteWay {
    let corners = [corner].compactMap(\.self)
    return RouteWay(
      id: id, title: title, via: corner,
      length: Distance(
        centimeters: RouteEstimate.way(from: place, to: stop, over: corners)),
      milliseconds: RouteEstimate.duration(
        from: place, to: stop, percent: traffic.percent,
        by: WayAhead(corners: corners, isPastTraffic: !corners.isEmpty)),
      traffic: traffic)
  }
}
