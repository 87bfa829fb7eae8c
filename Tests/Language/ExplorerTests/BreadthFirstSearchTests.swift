import Explorer
import Testing

struct BreadthFirstSearchTests {
  @Test func `the story of a violation is a shortest one`() throws {
    var search = BreadthFirstSearch(Jugs(), from: Jugs.State())
    _ = search.run(SearchBounds())
    let finding = try #require(search.findings.first)
    #expect(finding.violation == "4 litres")
    #expect(finding.events.count == 6)
    let end = finding.events.reduce(Jugs.State()) { Jugs.state(after: $1, $0) }
    #expect(end.large == 4)
  }

  @Test func `the same violation is found once, however many ways lead to it`() {
    var search = BreadthFirstSearch(Jugs(), from: Jugs.State())
    _ = search.run(SearchBounds())
    #expect(search.findings.count == 1)
  }

  @Test func `a state that is wrong in itself is found as what an event breaks is, judged once`() {
    let model = JudgedJugs()
    var judged = BreadthFirstSearch(model, from: Jugs.State())
    var broken = BreadthFirstSearch(Jugs(), from: Jugs.State())
    #expect(judged.run(SearchBounds()) == broken.run(SearchBounds()))
    #expect(judged.findings.map(\.events) == broken.findings.map(\.events))
    #expect(judged.findings.map(\.violation) == ["4 litres"])
    #expect(judged.stateCount == broken.stateCount)
    #expect(judged.transitionCount == broken.transitionCount)
    let counts = model.counts.all
    #expect(counts.values.allSatisfy { $0 == 1 })
    // All that was reached, with what is wrong but without the start.
    #expect(counts.count >= judged.stateCount)
  }

  @Test func `a walk ends in a state that is wrong in itself`() {
    let ends = (0..<40).map { number in
      SeededWalk(
        JudgedJugs(), from: Jugs.State(), length: 60, SeededChoice(seed: 1, walk: number))
    }
    let broken = ends.filter { if case .broken("4 litres") = $0.end { true } else { false } }
    #expect(!broken.isEmpty)
    for walk in broken {
      #expect(walk.events.reduce(Jugs.State()) { Jugs.state(after: $1, $0) }.large == 4)
    }
  }

  @Test func `everything was seen where nothing more can be reached`() {
    var search = BreadthFirstSearch(Jugs(forbidden: 9), from: Jugs.State())
    let coverage = search.run(SearchBounds())
    #expect(search.stateCount == 16)
    #expect(coverage == .complete(depth: 7))
  }

  @Test(arguments: [
    (SearchBounds(depth: 3), Coverage.cut(by: .depth, completeDepth: 3)),
    (SearchBounds(states: 5), .cut(by: .states, completeDepth: 1)),
    (SearchBounds(memory: MemoryBound(bytes: 10)), .cut(by: .bytes, completeDepth: 0)),
    (
      SearchBounds(memory: MemoryBound(bytes: 10, used: { 10 })),
      .cut(by: .bytes, completeDepth: 0)
    ),
    (SearchBounds(memory: MemoryBound(bytes: 10, used: { 9 })), .complete(depth: 7)),
    (SearchBounds(shouldStop: { true }), .cut(by: .stopped, completeDepth: 0)),
  ])
  func `what ends a search is told, with how deep it was complete`(
    bounds: SearchBounds, expected: Coverage
  ) {
    var search = BreadthFirstSearch(Jugs(forbidden: 9), from: Jugs.State())
    #expect(search.run(bounds) == expected)
  }

  @Test func `histories count every order of events that leads to a state`() {
    var search = BreadthFirstSearch(Coins(), from: Coins.State())
    for _ in 0..<3 { #expect(search.advance(SearchBounds()) == nil) }
    // Of three coins, one of two kinds each: 1, 3, 3 and 1 orders make sums of 3, 4, 5 and 6.
    #expect(search.frontier.map(\.state.sum) == [3, 4, 5, 6])
    #expect(search.frontier.map(\.histories) == [1, 3, 3, 1])
    #expect(search.events(to: search.frontier[1]) == [1, 1, 2])
    // All ways to a state are remembered, and not the first one alone.
    #expect(search.frontier.map(\.marks) == [0b01, 0b11, 0b11, 0b10])
  }

  @Test(arguments: [
    (1...8).map { SearchBounds(depth: $0) }, (1...17).map { SearchBounds(states: $0) },
    (1...40).map { SearchBounds(memory: MemoryBound(bytes: $0 * 100)) } + [SearchBounds()],
  ])
  func `a search that goes on after a bound finds what one without it finds`(
    bounds: [SearchBounds]
  ) {
    var whole = BreadthFirstSearch(Jugs(forbidden: 9), from: Jugs.State())
    _ = whole.run(SearchBounds())
    var parts = BreadthFirstSearch(Jugs(forbidden: 9), from: Jugs.State())
    for bound in bounds { _ = parts.run(bound) }
    #expect(parts.depth == whole.depth)
    #expect(parts.stateCount == whole.stateCount)
    #expect(parts.transitionCount == whole.transitionCount)
  }
}

/// Searches by several at once.
struct SearchTeamTests {
  @Test(arguments: [1, 2, 3, 7])
  func `a team finds what one does, whatever bounds it`(count: Int) async {
    let bounds =
      [SearchBounds(), SearchBounds(depth: 3)]
      + [1, 2, 5, 7, 16].map { SearchBounds(states: $0) }
      + [10, 300, 900].map { SearchBounds(memory: MemoryBound(bytes: $0)) }
    for bound in bounds {
      for forbidden in [4, 9] {
        var alone = BreadthFirstSearch(Jugs(forbidden: forbidden), from: Jugs.State())
        var together = BreadthFirstSearch(Jugs(forbidden: forbidden), from: Jugs.State())
        let team = SearchTeam(count: count) { Jugs(forbidden: forbidden) }
        let coverage = alone.run(bound)
        #expect(await together.run(bound, by: team) == coverage)
        #expect(together.stateCount == alone.stateCount)
        #expect(together.transitionCount == alone.transitionCount)
        #expect(together.impossibleCount == alone.impossibleCount)
        #expect(together.findings.map(\.events) == alone.findings.map(\.events))
        #expect(together.frontier.map(\.state) == alone.frontier.map(\.state))
        #expect(together.frontier.map(\.histories) == alone.frontier.map(\.histories))
      }
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `walks come in the order of their choices`(count: Int) async {
    let choices = (0..<20).map { SeededChoice(seed: 3, walk: $0) }
    let alone = choices.map { SeededWalk(Coins(), from: Coins.State(), length: 9, $0).events }
    let walks = await SearchTeam(count: count) { Coins() }
      .walks(from: Coins.State(), length: 9, choices)
    #expect(walks.map(\.events) == alone)
  }
}

/// Coins of one and two that are added up; sums of different numbers of coins are different things here.
private struct Coins: SharedSearchModel {
  struct State: Hashable {
    var count = 0
    var sum = 0
  }

  func events(in state: State) -> [Int] { [1, 2] }

  func mark(of event: Int) -> UInt64 { UInt64(event) }

  func outcome(of event: Int, in state: State) -> EventOutcome<State, String> {
    .leads(to: State(count: state.count + 1, sum: state.sum + event))
  }
}
