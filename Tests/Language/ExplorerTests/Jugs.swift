import Explorer
import Synchronization

/// Two jugs of 3 and 5 litres, of which none must ever hold 4: a riddle whose shortest answer is known to have 6 steps.
struct Jugs: SharedSearchModel {
  struct State: Hashable {
    var small = 0
    var large = 0
  }

  enum Event: String, CaseIterable {
    case fillSmall, fillLarge, emptySmall, emptyLarge, pourIntoSmall, pourIntoLarge
  }

  /// How many litres must never be in the large jug.
  var forbidden = 4

  func events(in state: State) -> [Event] { Event.allCases }

  func outcome(of event: Event, in state: State) -> EventOutcome<State, String> {
    let next = Self.state(after: event, state)
    if next == state { return .impossible }
    return next.large == forbidden ? .broken("\(forbidden) litres") : .leads(to: next)
  }

  static func state(after event: Event, _ state: State) -> State {
    let intoSmall = min(state.large, 3 - state.small)
    let intoLarge = min(state.small, 5 - state.large)
    return switch event {
    case .fillSmall: State(small: 3, large: state.large)
    case .fillLarge: State(small: state.small, large: 5)
    case .emptySmall: State(small: 0, large: state.large)
    case .emptyLarge: State(small: state.small, large: 0)
    case .pourIntoSmall: State(small: state.small + intoSmall, large: state.large - intoSmall)
    case .pourIntoLarge: State(small: state.small - intoLarge, large: state.large + intoLarge)
    }
  }
}

/// The same jugs, where what must not be is wrong in itself, whatever has led there.
struct JudgedJugs: SharedSearchModel {
  static let judgesStates = true
  private let jugs = Jugs(forbidden: 9)
  /// How often each state was judged.
  let counts = Counts()

  final class Counts: Sendable {
    private let counts = Mutex<[Jugs.State: Int]>([:])

    var all: [Jugs.State: Int] { counts.withLock { $0 } }

    func add(_ state: Jugs.State) { counts.withLock { $0[state, default: 0] += 1 } }
  }

  func events(in state: Jugs.State) -> [Jugs.Event] { jugs.events(in: state) }

  func outcome(of event: Jugs.Event, in state: Jugs.State) -> EventOutcome<Jugs.State, String> {
    jugs.outcome(of: event, in: state)
  }

  func violation(in state: Jugs.State) -> String? {
    counts.add(state)
    return state.large == 4 ? "4 litres" : nil
  }
}

/// The same jugs, as numbers.
struct PackedJugs: PackedModel {
  let successorsMax = 6

  func addSuccessors(of state: UInt64, to successors: inout SuccessorList) {
    let jugs = Jugs.State(small: Int(state & 15), large: Int(state >> 4))
    for event in Jugs.Event.allCases {
      let next = Jugs.state(after: event, jugs)
      if next != jugs { successors.append(UInt64(next.small | next.large << 4)) }
    }
  }

  func isBroken(_ state: UInt64) -> Bool { state >> 4 == 4 }
}
