/// A model of what can happen in states of some kind, and of what must not.
///
/// Whoever searches knows nothing else of the states, so a model may be anything: a table, a protocol, a phone.
public protocol SearchModel {
  /// A state; a value, as it is kept while others are made from it.
  associatedtype State
  /// Something that may happen in a state.
  associatedtype Event
  /// What a state is recognised by: states of equal forms have equal futures.
  associatedtype Form: Hashable
  /// What is wrong where something is; equal ones are one finding.
  associatedtype Violation: Hashable

  /// Returns what the state is recognised by; nil for one that is like no other.
  func form(of state: State) -> Form?

  /// Returns what may happen in the state, in an order that is the same whenever it is asked.
  func events(in state: State) -> [Event]

  /// Returns where an event leads.
  func outcome(of event: Event, in state: State) -> EventOutcome<State, Violation>

  /// Returns what is wrong with a state if nothing happens in it any more; asked where `judgesStates` says so.
  ///
  /// Where it is wrong, nothing is looked for beyond it, as where an event breaks something.
  func violation(in state: State) -> Violation?

  /// Whether states can be wrong in themselves: a search then judges each of them once, however many ways lead to it.
  static var judgesStates: Bool { get }

  /// Returns a bit by which is remembered that an event lies on some way to a state; zero where nobody asks.
  func mark(of event: Event) -> UInt64
}

extension SearchModel {
  /// Finds nothing: only events break something.
  public func violation(in state: State) -> Violation? { nil }

  /// They cannot.
  public static var judgesStates: Bool { false }

  /// Remembers nothing.
  public func mark(of event: Event) -> UInt64 { 0 }
}

extension SearchModel where State: Hashable, Form == State {
  /// Returns the state itself.
  public func form(of state: State) -> State? { state }
}

/// The outcome of an event in a state.
public enum EventOutcome<State, Violation> {
  /// It becomes another one.
  case leads(to: State)
  /// The event cannot happen there.
  case impossible
  /// Something is wrong there; nothing is looked for beyond.
  case broken(Violation)
}
