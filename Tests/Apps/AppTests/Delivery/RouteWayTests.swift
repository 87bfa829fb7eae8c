import DeviceInterface
import Testing

@testable import DeliveryApp

/// The ways to a stop that are offered, and the one that is taken.
struct RouteWayTests {
  private static let place = #"{"latitude":52.1,"longitude":21}"#

  private static func way(_ id: String, _ more: String = "") -> String {
    #"{"id":"\#(id)","title":"To the left","via":\#(place),"distance_m":1200,"duration_s":90,"#
      + #""traffic":"light"\#(more)}"#
  }

  private static func body(_ ways: [String]) -> String {
    #"{"stop_id":"stop-1","ways":[\#(ways.joined(separator: ","))]}"#
  }

  @Test func `an offer is read as a server has it`() throws {
    let offer = try #require(RouteWay.offer(body: Self.body([Self.way("a"), Self.way("b")])))
    #expect(offer.stopID == "stop-1" && offer.ways.map(\.id) == ["a", "b"])
    #expect(offer.ways[0].length == .meters(1_200) && offer.ways[0].milliseconds == 90_000)
    #expect(RouteWay(json: offer.ways[0].json) == offer.ways[0])
  }

  @Test(arguments: [
    body([]), body([way("a"), way("b"), way("c"), way("d")]), body([way("")]),
    body([way("a", #","traffic":"full""#)]), body([way("a", #","via":{"latitude":91}"#)]),
    #"{"ways":[]}"#, "", "[]",
  ])
  func `what is no offer, or one of more than three, is none`(body: String) {
    #expect(RouteWay.offer(body: body) == nil)
  }

  @Test func `a corner is ahead until the stop is nearer than it`() throws {
    let route = DeliveryServerDouble.route()
    let stop = route.stops[0]
    let north = { stop.position.position(at: .meters(-$0), bearing: 0) }
    let corner = north(500).position(at: .meters(200), bearing: 90)
    let way = TakenWay(stopID: stop.id, via: corner)
    #expect(way.ahead(from: north(1_000), to: stop)?.corners == [corner])
    #expect(way.ahead(from: north(600), to: stop)?.corners == [corner])
    // Behind the corner the traffic is still on the other one.
    let behind = WayAhead(corners: [], isPastTraffic: true)
    #expect(way.ahead(from: north(500), to: stop) == behind)
    #expect(way.ahead(from: corner, to: stop) == behind)
    #expect(way.ahead(from: north(1_000), to: route.stops[1]) == nil)
    #expect([way].ahead(from: north(1_000), to: route.stops[1]) == .straight)
  }
}

/// What a drive takes at most, known without measuring the way.
struct DriveBoundTests {
  @Test(
    arguments: [(36_000, 0), (0, 36_000), (-90_000, 45_000), (1, 1), (0, 0)],
    [(50, false), (100, false), (130, false), (130, true), (50, true)])
  func `no drive takes longer than its bound, in traffic or past it`(
    way: (Int32, Int32), traffic: (percent: Int64, isPast: Bool)
  ) throws {
    let start = try #require(Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000))
    let end = try #require(
      Position(latitudeE7: 522_297_000 + way.0, longitudeE7: 210_122_000 + way.1))
    let ahead = WayAhead(corners: [], isPastTraffic: traffic.isPast)
    let most = try #require(
      RouteEstimate.durationAtMost(from: start, to: end, percent: traffic.percent, by: ahead))
    #expect(
      RouteEstimate.duration(from: start, to: end, percent: traffic.percent, by: ahead) <= most)
  }

  @Test func `a way over corners has no bound that is known without measuring`() throws {
    let start = try #require(Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000))
    let ahead = WayAhead(corners: [start], isPastTraffic: false)
    #expect(RouteEstimate.durationAtMost(from: start, to: start, by: ahead) == nil)
  }
}
