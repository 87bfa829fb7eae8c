/// One history that chance chooses: for states too many to be seen all.
public struct SeededWalk<Model: SearchModel> {
  /// The way in which a walk has ended.
  public enum End {
    /// It was as long as it was to be.
    case tired
    /// Nothing could happen any more.
    case stuck
    /// Something is wrong.
    case broken(Model.Violation)
    /// It was told to stop.
    case stopped
  }

  /// What has happened, in order.
  public private(set) var events: [Model.Event] = []
  /// How it has ended.
  public private(set) var end = End.tired

  /// Walks so many events far at most.
  ///
  /// What cannot happen is not counted, and another event is chosen of those that are left.
  ///
  /// - Parameter shouldStop: Asked before each event that is tried whether to stop where the walk is.
  public init(
    _ model: Model, from start: Model.State, length: Int, _ choice: SeededChoice,
    until shouldStop: () -> Bool = { false }
  ) {
    var choice = choice
    var state = start
    while events.count < length {
      var open = model.events(in: state)
      guard let step = Self.step(model, state, &open, &choice, until: shouldStop) else {
        end = open.isEmpty ? .stuck : .stopped
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

  /// Chooses among the events until one can happen; nil where none can, and where it is to stop with some left.
  private static func step(
    _ model: Model, _ state: Model.State, _ open: inout [Model.Event],
    _ choice: inout SeededChoice, until shouldStop: () -> Bool
  ) -> (event: Model.Event, outcome: EventOutcome<Model.State, Model.Violation>)? {
    while !open.isEmpty, !shouldStop() {
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

/// Numbers that look like chance and are the same for the same seed on every machine.
///
/// The mixing function is SplitMix64's (Steele, Lea and Flood, 2014).
public struct SeededChoice: Hashable, Sendable {
  private var state: UInt64

  /// Creates a sequence.
  public init(seed: UInt64) { state = seed }

  /// Creates the sequence of one of many walks, of which each can be made without those before it.
  public init(seed: UInt64, walk: UInt64) {
    var mixed = SeededChoice(seed: seed ^ (walk &* 0xA076_1D64_78BD_642F))
    state = mixed.next()
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns a number of which every bit depends on every bit of the other.
  package static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below the bound, which is at least 1.
  public mutating func next(below bound: Int) -> Int {
    // The product's upper half: no division, and a bias of no more than one in 2^64 / bound.
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
