/// Several who look at states side by side, each with a model of its own; what they find does not depend on their number.
public struct SearchTeam<Model: SharedSearchModel>: Sendable {
  private let members: [Member]

  /// One of them: what it has, it shares with nobody.
  private actor Member {
    private let model: Model
    private var judgements = Judgements<Model>()

    init(_ make: @Sendable () -> Model) { model = make() }

    func expansions(of states: [Kept<Model.State>]) -> [Expansion<Model>] {
      states.map { Expansion(of: $0.state, by: model, &judgements) }
    }

    func walks(
      from start: Model.State, length: Int, _ choices: [SeededChoice]
    ) -> [SeededWalk<Model>] {
      choices.map { SeededWalk(model, from: start, length: length, $0) }
    }
  }

  /// Creates a team of so many, at least one; each makes itself a model.
  public init(count: Int, _ make: @Sendable () -> Model) {
    members = (0..<max(1, count)).map { _ in Member(make) }
  }

  /// How many states are worth being handed out at once.
  var batch: Int { 64 * members.count }

  /// Returns what lies behind each of the states.
  func expansions(of states: [Kept<Model.State>]) async -> [Expansion<Model>] {
    await shared(states) { member, states in await member.expansions(of: states) }
  }

  /// Takes walks, one for each choice, in their order.
  public func walks(
    from start: Model.State, length: Int, _ choices: [SeededChoice]
  ) async -> [SeededWalk<Model>] {
    await shared(choices) { member, choices in
      await member.walks(from: start, length: length, choices)
    }
  }

  /// Has each member do every so many-th piece of work, and returns what they did in the order of the work.
  private func shared<Work: Sendable, Done: Sendable>(
    _ work: [Work], _ body: @escaping @Sendable (Member, [Work]) async -> [Done]
  ) async -> [Done] {
    let count = members.count
    let parts = await withTaskGroup(of: (Int, [Done]).self) { group in
      for (number, member) in members.enumerated() where number < work.count {
        let own = stride(from: number, to: work.count, by: count).map { work[$0] }
        group.addTask { (number, await body(member, own)) }
      }
      var parts = [[Done]](repeating: [], count: count)
      for await (number, done) in group { parts[number] = done }
      return parts
    }
    return work.indices.map { parts[$0 % count][$0 / count] }
  }
}
