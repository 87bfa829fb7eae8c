import Explorer
import PermissionModel
import Testing

struct PackedSearchTests {
  @Test func `the shortest way is the same for any number of workers`() async {
    var stories: Set<[UInt64]> = []
    for workers in 1...4 {
      stories.insert(await PackedSearch(PackedJugs()).run(from: 0, workers: workers).story)
    }
    #expect(stories.count == 1)
    #expect(stories.first?.count == 7)
    #expect(stories.first?.first == 0)
    #expect(stories.first?.last.map { $0 >> 4 } == 4)
  }

  @Test(arguments: [1, 2]) func `bounds end a search between two depths`(workers: Int) async {
    let model = PermissionModel(devices: 2)
    let search = PackedSearch(model)
    let deep = await search.run(from: model.start, SearchBounds(depth: 4), workers: workers)
    #expect(deep.coverage == .cut(by: .depth, completeDepth: 4))
    let small = await search.run(from: model.start, SearchBounds(states: 100), workers: workers)
    #expect(small.coverage == .cut(by: .states, completeDepth: 4))
    #expect(small.stateCount >= 100)
  }

  @Test func `a walk is the same for the same seed and ends where something is wrong`() {
    let one = PackedWalk(PackedJugs(), from: 0, length: 10_000, SeededChoice(seed: 7))
    let other = PackedWalk(PackedJugs(), from: 0, length: 10_000, SeededChoice(seed: 7))
    #expect(one.isBroken)
    #expect(one.last >> 4 == 4)
    #expect(one.eventCount == other.eventCount)
    let third = PackedWalk(PackedJugs(), from: 0, length: 10_000, SeededChoice(seed: 8))
    #expect(one.eventCount != third.eventCount)
  }

  @Test func `a walk over any values ends in the same ways`() {
    let broken = SeededWalk(Jugs(), from: Jugs.State(), length: 10_000, SeededChoice(seed: 7))
    guard case .broken = broken.end else { return #expect(Bool(false), "\(broken.end)") }
    let tired = SeededWalk(
      Jugs(forbidden: 9), from: Jugs.State(), length: 50, SeededChoice(seed: 7))
    guard case .tired = tired.end else { return #expect(Bool(false), "\(tired.end)") }
    #expect(tired.events.count == 50)
  }
}
