public import Foundation
internal import Synchronization

extension NotificationCenter {
  /// The notifications of a name, of an object or of all, one after the other.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name one after the other; none is lost while somebody is busy with another.
  public struct Notifications: AsyncSequence {
    /// What is posted.
    public typealias Element = Notification
    /// Nothing can go wrong.
    public typealias Failure = Never

    /// Waits for the notifications; nobody observes any more once it is let go.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var stream: AsyncStream<Notification>.Iterator

      /// Waits for the next notification; nil where the task is cancelled.
      ///
      /// It waits where its caller runs: elsewhere it would be a matter of chance what the caller finds then.
      public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async
        -> Notification?
      {
        await stream.next(isolation: actor)
      }
    }

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator {
      let stream = AsyncStream<Notification> { continuation in
        let observer = Observer(
          center.addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) })
        let center = center
        continuation.onTermination = { _ in observer.leave(center) }
      }
      return Iterator(stream: stream.makeAsyncIterator())
    }
  }
}

/// Who observes, for whatever thread lets it go.
private final class Observer: Sendable {
  private let token: Mutex<any NSObjectProtocol>

  init(_ token: any NSObjectProtocol) { self.token = Mutex(token) }

  func leave(_ center: NotificationCenter) { center.removeObserver(token.withLock { $0 }) }
}
