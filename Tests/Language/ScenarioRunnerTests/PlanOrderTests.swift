import Gherkin
import ScenarioRunner
import Testing

struct PlanOrderTests {
  private static let sources = (0..<5).map { file in
    let scenarios = (0..<7).map { "  Scenario: s\($0)\n    Given the fog lifts\n" }
    return Source(uri: "\(file).feature", text: "Feature: f\n" + scenarios.joined())
  }

  private func plan(_ selection: Selection = Selection()) async -> Plan {
    await Planner(selection: selection, seed: 7, profilesFor: profiles).plan(Self.sources)
  }

  @Test(arguments: [1, 2, 3, 5, 35, 40])
  func `the shards of a plan have every scenario exactly once and are of even size`(
    count: Int
  ) async throws {
    let whole = await plan().scenarios.map(\.id)
    var parts: [[String]] = []
    for index in 1...count {
      let shard = try #require(Shard(index: index, count: count))
      let part = await plan(Selection(shard: shard))
      #expect(part.selectedCount == 35)
      #expect(part.scenarios.map(\.index) == Array(part.scenarios.indices))
      parts.append(part.scenarios.map(\.id))
    }
    #expect(parts.flatMap(\.self).sorted() == whole.sorted())
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: [(0, 2), (3, 2), (1, 0), (-1, 2), (1, -1)])
  func `a shard that cannot be is none`(index: Int, count: Int) {
    #expect(Shard(index: index, count: count) == nil)
  }

  @Test func `reversed order begins with the last scenario of the last file`() async {
    let defined = await plan().scenarios.map(\.id)
    let reversed = await plan(Selection(order: .reversed)).scenarios
    #expect(reversed.map(\.id) == defined.reversed())
    #expect(reversed.map(\.index) == Array(reversed.indices))
  }

  @Test func `random order is a permutation that only the seed decides`() async {
    let defined = await plan().scenarios.map(\.id)
    let first = await plan(Selection(order: .random(seed: 1))).scenarios.map(\.id)
    let again = await plan(Selection(order: .random(seed: 1))).scenarios.map(\.id)
    let other = await plan(Selection(order: .random(seed: 2))).scenarios.map(\.id)
    #expect(first == again)
    #expect(first.sorted() == defined.sorted())
    #expect(first != defined)
    #expect(first != other)
  }

  @Test func `what is selected besides does not change who comes first`() async throws {
    let order = RunOrder.random(seed: 5)
    let whole = await plan(Selection(order: order)).scenarios.map(\.id)
    let part = await plan(Selection(names: ["s2", "s4"], order: order)).scenarios.map(\.id)
    #expect(part == whole.filter(Set(part).contains))
    #expect(part.count == 10)
  }

  @Test func `shards are the same sets whatever the order`() async throws {
    let shard = try #require(Shard(index: 2, count: 3))
    let defined = await plan(Selection(shard: shard))
    let random = await plan(Selection(shard: shard, order: .random(seed: 3)))
    #expect(Set(defined.scenarios.map(\.id)) == Set(random.scenarios.map(\.id)))
  }

  @Test func `a scenario's seed does not depend on order or shard`() async throws {
    let seeds = Dictionary(
      uniqueKeysWithValues: await plan().scenarios.map { ($0.id, $0.seed) })
    let shard = try #require(Shard(index: 2, count: 3))
    let part = await plan(Selection(shard: shard, order: .random(seed: 9)))
    #expect(part.scenarios.count == 12)
    #expect(part.scenarios.allSatisfy { seeds[$0.id] == $0.seed })
    // Files with the same features have the same chances.
    #expect(Set(seeds.values).count == 7)
  }
}
