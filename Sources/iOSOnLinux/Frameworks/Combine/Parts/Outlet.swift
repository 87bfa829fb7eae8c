internal import Foundation
internal import Synchronization

/// The place where something is sent: the subscription of one subscriber, which gets what it asked for and no more.
///
/// Values come one after the other, also from several threads, and nothing comes after a completion or `cancel()`.
final class Outlet<Output, Failure: Error>: Subscription, CustomStringConvertible {
  /// The fate of a value that nobody has asked for yet.
  enum Excess {
    case isKept
    /// It is kept where no more than so many are; otherwise the oldest of them is dropped, or this one.
    case isLimited(to: Int, dropsOldest: Bool)

    static var isDropped: Excess { .isLimited(to: 0, dropsOldest: false) }
    /// It is kept in the place of one that was kept.
    static var replaces: Excess { .isLimited(to: 1, dropsOldest: true) }
  }

  private struct Item {
    let value: Output
    let sent: (() -> Void)?
  }

  private struct State {
    /// Nil once it is over.
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var items: ArraySlice<Item> = []
    var completion: Subscribers.Completion<Failure>?
    /// Whether a completion has to wait until there is a subscription.
    var isHeldBack = false
    var demanded: ((Subscribers.Demand) -> Void)?
    var returned: ((Subscribers.Demand) -> Void)?
    var cancelled: (() -> Void)?
    /// The thread on which something is being received, and how often within itself.
    var thread: pthread_t?
    var depth = 0

    /// Takes out what is received next, and everything where that is the completion.
    ///
    /// What comes while another thread delivers is left to that one: nobody waits for anybody, and nobody can for ever.
    mutating func next(on thread: pthread_t, isNested: Bool) -> Next {
      guard let subscriber, self.thread == nil || isNested && self.thread == thread else {
        return .nothing
      }
      if demand > 0, let item = items.popFirst() {
        demand -= 1
        self.thread = thread
        depth += 1
        return .item(item, subscriber)
      }
      guard items.isEmpty, !isHeldBack, let completion else { return .nothing }
      let last = self
      self = State()
      return .end(last, completion)
    }

    /// Notes that an item was received, unless it is over by now.
    mutating func leave() {
      depth = Swift.max(0, depth - 1)
      if depth == 0 { thread = nil }
    }

    /// Adds an item where there is room for it; returns what is dropped, this one or the one that gives way.
    mutating func add(_ item: Item, excess: Excess) -> Item? {
      guard case .isLimited(let count, let dropsOldest) = excess, items.count >= demand + count
      else {
        items.append(item)
        return nil
      }
      // What was asked for and is not yet received is no excess.
      guard dropsOldest, count > 0, let wanted = demand.max else { return item }
      let gone = items.remove(at: items.startIndex + wanted)
      items.append(item)
      return gone
    }

    mutating func takeItems() -> ArraySlice<Item> {
      let items = items
      self.items = []
      return items
    }
  }

  /// The thing that is received next.
  private enum Next {
    case nothing
    case item(Item, AnySubscriber<Output, Failure>)
    /// The completion, with what is kept until it was received.
    case end(State, Subscribers.Completion<Failure>)
  }

  let description: String
  /// Whether a request for no values ends the app.
  private let isStrict: Bool
  private let state: Mutex<State>

  /// Names the subscriber; where it is held back, no completion comes before the subscription.
  init(
    to subscriber: some Subscriber<Output, Failure>, _ name: String = "Operation",
    isStrict: Bool = false, isHeldBack: Bool = false
  ) {
    description = name
    self.isStrict = isStrict
    state = Mutex(State(subscriber: AnySubscriber(subscriber), isHeldBack: isHeldBack))
  }

  /// Gives the subscriber its subscription, and tells from then on what it asks for, and that it has cancelled.
  ///
  /// What it asks for by what it returns is told like the rest, unless there is somebody to be told of it.
  func begin(
    demanded: ((Subscribers.Demand) -> Void)? = nil,
    returned: ((Subscribers.Demand) -> Void)? = nil, cancelled: (() -> Void)? = nil
  ) {
    let (subscriber, isWaiting) = state.withLock { state in
      guard state.subscriber != nil else { return (state.subscriber, false) }
      state.demanded = demanded
      state.returned = returned ?? demanded
      state.cancelled = cancelled
      defer { state.isHeldBack = false }
      return (state.subscriber, state.isHeldBack)
    }
    subscriber?.receive(subscription: self)
    if isWaiting { deliver() }
  }

  /// What was asked for and has not come yet.
  var demand: Subscribers.Demand { state.withLock { $0.demand } }

  /// Whether something is being received on this thread.
  var isReceiving: Bool {
    let thread = pthread_self()
    return state.withLock { $0.thread == thread }
  }

  /// Whether nothing can be sent any more.
  var isOver: Bool { state.withLock { $0.subscriber == nil || $0.completion != nil } }

  /// Sends a value, now or when it is asked for; returns whether there was room for all that is kept.
  @discardableResult
  func send(_ value: Output, excess: Excess = .isKept, sent: (() -> Void)? = nil) -> Bool {
    let gone = state.withLock { state in
      guard state.subscriber != nil, state.completion == nil else { return Item?.none }
      return state.add(Item(value: value, sent: sent), excess: excess)
    }
    return withExtendedLifetime(gone) {
      deliver()
      return gone == nil
    }
  }

  /// Ends it behind what is kept; a failure does not wait for that.
  func complete(_ completion: Subscribers.Completion<Failure>, isWaiting: Bool = false) {
    let gone = state.withLock { state in
      guard state.subscriber != nil, state.completion == nil else { return ArraySlice<Item>() }
      state.completion = completion
      guard case .failure = completion, !isWaiting else { return [] }
      return state.takeItems()
    }
    withExtendedLifetime(gone) { deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    if isStrict { demand.requireSome(of: self) }
    guard demand > 0 else { return }
    let demanded = want(demand)
    // Who asks while it receives is given what is kept once it has received.
    deliver(isNested: false)
    demanded?(demand)
  }

  func cancel() { state.exchange(State()).cancelled?() }

  /// Cancels what is upstream, and ends it.
  func expire(_ completion: Subscribers.Completion<Failure>) {
    let cancelled = state.withLock { $0.subscriber == nil ? nil : $0.cancelled }
    cancelled?()
    complete(completion)
  }

  private func want(_ demand: Subscribers.Demand, isReturned: Bool = false)
    -> ((Subscribers.Demand) -> Void)?
  {
    state.withLock { state in
      state.demand += demand
      return isReturned ? state.returned : state.demanded
    }
  }

  private func deliver(isNested: Bool = true) {
    let thread = pthread_self()
    while true {
      switch state.withLock({ $0.next(on: thread, isNested: isNested) }) {
      case .nothing: return
      case .end(let last, let completion): last.subscriber?.receive(completion: completion)
      case .item(let item, let subscriber):
        let more = subscriber.receive(item.value)
        let returned = more > 0 ? want(more, isReturned: true) : nil
        state.withLock { $0.leave() }
        returned?(more)
        item.sent?()
      }
    }
  }
}
