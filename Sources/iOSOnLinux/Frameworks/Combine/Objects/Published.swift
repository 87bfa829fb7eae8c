internal import Synchronization

/// A property whose changes can be listened to, of a class.
///
/// What listens is told a new value before the property has it.
@propertyWrapper public struct Published<Value> {
  fileprivate let box: PublishedBox<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// There is none: the property has to belong to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.change(to: newValue) }
  }

  /// There is none: the property has to belong to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// The value of an object's property.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set {
      let box = object[keyPath: storage].box
      box.belongs(to: object)
      box.change(to: newValue)
    }
  }

  /// The publisher of an object's property, which stays that property's whatever is put in its place.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projected: ReferenceWritableKeyPath<Object, Publisher>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storage].box
      box.belongs(to: object)
      return Publisher(box: box)
    }
    set {}
  }

  /// A publisher of the value that the property has, and of each that it is about to have.
  public struct Publisher: Combine.Publisher {
    /// What the property has.
    public typealias Output = Value
    /// Nothing can go wrong.
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    /// Takes in a subscriber.
    public func receive(subscriber: some Subscriber<Value, Never>) {
      box.audience.add(subscriber, of: box, first: box.value)
    }
  }
}

/// The value of a property, however often the property is copied.
private final class PublishedBox<Value> {
  let audience = Audience<Value, Never>(of: "PublishedSubject", excess: .replaces)
  private let current: Mutex<Value>
  private let owner = Mutex(Owner())
  private let sources = Mutex<[AnyCancellable]>([])

  private struct Owner {
    weak var object: AnyObject?
  }

  init(_ value: Value) { current = Mutex(value) }

  var value: Value { current.withLock { $0 } }

  /// Tells the listeners of the object and those of the property, and only then has the new value.
  func change(to value: Value) {
    if let object = owner.withLock({ $0.object }) { ObservedObjects.willChange(object) }
    audience.send(value)
    _ = current.exchange(value)
  }

  /// Notes whose property it is.
  func belongs(to object: AnyObject) {
    owner.withLock { owner in
      if owner.object !== object { owner.object = object }
    }
  }

  /// Listens to something for as long as the property lives.
  func keep(_ source: AnyCancellable) { sources.withLock { $0.append(source) } }
}

extension Publisher where Failure == Never {
  /// Sets a published property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    // The property keeps what it listens to: it would never end if that kept the property.
    box.keep(sink { [weak box] in box?.change(to: $0) })
  }
}
