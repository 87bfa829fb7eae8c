/// One history that chance chooses: for states too many to be seen all.
public struct SeededWalk<Model: SearchModel> {
  /// How a walk has ended.
  public enum End {
    /// It was as long as it was to be.
    case tired
    /// Nothing could happen any more.
    case stuck
    /// Something is wrong.
    case broken(Model.Violation)
  }

  /// What has happened, in order.
  public private(set) var events: [Model.Event] = []
  /// How it has ended.
  public private(set) var end = End.tired

  /// Walks so many events far at most.
  ///
  /// What cannot happen is not counted, and another event is chosen of those that are left.
  public init(_ model: Model, from start: Model.State, length: Int, _ choice: SeededChoice) {
    var choice = choice
    var state = start
    while events.count < length {
      var open = model.events(in: state)
      guard let step = Self.step(model, state, &open, &choice) else {
        end = .stuck
        return
      }
      events.append(step.event)
      switch step.outcome {
      case .leads(let next):
        if Model.judgesStates, let violation = model.violation(in: next) {
          end = .broken(violation)
          return
        }
        state = next
      case .broken(let violation):
        end = .broken(violation)
        return
      case .impossible: preconditionFailure("only what can happen is a step")
      }
    }
  }

  /// Chooses among the events until one can happen; nil where none can.
  private static func step(
    _ model: Model, _ state: Model.State, _ open: inout [Model.Event], _ choice: inout SeededChoice
  ) -> (event: Model.Event, outcome: EventOutcome<Model.State, Model.Violation>)? {
    while !open.isEmpty {
      let event = open.remove(at: choice.next(below: open.count))
      let outcome = model.outcome(of: event, in: state)
      if case .impossible = outcome { continue }
      return (event, outcome)
    }
    return nil
  }
}

extension SeededWalk: Sendable where Model: SharedSearchModel {}
extension SeededWalk.End: Sendable where Model: SharedSearchModel {}
