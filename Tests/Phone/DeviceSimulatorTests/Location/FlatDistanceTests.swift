import DeviceInterface
import Testing

@testable import DeviceSimulator

struct FlatDistanceTests {
  /// A position somewhere, and another one up to so many units of 1e-7 degrees away in each direction.
  private func pair(
    _ numbers: inout TestNumbers, span: Int64
  ) throws -> (from: Position, to: Position) {
    let latitude = Int64(numbers.next() % 1_780_000_000) - 890_000_000
    let longitude = Int64(numbers.next() % 3_500_000_000) - 1_750_000_000
    func near(_ value: Int64, within limit: Int64) -> Int32 {
      let moved = value + Int64(numbers.next() % UInt64(2 * span)) - span
      return Int32(min(max(moved, -limit), limit))
    }
    let from = try #require(
      Position(latitudeE7: Int32(latitude), longitudeE7: Int32(longitude)))
    let to = try #require(
      Position(
        latitudeE7: near(latitude, within: 900_000_000),
        longitudeE7: near(longitude, within: 1_800_000_000)))
    return (from, to)
  }

  @Test(arguments: [100, 2_000, 30_000, 1_000_000, 2_000_000, 4_000_000] as [Int64])
  func `no answer about a limit differs from the measured distance`(_ span: Int64) throws {
    var numbers = TestNumbers(state: UInt64(span))
    for _ in 0..<4_000 {
      let (from, to) = try pair(&numbers, span: span)
      let distance = from.distance(to: to).centimeters
      for limit in [
        1, distance - 1, distance, distance + 1, distance * 999 / 1_000,
        distance * 1_001 / 1_000, distance * 2,
      ] {
        #expect(to.isAtLeast(centimeters: limit, from: from) == (distance >= limit))
      }
    }
  }

  @Test func `what is claimed about the error holds wherever the map is used`() throws {
    var numbers = TestNumbers(state: 5)
    var count = 0
    for _ in 0..<20_000 {
      let (from, to) = try pair(&numbers, span: 2_000_000)
      guard let flat = FlatDistance(from: from, to: to) else { continue }
      count += 1
      let distance = from.distance(to: to).centimeters
      #expect(!flat.isCertainlyBelow(distance))
      #expect(!flat.isCertainlyAbove(distance))
      #expect(flat.isCertainlyBelow(distance * 1_001 / 1_000 + 10))
      #expect(flat.atMost >= Double(distance))
      #expect(flat.atMost < Double(distance) * 1.001 + 10)
    }
    #expect(count > 10_000)
  }

  @Test(arguments: [5_000, 10_000_000, 400_000_000] as [Int64])
  func `no share of a line in degrees is longer than its bound`(_ span: Int64) throws {
    var numbers = TestNumbers(state: UInt64(span))
    for _ in 0..<500 {
      let (from, to) = try pair(&numbers, span: span)
      let leg = Trajectory(
        along: [
          TimedPosition(milliseconds: 0, position: from),
          TimedPosition(milliseconds: 1_000_000, position: to),
        ], startingAt: 0, travelled: .zero)
      // A far way has corners, and the bound is one for the pieces between them.
      for (index, (from, to)) in zip(leg.nodes, leg.nodes.dropFirst()).enumerated() {
        let bound = FlatDistance.lineAtMost(from: from.position, to: to.position)
        let time = to.milliseconds - from.milliseconds
        for share in 0..<8 as Range<Int64> {
          let start = from.milliseconds + time * share / 8
          let end = from.milliseconds + time * (share + 1) / 8
          let moved = leg.position(at: start, after: index)
            .distance(to: leg.position(at: end, after: index))
          #expect(
            Double(moved.centimeters) <= bound * Double(end - start) / Double(time) + 4)
        }
      }
    }
  }
}
