import DeviceInterface
import Testing

@testable import AppParts

/// The way that was measured last.
struct MeasuredWayTests {
  private let start = Position(latitudeE7: 522_297_000, longitudeE7: 210_122_000)
  private let end = Position(latitudeE7: 522_333_000, longitudeE7: 210_122_000)

  @Test func `a way is known once it was measured, and in that direction alone`() throws {
    let (start, end) = (try #require(start), try #require(end))
    var way = MeasuredWay()
    #expect(way.known(from: start, to: end) == nil)
    #expect(way.centimeters(from: start, to: end) == start.distance(to: end).centimeters)
    #expect(way.known(from: start, to: end) == start.distance(to: end))
    #expect(way.known(from: end, to: start) == nil)
    #expect(way.centimeters(from: end, to: end) == 0)
    #expect(way.known(from: start, to: end) == nil)
  }

  @Test func `what was measured tells no two apart`() throws {
    var way = MeasuredWay()
    _ = way.centimeters(from: try #require(start), to: try #require(end))
    #expect(way == MeasuredWay())
    #expect(way.hashValue == MeasuredWay().hashValue)
  }
}
