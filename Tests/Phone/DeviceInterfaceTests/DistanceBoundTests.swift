import TestSupport
import Testing

@testable import DeviceInterface

/// What a distance is at most, known without measuring it.
struct DistanceBoundTests {
  @Test(arguments: [1_000, 1_000_000, 1_000_000_000])
  func `no distance is longer than its bound, wherever it lies`(span: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(span))
    for _ in 0..<5_000 {
      let start = try position(&numbers, near: nil, span)
      let end = try position(&numbers, near: start, span)
      let length = start.distance(to: end).centimeters
      #expect(length <= start.centimetersAtMost(to: end), "\(start) to \(end)")
    }
  }

  @Test func `the bound of a way to the north or to the east is no further off than a quarter`()
    throws
  {
    let start = try #require(Position(latitudeE7: 0, longitudeE7: 0))
    for end in [(1_000_000, 0), (0, 1_000_000)] {
      let there = try #require(Position(latitudeE7: Int32(end.0), longitudeE7: Int32(end.1)))
      let length = start.distance(to: there).centimeters
      #expect(start.centimetersAtMost(to: there) * 4 <= length * 5)
    }
  }

  private func position(
    _ numbers: inout SeededNumbers, near place: Position?, _ span: Int
  ) throws -> Position {
    func moved(_ middle: Int, within limit: Int) -> Int32 {
      Int32(max(-limit, min(limit, middle + numbers.number(below: 2 * span) - span)))
    }
    let latitude =
      place.map { Int($0.latitudeE7) } ?? numbers.number(below: 1_800_000_000) - 900_000_000
    let longitude =
      place.map { Int($0.longitudeE7) } ?? numbers.number(below: 3_600_000_000) - 1_800_000_000
    return try #require(
      Position(
        latitudeE7: moved(latitude, within: 900_000_000),
        longitudeE7: moved(longitude, within: 1_799_999_999)))
  }
}
