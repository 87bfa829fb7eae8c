/// Several who look at states side by side, each with a model of its own; what they find does not depend on their number.
public struct SearchTeam<Model: SharedSearchModel>: Sendable {
  private let members: [Member]

  /// One of them: what it has, it shares with nobody.
  private actor Member {
    private let model: Model
    private var judgements = Judgements<Model>()

    init(_ make: @Sendable () -> Model) { model = make() }

    func expansions(
      of waiting: [Waiting<Model.State>], until shouldStop: () -> Bool
    ) -> [Expansion<Model>] {
      waiting.map { Expansion(of: $0, by: model, until: shouldStop, &judgements) }
    }

    func walks(
      from start: Model.State, length: Int, _ choices: [SeededChoice],
      until shouldStop: () -> Bool
    ) -> [SeededWalk<Model>] {
      choices.map { SeededWalk(model, from: start, length: length, $0, until: shouldStop) }
    }
  }

  /// Creates a team of so many, at least one; each makes itself a model.
  public init(count: Int, _ make: @Sendable () -> Model) {
    members = (0..<max(1, count)).map { _ in Member(make) }
  }

  /// How many states are worth being handed out at once.
  var batch: Int { 64 * members.count }

  /// Returns what lies behind each of the states, as far as was looked until all were told to stop.
  func expansions(
    of waiting: [Waiting<Model.State>], until shouldStop: @escaping @Sendable () -> Bool
  ) async -> [Expansion<Model>] {
    await shared(waiting) { member, waiting in
      await member.expansions(of: waiting, until: shouldStop)
    }
  }

  /// Takes walks, one for each choice, in their order.
  ///
  /// - Parameter shouldStop: Asked before each event whether the walks end where they are.
  public func walks(
    from start: Model.State, length: Int, _ choices: [SeededChoice],
    until shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async -> [SeededWalk<Model>] {
    await shared(choices) { member, choices in
      await member.walks(from: start, length: length, choices, until: shouldStop)
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

/// A state behind which is to be looked, with how many of its events somebody has tried already.
struct Waiting<State> {
  let kept: Kept<State>
  let triedCount: Int
}

/// What lies behind one state, found by whoever looks there, and added to a search in the order of its states.
struct Expansion<Model: SearchModel> {
  /// The outcome of an event in the state.
  enum Outcome {
    case impossible
    case broken(Model.Violation)
    case leads(to: Kept<Model.State>, form: Model.Form?)
  }

  private(set) var outcomes: [(event: Model.Event, outcome: Outcome)] = []
  /// Whether each event was tried; otherwise somebody has said to stop before.
  private(set) var isWhole = false

  init(
    of waiting: Waiting<Model.State>, by model: Model, until shouldStop: () -> Bool,
    _ judgements: inout Judgements<Model>
  ) {
    // To try an event may take long: an app may be started for it.
    if shouldStop() { return }
    let state = waiting.kept.state
    for event in model.events(in: state).dropFirst(waiting.triedCount) {
      if !outcomes.isEmpty, shouldStop() { return }
      outcomes.append((event, Self.outcome(of: event, in: state, by: model, &judgements)))
    }
    isWhole = true
  }

  private static func outcome(
    of event: Model.Event, in state: Model.State, by model: Model,
    _ judgements: inout Judgements<Model>
  ) -> Outcome {
    switch model.outcome(of: event, in: state) {
    case .impossible: return .impossible
    case .broken(let violation): return .broken(violation)
    case .leads(let next):
      let form = model.form(of: next)
      if let violation = judgements.violation(in: next, form, by: model) {
        return .broken(violation)
      }
      return .leads(to: Kept(next), form: form)
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
extension Waiting: Sendable where State: Sendable {}
extension Expansion: Sendable where Model: SharedSearchModel {}
extension Expansion.Outcome: Sendable where Model: SharedSearchModel {}

/// A model whose states and findings may go from one thread to another; the model itself need not.
public protocol SharedSearchModel: SearchModel, SendableMetatype
where State: Sendable, Event: Sendable, Form: Sendable, Violation: Sendable {}
