/// Where a binding leads: a location, and the way from there.
private struct BindingOrigin: Equatable {
  let location: ObjectIdentifier
  var path: [AnyKeyPath] = []
}

/// A value that is kept elsewhere, to be read and written.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty, PlacedProperty
{
  private let read: @MainActor @Sendable () -> Value
  private let write: @MainActor @Sendable (Value, Transaction) -> Void
  /// What tells two bindings apart; nil where nobody can: then what is read decides.
  private let origin: BindingOrigin?
  /// The value as it was when the binding was made, where who reads it is not told of its changes.
  private let seen: Value?
  /// What goes with each change.
  public var transaction = Transaction()

  /// Creates a binding of two closures.
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    read = get
    write = { value, _ in set(value) }
    origin = nil
    seen = nil
  }

  /// Creates a binding of two closures, of which one takes what goes with the change.
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value, Transaction) -> Void
  ) {
    (read, write, origin, seen) = (get, set, nil, nil)
  }

  /// Creates a binding like another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to an optional value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      read: { base.wrappedValue },
      write: { value, transaction in if let value { base.write(value, transaction) } },
      origin: base.origin, seen: base.seen.map { .some($0) })
  }

  /// Creates a binding to what is in an optional; nil where there is nothing now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(
      read: { base.wrappedValue ?? now }, write: { base.write($0, $1) }, origin: base.origin,
      seen: base.seen ?? nil)
  }

  /// Creates a binding that is compared and used as something hashable.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      read: { AnyHashable(base.wrappedValue) },
      write: { value, transaction in
        if let value = value.base as? Wrapped { base.write(value, transaction) }
      }, origin: base.origin, seen: base.seen.map { AnyHashable($0) })
  }

  init(at location: Location<Value>) {
    self.init(
      read: { onMain { location.read() } }, write: { value, _ in onMain { location.write(value) } },
      origin: BindingOrigin(location: ObjectIdentifier(location)))
  }

  /// Creates a binding to a property of an object.
  init<Object: AnyObject>(
    to object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, seen: Value? = nil
  ) {
    self.init(
      read: { object[keyPath: path] }, write: { value, _ in object[keyPath: path] = value },
      origin: BindingOrigin(location: ObjectIdentifier(object), path: [path]), seen: seen)
  }

  private init(
    read: @escaping @MainActor @Sendable () -> Value,
    write: @escaping @MainActor @Sendable (Value, Transaction) -> Void,
    origin: BindingOrigin?, seen: Value? = nil
  ) {
    (self.read, self.write, self.origin, self.seen) = (read, write, origin, seen)
  }

  /// Returns a binding that always has the same value and ignores what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { onMain { read() } }
    nonmutating set { onMain { write(newValue, transaction) } }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    var origin = origin
    origin?.path.append(keyPath)
    return Binding<Part>(
      read: { read()[keyPath: keyPath] },
      write: { part, transaction in
        var value = read()
        value[keyPath: keyPath] = part
        write(value, transaction)
      }, origin: origin, seen: seen.map { $0[keyPath: keyPath] })
  }

  /// Returns the same binding; here everything changes at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns a binding with what goes with each change.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  mutating func link(to place: Place, slot: Int) {}

  func isSame(as other: Binding) -> Bool {
    origin != nil && origin == other.origin && Sameness.holds(seen, other.seen)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The elements one after the other.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// Where an element is.
  public typealias Index = Value.Index
  /// Where elements are.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the place behind another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to an element; where the element is no more, it reads what was there.
  public subscript(position: Index) -> Binding<Value.Element> {
    let now = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let value = wrappedValue
        return value.indices.contains(position) ? value[position] : now
      },
      set: { element in
        var value = wrappedValue
        guard value.indices.contains(position) else { return }
        value[position] = element
        wrappedValue = value
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the place before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: Sendable where Value: Sendable {}
