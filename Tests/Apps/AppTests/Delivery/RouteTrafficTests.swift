import DeviceInterface
import Testing

@testable import DeliveryApp

/// How the traffic is where and when, and what it does to times of arrival.
struct RouteTrafficTests {
  private static var traffic: RouteTraffic {
    var traffic = RouteTraffic()
    traffic.tell(.init(toStop: 2, .heavy, from: 1_000, until: 2_000))
    traffic.tell(.init(toStop: 3, .jammed))
    return traffic
  }

  @Test(arguments: [
    (1, 1_500, RouteTraffic.Level.light), (2, 999, .light), (2, 1_000, .heavy), (2, 1_999, .heavy),
    (2, 2_000, .light), (3, 0, .jammed), (3, 9_999_999, .jammed),
  ])
  func `traffic is on its way and in its time`(
    stop: Int, time: Int64, level: RouteTraffic.Level
  ) {
    #expect(Self.traffic.level(toStop: stop, atMilliseconds: time) == level)
  }

  @Test func `what is told last counts`() {
    var traffic = Self.traffic
    traffic.tell(.init(toStop: 3, .light))
    #expect(traffic.level(toStop: 3, atMilliseconds: 5) == .light)
    #expect(traffic.worst(toStops: [1, 2, 3], atMilliseconds: 1_500) == .heavy)
    #expect(traffic.worst(toStops: [], atMilliseconds: 1_500) == .light)
    #expect(traffic.percents(toStops: [1, 2, 3], atMilliseconds: 1_500) == [100, 200, 100])
    #expect(RouteTraffic().percents(toStops: [1, 2], atMilliseconds: 0) == [])
    #expect(traffic.changes(after: 0, before: 1_999) == [1_000])
    #expect(traffic.changes(after: 1_000, before: 2_000) == [])
  }

  @Test func `it is read as it was written, without what is no traffic`() throws {
    #expect(RouteTraffic(json: Self.traffic.json) == Self.traffic)
    let odd = try JSONValue(
      parsing: #"[{"stop":1,"level":"full","from_ms":0,"until_ms":1},5,{"stop":2,"level":"heavy","#
        + #""from_ms":5,"until_ms":5}]"#)
    #expect(RouteTraffic(json: odd) == RouteTraffic())
    #expect(RouteTraffic(json: nil) == RouteTraffic())
  }

  @Test func `each way takes as long as its traffic has it, unless one drives around it`() throws {
    let start = try #require(Position(latitudeE7: 522_000_000, longitudeE7: 210_122_000))
    let stops = (1...2).map { start.position(at: .meters(3_000 * $0), bearing: 0) }
    let light = RouteEstimate(from: start, atMilliseconds: 0, along: stops)
    let heavy = RouteEstimate(
      from: start, atMilliseconds: 0, along: stops, percents: [200, 400])
    // Four kilometres by road take eight minutes, and the stop three.
    #expect(light.arrivals.map { ($0 + 500) / 1_000 } == [480, 1_140])
    #expect(heavy.arrivals.map { ($0 + 500) / 1_000 } == [960, 3_060])
    #expect(heavy.distances == light.distances)
    let corner = start.position(at: .meters(1_500), bearing: 0)
      .position(at: .meters(2_000), bearing: 90)
    let around = RouteEstimate(
      from: start, atMilliseconds: 0, along: stops, percents: [200, 100],
      by: WayAhead(corners: [corner], isPastTraffic: true))
    #expect(around.arrivals.map { ($0 + 500) / 1_000 } == [800, 1_460])
  }
}
