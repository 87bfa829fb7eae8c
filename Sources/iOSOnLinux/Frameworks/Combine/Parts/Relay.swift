internal import Synchronization

/// Sends what one publisher after the other sends: each is asked for what the ones before have not sent.
final class Relay<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  private let current = Mutex<(any Subscription)?>(nil)

  init(to subscriber: some Subscriber<Output, Failure>) {
    outlet = Outlet(to: subscriber)
  }

  /// Gives the subscriber its subscription.
  func begin(cancelled: @escaping () -> Void = {}) {
    outlet.begin(
      demanded: { demand in self.current.withLock { $0 }?.request(demand) },
      cancelled: {
        self.drop()
        cancelled()
      })
  }

  /// Listens to a publisher in the place of the one before.
  func follow<P: Publisher>(
    _ publisher: P, then complete: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    guard !outlet.isOver else { return }
    let inlet = Inlet<Output, P.Failure>(
      receive: {
        self.outlet.send($0)
        return .none
      }, complete: complete)
    current.exchange(inlet)?.cancel()
    inlet.request(outlet.demand)
    publisher.subscribe(inlet)
  }

  /// Listens to a publisher, and ends with it.
  func follow<P: Publisher>(last publisher: P) where P.Output == Output, P.Failure == Failure {
    follow(publisher) { self.outlet.complete($0) }
  }

  /// Listens to nobody any more.
  func drop() { current.exchange(nil)?.cancel() }
}
