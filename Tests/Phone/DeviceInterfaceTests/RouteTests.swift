import DeviceInterface
import Testing

struct RouteTests {
  private static func route(_ times: [Int64?], speeds: [Int?] = []) throws -> Route {
    let place = try Position(text: "52.2297, 21.0122")
    let points = times.enumerated().map { index, time in
      RoutePoint(
        place, time: time.map { WallTime(millisecondsSince1970: $0) },
        speedMillimetersPerSecond: index < speeds.count ? speeds[index] : nil)
    }
    // A gap in the middle must make no difference.
    let half = points.count / 2
    return Route(segments: [Array(points[..<half]), [], Array(points[half...])])
  }

  @Test(arguments: [
    [0, 1], [5, 5, 6], [nil, 5, nil, 6, nil], [9, 3, 4], [-7, nil, -6], [5, 5, 5, 3, 3, 5],
  ])
  func `a time after an earlier point's says how fast`(times: [Int64?]) throws {
    #expect(try Self.route(times).saysHowFast)
  }

  @Test(arguments: [[], [5], [nil, nil], [5, 5, 5, 5], [nil, 5, nil, 5], [9, 8, 8, 3], [0, 0]])
  func `one time, or times that only run backwards, say nothing`(times: [Int64?]) throws {
    #expect(try !Self.route(times).saysHowFast)
  }

  @Test(arguments: [([1_400], true), ([nil, nil, 3], true), ([0, 0, 0], false), ([], false)])
  func `a speed says how fast unless it is none`(speeds: [Int?], says: Bool) throws {
    #expect(try Self.route([nil, nil, 4], speeds: speeds).saysHowFast == says)
  }
}
