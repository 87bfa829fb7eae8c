import Explorer
import Synchronization
import Testing

/// Searches and walks that are told to stop while they try one event after the other, each of which may take long.
struct StoppedSearchTests {
  @Test(arguments: [0, 1, 2, 5, 6, 7, 20, 40], [1, 2, 3])
  func `no event is begun once a search is told to stop, and what was tried is kept`(
    after count: Int, workers: Int
  ) async {
    let tries = Tries()
    var search = BreadthFirstSearch(SlowJugs(tries: tries), from: Jugs.State())
    let team = SearchTeam(count: workers) { SlowJugs(tries: tries) }
    let coverage = await search.run(SearchBounds { tries.count >= count }, by: team)
    // Others may each have begun one at the same moment.
    #expect((count..<count + workers).contains(tries.count))
    #expect(search.transitionCount + search.impossibleCount == tries.count)
    let left = search.untriedCount(statesMax: 100)
    #expect(left == search.frontier.count * Jugs.Event.allCases.count - search.triedCount)
    #expect(coverage == .cut(by: .stopped, completeDepth: search.depth))
  }

  @Test(arguments: [1, 2, 7, 30], [1, 2, 3])
  func `a search that goes on after it was told to stop finds what one without a pause finds`(
    step: Int, workers: Int
  ) async {
    var whole = BreadthFirstSearch(Jugs(forbidden: 9), from: Jugs.State())
    let coverage = whole.run(SearchBounds())
    let tries = Tries()
    var parts = BreadthFirstSearch(SlowJugs(tries: tries), from: Jugs.State())
    let team = SearchTeam(count: workers) { SlowJugs(tries: tries) }
    var last = Coverage.complete(depth: 0)
    for round in 1...200 {
      last = await parts.run(SearchBounds { tries.count >= round * step }, by: team)
    }
    #expect(last == coverage)
    #expect(parts.stateCount == whole.stateCount)
    #expect(parts.transitionCount == whole.transitionCount)
    #expect(parts.impossibleCount == whole.impossibleCount)
    #expect(tries.count == whole.transitionCount + whole.impossibleCount)
  }

  @Test func `one alone stops between two events as well`() {
    let tries = Tries()
    var search = BreadthFirstSearch(SlowJugs(tries: tries), from: Jugs.State())
    #expect(search.advance(SearchBounds { tries.count >= 4 }) == .stopped)
    #expect(tries.count == 4 && search.triedCount == 4 && search.depth == 0)
    #expect(search.untriedCount(statesMax: 1) == 2)
    #expect(search.advance(SearchBounds()) == nil)
    #expect(tries.count == 6 && search.triedCount == 0 && search.depth == 1)
  }

  @Test func `where many states are left, nobody asks each of them what was not tried`() {
    var search = BreadthFirstSearch(Jugs(forbidden: 9), from: Jugs.State())
    _ = search.run(SearchBounds(depth: 2))
    #expect(search.frontier.count > 1)
    #expect(search.untriedCount(statesMax: 1) == nil)
  }

  @Test func `a walk stops between two events, those that cannot happen included`() {
    for count in 0..<20 {
      let tries = Tries()
      let walk = SeededWalk(
        SlowJugs(tries: tries), from: Jugs.State(), length: 60, SeededChoice(seed: 2),
        until: { tries.count >= count })
      #expect(tries.count == count)
      #expect(walk.events.count <= count)
      guard case .stopped = walk.end else {
        Issue.record("it has ended otherwise: \(walk.end)")
        return
      }
    }
  }

  @Test func `walks that are told to stop come with what they have`() async {
    let tries = Tries()
    let walks = await SearchTeam(count: 2) { SlowJugs(tries: tries) }
      .walks(
        from: Jugs.State(), length: 10, (0..<8).map { SeededChoice(seed: 3, walk: $0) },
        until: { tries.count >= 25 })
    #expect(walks.count == 8)
    #expect((25...26).contains(tries.count))
    #expect(walks.contains { if case .stopped = $0.end { $0.events.isEmpty } else { false } })
  }
}

/// How often an event was tried, by whomever.
private final class Tries: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}

/// Jugs of which is known how often anybody has tried something with them.
private struct SlowJugs: SharedSearchModel {
  private let jugs = Jugs(forbidden: 9)
  let tries: Tries

  init(tries: Tries) { self.tries = tries }

  func events(in state: Jugs.State) -> [Jugs.Event] { jugs.events(in: state) }

  func outcome(of event: Jugs.Event, in state: Jugs.State) -> EventOutcome<Jugs.State, String> {
    tries.add()
    return jugs.outcome(of: event, in: state)
  }
}
