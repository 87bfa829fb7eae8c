internal import Synchronization

/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps this with others; it is cancelled when nobody keeps it any more.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(erased)
  }

  /// Keeps this with others; it is cancelled when nobody keeps it any more.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(erased) }

  private var erased: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(self) }
}

/// The hold that a subscriber has on a publisher: it asks for values by it, and ends it.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for that many values more.
  func request(_ demand: Subscribers.Demand)
}

/// The place of the subscription that gives nothing.
public enum Subscriptions {
  /// Gives nothing, for publishers that have nothing to give before they complete.
  public static var empty: any Subscription { Empty() }

  private final class Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// A cancellable that cancels when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private let end: Mutex<(() -> Void)?>

  /// Says what is done to cancel, at most once.
  public init(_ cancel: @escaping () -> Void) { end = Mutex(cancel) }

  /// Wraps something.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Cancels, the first time.
  public func cancel() { end.exchange(nil)?() }

  /// Whether they are the same.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Tells it apart from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Mutex {
  /// Puts a value in the place of another, which lives on until the lock is open: what ends with it may come back here.
  func exchange(_ value: Value) -> Value where Value: Copyable {
    withLock { state in
      let last = state
      state = value
      return last
    }
  }
}

/// The mark by which subscribers and subscriptions are told apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt64

  private static let last = Atomic<UInt64>(1)

  /// Creates one that no other is equal to.
  public init() { number = Self.last.wrappingAdd(2, ordering: .relaxed).newValue }

  /// Creates that of an object.
  public init(_ object: AnyObject) {
    // Those that were counted are odd, and no address is.
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// What it is in words.
  public var description: String { "0x" + String(number, radix: 16) }
}

/// Something that can be told apart.
public protocol CustomCombineIdentifierConvertible {
  /// What it is told apart by.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// That of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
