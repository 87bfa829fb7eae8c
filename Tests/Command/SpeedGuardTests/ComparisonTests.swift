import Testing

@testable import SpeedGuard

struct ComparisonTests {
  /// The sign test's table, as books have it: so many of the smallest and of the largest lie outside.
  @Test(arguments: [
    (5, nil), (6, 0), (8, 0), (9, 1), (11, 1), (12, 2), (15, 3), (20, 5), (25, 7), (40, 13),
  ])
  func `the range leaves out as many pairs as the sign test allows`(count: Int, outside: Int?) {
    #expect(Comparison.outside(of: count) == outside)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let before: [Double]
    let now: [Double]
    let change: Change
  }

  static let cases = [
    Case("one pair", [1], [9], .unknown),
    Case("five pairs, all of them slower", [1, 1, 1, 1, 1], [2, 2, 2, 2, 2], .unknown),
    Case("no difference at all", [1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1], .none),
    Case("no time at all", [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], .none),
    Case("six pairs, all slower by 30 %", six(1), six(1.3), .slower),
    Case("six pairs, all slower by just 10 %", six(1), six(1.1), .slower),
    Case("six pairs, all slower by 9 %", six(1), six(1.09), .none),
    Case("six pairs, all faster by 20 %", six(1), six(0.8), .faster),
    Case("six pairs, all faster by 9 %", six(1), six(0.91), .none),
    Case("noise: one of six is not slower", six(1), [1.5, 1.5, 1.5, 1.5, 1.5, 1], .hidden),
    Case(
      "noise: one of six is not slower, by less than 10 %", six(1),
      [1.05, 1.05, 1.05, 1.05, 1.05, 1], .none),
    Case("noise: one of six is not faster", six(1), [0.5, 0.5, 0.5, 0.5, 0.5, 1], .none),
    Case("one of nine is disturbed", nine(1), [2, 2, 2, 2, 0.5, 2, 2, 2, 2], .slower),
    Case("two of nine are disturbed", nine(1), [2, 2, 2, 2, 0.5, 2, 2, 0.5, 2], .hidden),
    Case("half are slower, half are faster", six(1), [2, 2, 2, 0.5, 0.5, 0.5], .hidden),
    // Each pair met the same machine, so neither is slower for it.
    Case("the machine becomes slow", [1, 1, 1, 3, 3, 3], [1, 1, 1, 3, 3, 3], .none),
    Case(
      "slower on a machine that becomes slow", [1, 1, 1, 3, 3, 3], [2, 2, 2, 6, 6, 6], .slower),
  ]

  @Test(arguments: cases)
  func `a time is slower or faster where the difference is large and certain`(of: Case) {
    #expect(Comparison(PairedTimes(before: of.before, now: of.now))?.change == of.change)
  }

  @Test func `nothing is compared where nothing was measured`() {
    #expect(Comparison(PairedTimes()) == nil)
  }

  @Test func `the ratio is the median of the pairs, and the range goes from pair to pair`() {
    let times = PairedTimes(before: [1, 2, 4, 1, 1, 1], now: [1.5, 2, 6, 1.75, 1.25, 1])
    let comparison = Comparison(times)
    #expect(comparison?.ratio == 1.375)
    #expect(comparison?.range == 1...1.75)
  }

  private static func six(_ seconds: Double) -> [Double] { Array(repeating: seconds, count: 6) }
  private static func nine(_ seconds: Double) -> [Double] { Array(repeating: seconds, count: 9) }
}

extension ComparisonTests.Case {
  init(_ name: String, _ before: [Double], _ now: [Double], _ change: Change) {
    self.init(testDescription: name, before: before, now: now, change: change)
  }
}
