/// What lies behind one state, found by whoever looks there, and added to a search in the order of its states.
struct Expansion<Model: SearchModel> {
  /// What became of the state by an event.
  enum Outcome {
    case impossible
    case broken(Model.Violation)
    case leads(to: Kept<Model.State>, form: Model.Form?)
  }

  let outcomes: [(event: Model.Event, outcome: Outcome)]

  init(of state: Model.State, by model: Model) {
    outcomes = model.events(in: state).map { event in
      switch model.outcome(of: event, in: state) {
      case .impossible: (event, .impossible)
      case .broken(let violation): (event, .broken(violation))
      case .leads(let next):
        (event, .leads(to: Kept(next), form: model.form(of: next)))
      }
    }
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
