internal import Synchronization

/// An object that tells when it is about to change.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// What tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before any of the object's published properties changes, its superclasses' among them.
  public var objectWillChange: ObservableObjectPublisher { ObservedObjects.publisher(of: self) }
}

/// A publisher that says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Only that it is.
  public typealias Output = Void
  /// Nothing can go wrong.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>(of: "ObservableObjectPublisher", excess: nil)

  /// Creates a publisher.
  public init() {}

  /// Takes in a subscriber.
  public func receive(subscriber: some Subscriber<Void, Never>) {
    audience.add(subscriber, of: self)
  }

  /// Tells all who listen.
  public func send() { audience.send(()) }
}

/// The publishers of the objects that somebody has asked for theirs.
///
/// They stand beside the objects: nobody has to look into an object for its properties, and where nobody has asked for
/// the publisher, nobody listens.
enum ObservedObjects {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// How many there may be until those of objects that are no more are taken out.
    var countMax = 16
  }

  private static let table = Mutex(Table())

  /// Returns the publisher of an object, made the first time.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // What was loaded from weak references is let go when the table is open: it might be for good.
    var loaded: [AnyObject] = []
    var gone: [ObjectIdentifier: Entry] = [:]
    defer { withExtendedLifetime((loaded, gone)) {} }
    return table.withLock { table in
      let id = ObjectIdentifier(object)
      // An object that is no more may have stood at the same place.
      if let entry = table.entries[id], entry.object != nil { return entry.publisher }
      if table.entries.count >= table.countMax {
        gone = table.entries
        table.entries = gone.filter { _, entry in
          guard let object = entry.object else { return false }
          loaded.append(object)
          return true
        }
        table.countMax = max(16, 2 * table.entries.count)
      }
      gone[id] = table.entries[id]
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Tells those who listen to an object.
  static func willChange(_ object: AnyObject) {
    let entry = table.withLock { $0.entries[ObjectIdentifier(object)] }
    if let entry, entry.object === object { entry.publisher.send() }
  }
}
