import DeviceInterface
import Testing

@testable import BackendSimulator

/// What a server keeps of one owner, in whichever order it came.
struct RecordSeriesTests {
  private static func point(_ number: Int) throws -> RecordedPoint {
    let position = try #require(
      Position(latitudeE7: Int32(522_000_000 + number * 97), longitudeE7: -210_000_000))
    return RecordedPoint(
      number: number,
      fix: RecordedFix(
        timeMilliseconds: Int64(number) * -1_001, position: position,
        accuracyMeters: number % 40,
        speedMillimetersPerSecond: number.isMultiple(of: 3) ? nil : number * 7,
        circumstances: number % 3 == 1 ? nil : circumstances(number),
        isLowAccuracy: number % 2 == 0, isLastKnown: number % 5 == 0,
        isImpossible: number % 7 == 0),
      beginsStretch: number % 11 == 0, isWithinScatter: number % 17 == 0,
      refutesLast: number % 13 == 0)
  }

  private static func circumstances(_ number: Int) -> FixCircumstances {
    FixCircumstances(
      courseDegrees: number % 4 == 0 ? nil : number % 361,
      altitudeMeters: number % 6 == 0 ? nil : number * -3,
      battery: Battery(percentage: number % 101, isCharging: number % 9 == 0),
      motion: Motion.allCases[number % 4])
  }

  private static let orders: [[Int]] = [
    Array(1...200), Array((1...200).reversed()), [5, 3, 4, 1, 2, 9, 8],
    Array(101...200) + Array(1...100), (1...200).map { $0 * 2 },
    (0..<199).map { $0 * 71 % 199 + 1 },
  ]

  @Test(arguments: orders)
  func `a record is found by its number and kept as it came`(numbers: [Int]) throws {
    var series = RecordSeries<RecordedPoint>()
    for (index, number) in numbers.enumerated() {
      #expect(series.record(number) == nil)
      series.add(try Self.point(number), at: .start + .milliseconds(index / 20 * 60_000))
    }
    for number in numbers { #expect(series.record(number) == (try Self.point(number))) }
    for number in [0, -1, 201, 402, Int.max] where !numbers.contains(number) {
      #expect(series.record(number) == nil)
    }
    #expect(series.arrivals.map(\.record.number) == numbers)
    #expect(
      series.arrivals.map(\.arrival)
        == numbers.indices.map { .start + .milliseconds($0 / 20 * 60_000) })
    #expect(series.inOrder.map(\.record) == (try numbers.sorted().map(Self.point)))
  }

  @Test(arguments: orders)
  func `the records around some are those between their neighbours`(numbers: [Int]) throws {
    var series = RecordSeries<RecordedPoint>()
    #expect(series.records(around: 1...9).isEmpty)
    for number in numbers { series.add(try Self.point(number), at: .start) }
    let sorted = numbers.sorted()
    for first in stride(from: 0, to: 410, by: 3) {
      for last in [first, first + 1, first + 20, first + 300] {
        let before = sorted.last { $0 < first }.map { [$0] } ?? []
        let after = sorted.first { $0 > last }.map { [$0] } ?? []
        let within = sorted.filter { (first...last).contains($0) }
        #expect(
          series.records(around: first...last).map(\.number) == before + within + after)
      }
    }
  }

  @Test(arguments: orders)
  func `what is forgotten is gone, and its number and all others are known`(numbers: [Int]) throws {
    var series = RecordSeries<RecordedPoint>()
    for number in numbers { series.add(try Self.point(number), at: .start) }
    series.forget { $0.record.number % 3 == 0 }
    series.forget { $0.record.number % 7 == 0 }
    series.forget { _ in false }
    let kept = numbers.filter { $0 % 3 != 0 && $0 % 7 != 0 }
    #expect(series.arrivals.map(\.record) == (try kept.map(Self.point)))
    #expect(series.arrivedCount == numbers.count)
    for number in 0...401 {
      let wasForgotten = numbers.contains(number) && !kept.contains(number)
      #expect(series.forgotten.contains(number) == wasForgotten)
      #expect((series.record(number) != nil) == kept.contains(number))
    }
    series.add(try Self.point(500), at: .start)
    #expect(series.arrivals.last?.record.number == 500)
    #expect(series.arrivedCount == numbers.count + 1)
  }
}
