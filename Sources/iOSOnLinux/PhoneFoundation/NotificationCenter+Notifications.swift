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

    /// The iterator that waits for the notifications; nobody observes any more once it is let go.
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

  // MARK: Observers that are called by a method, as `#selector` names it

  /// Calls a method of an object for each notification; the object is not kept, and hears nothing once it is gone.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let heard = Heard(observer, selector)
    let token = addObserver(forName: name, object: object, queue: nil) { heard.deliver($0) }
    Listeners.all.withLock {
      $0.removeAll { $0.heard.observer == nil }
      $0.append(Listener(center: self, heard: heard, name: name, object: object, token: token))
    }
  }

  /// Lets an object hear nothing more, whatever it was to hear.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, named: nil, of: nil)
    removeObserver(observer as Any)
  }

  /// Lets an object hear no more of what has the name and comes from the sender; nil stands for all of them.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    removeObserver(observer, named: name, of: object)
    removeObserver(observer as Any, name: name, object: object)
  }

  private func removeObserver(
    _ observer: AnyObject, named name: Notification.Name?, of sender: Any?
  ) {
    let gone = Listeners.all.withLock { listeners in
      let gone = listeners.filter { $0.isOf(observer, self, name, sender) }
      listeners.removeAll { $0.isOf(observer, self, name, sender) }
      return gone
    }
    for listener in gone { removeObserver(listener.token) }
  }
}

/// The one who observes, for whatever thread lets it go.
private final class Observer: Sendable {
  private let token: Mutex<any NSObjectProtocol>

  init(_ token: any NSObjectProtocol) { self.token = Mutex(token) }

  func leave(_ center: NotificationCenter) { center.removeObserver(token.withLock { $0 }) }
}

/// An object and its method.
private final class Heard {
  private(set) weak var observer: AnyObject?
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    (self.observer, self.selector) = (observer, selector)
  }

  func deliver(_ notification: Notification) {
    if let observer { selector.perform(observer, notification) }
  }
}

/// The wish of an object to hear something.
private struct Listener {
  let center: NotificationCenter
  let heard: Heard
  let name: Notification.Name?
  let object: Any?
  let token: any NSObjectProtocol

  func isOf(
    _ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?, _ sender: Any?
  ) -> Bool {
    guard heard.observer === observer, self.center === center, name == nil || name == self.name
    else { return false }
    guard let sender else { return true }
    return object.map { ($0 as AnyObject) === (sender as AnyObject) } ?? false
  }
}

private enum Listeners {
  static let all = Mutex<[Listener]>([])
}
