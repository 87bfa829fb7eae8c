/// What lies behind one state, found by whoever looks there, and added to a search in the order of its states.
struct Expansion<Model: SearchModel> {
  /// What became of the state by an event.
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

/// What somebody who looks at states has found of them, so that none is judged twice.
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
