public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name, of an object or of all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of a name; none is kept for who has not asked for it.
  public struct Publisher: Combine.Publisher, Equatable {
    /// What is sent.
    public typealias Output = Notification
    /// Nothing can go wrong.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for everybody.
    public let object: AnyObject?

    /// Names what is listened to.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Notification, Never>) {
      let outlet = Outlet<Notification, Never>(to: subscriber, "NotificationCenter Observer")
      // Who does not keep the subscription is let go, and hears nothing.
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        [weak outlet] in outlet?.send($0, excess: .isDropped)
      }
      outlet.begin(cancelled: { center.removeObserver(observer) })
    }

    /// Whether they listen to the same.
    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}
