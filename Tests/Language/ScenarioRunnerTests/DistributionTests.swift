import ScenarioRunner
import Testing

/// Percentiles are exact: values that were measured, by the nearest rank.
struct DistributionTests {
  private static func distribution(_ amounts: [Int64]) -> Distribution {
    var distribution = Distribution()
    for (index, amount) in amounts.enumerated() {
      distribution.add(.init(amount, at: .seconds(index)))
    }
    return distribution
  }

  @Test(
    arguments: [
      ([7], 95, 7), (Array(1...20), 95, 19), (Array(1...21), 95, 20), (Array(1...100), 95, 95),
      (Array(1...10), 50, 5), (Array(1...10), 100, 10), (Array(1...10), 1, 1),
      ([3, 1, 2], 34, 2),
    ] as [([Int64], Int, Int64)])
  func `a percentile is the nearest rank`(_ amounts: [Int64], _ percentage: Int, _ value: Int64) {
    #expect(Self.distribution(amounts).percentile(percentage) == value)
    #expect(Self.distribution(amounts.reversed()).percentile(percentage) == value)
  }

  @Test func `nothing has no percentile, and no percentile is beyond all`() {
    #expect(Distribution().percentile(95) == nil)
    #expect(Self.distribution([1]).percentile(101) == nil)
    #expect(Self.distribution([1]).percentile(0) == nil)
    #expect(Distribution().permille(atMost: 5) == nil)
  }

  @Test func `the worst is the first of the greatest, and shares are rounded down`() {
    let distribution = Self.distribution([2, 9, 4, 9, 1, 3])
    #expect(distribution.worst == .init(9, at: .seconds(1)))
    #expect(distribution.count(atMost: 4) == 4)
    #expect(distribution.permille(atMost: 4) == 666)
    #expect(distribution.adding(.init(10, at: .zero)).worst?.amount == 10)
    #expect(distribution.adding(nil) == distribution)
  }
}
