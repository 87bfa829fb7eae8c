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

/// All that lies behind one state, found by whoever looks there, and added to a search in the order of its states.
struct Expansion<Model: SearchModel> {
  /// The outcome of an event in the state.
  enum Outcome {
    case impossible
    case broken(Model.Violation)
    case leads(to: Kept<Model.State>, form: Model.Form?)
  }

  let outcomes: [(event: Model.Event, outcome: Outcome)]

  init(of state: Model.State, by model: Model, _ judgements: inout Judgements<Model>) {
    outcomes = model.events(in: state).map { event in
      switch model.outcome(of: event, in: state) {
      case .impossible: return (event, .impossible)
      case .broken(let violation): return (event, .broken(violation))
      case .leads(let next):
        let form = model.form(of: next)
        if let violation = judgements.violation(in: next, form, by: model) {
          return (event, .broken(violation))
        }
        return (event, .leads(to: Kept(next), form: form))
      }
    }
  }
}

/// The judgements of somebody who looks at states, so that none is judged twice.
struct Judgements<Model: SearchModel> {
  private var sound: Set<Model.Form> = []
  private var broken: [Model.Form: Model.Violation] = [:]

  /// Returns what is wrong with a state, which is recognised by the form.
  mutating func violation(
    in state: Model.State, _ form: Model.Form?, by model: Model
  ) -> Model.Violation? {
    guard Model.judgesStates else { return nil }
    guard let form else { return model.violation(in: state) }
    if sound.contains(form) { return nil }
    if let violation = broken[form] { return violation }
    let violation = model.violation(in: state)
    if let violation { broken[form] = violation } else { sound.insert(form) }
    return violation
  }
}

/// A state that waits: handed from one to the other, it is not copied, as states may be large.
final class Kept<State> {
  let state: State

  init(_ state: State) { self.state = state }
}

extension Kept: Sendable where State: Sendable {}
extension Expansion: Sendable where Model: SharedSearchModel {}
extension Expansion.Outcome: Sendable where Model: SharedSearchModel {}

/// A model whose states and findings may go from one thread to another; the model itself need not.
public protocol SharedSearchModel: SearchModel, SendableMetatype
where State: Sendable, Event: Sendable, Form: Sendable, Violation: Sendable {}
