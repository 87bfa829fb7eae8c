import ScenarioRunner
import Testing

/// How much of a bound is used, and when that is so little that the bound is slack.
struct BoundUseTests {
  private static func atMost(_ used: Int64, _ bound: Int64, least: Int64 = 1) -> BoundUse {
    BoundUse(used, atMost: bound, least: least) { "\($0) s" }
  }

  private static func atLeast(_ used: Int64, _ bound: Int64) -> BoundUse {
    BoundUse(used, atLeast: bound, least: 1) { "\($0)" }
  }

  @Test(arguments: [
    (86, 120, 716, false), (60, 120, 500, false), (59, 120, 491, true), (0, 2, 0, true),
    (0, 1, 0, false), (1, 2, 500, false), (120, 120, 1_000, false), (-3, 4, 0, true),
    (0, 0, 1_000, false), (7, 0, 1_000, false),
  ])
  func `a bound of more than twice what is used is slack, unless it is the least`(
    _ used: Int64, _ bound: Int64, _ permille: Int, _ isSlack: Bool
  ) {
    let use = Self.atMost(used, bound)
    #expect(use.permille == permille)
    #expect(use.isSlack == isSlack)
    #expect(use.words == "\(used) s of \(bound) s")
  }

  @Test func `what is smaller than the least bound is never slack`() {
    #expect(!Self.atMost(3, 1_000, least: 1_000).isSlack)
    #expect(Self.atMost(3, 1_001, least: 1_000).isSlack)
  }

  @Test(arguments: [
    (40, 5, 125, true), (10, 5, 500, false), (11, 5, 454, true), (5, 5, 1_000, false),
    (1, 1, 1_000, false), (2, 1, 500, false),
  ])
  func `of a bound from below it is the bound that is used up`(
    _ used: Int64, _ bound: Int64, _ permille: Int, _ isSlack: Bool
  ) {
    let use = Self.atLeast(used, bound)
    #expect(use.permille == permille)
    #expect(use.isSlack == isSlack)
    #expect(use.words == "\(used) where \(bound) would do")
  }

  @Test func `in one play the tightest use of each bound counts`() {
    var uses: [BoundUse] = []
    for use in [Self.atMost(2, 10), Self.atMost(9, 10), Self.atMost(1, 10), Self.atMost(1, 20)] {
      BoundUse.add(use, to: &uses)
    }
    #expect(uses == [Self.atMost(9, 10), Self.atMost(1, 20)])
    BoundUse.add(Self.atLeast(30, 10), to: &uses)
    #expect(uses.count == 3)
  }

  @Test func `of several plays the tightest counts, each bound by its place`() {
    var uses = [Self.atMost(2, 10)]
    BoundUse.add([Self.atMost(9, 30), Self.atMost(5, 6)], to: &uses)
    #expect(uses == [Self.atMost(9, 30), Self.atMost(5, 6)])
    BoundUse.add([Self.atMost(0, 1)], to: &uses)
    #expect(
      uses == [Self.atMost(0, 1), Self.atMost(5, 6)], "a bound that is the least is not slack")
  }
}
