internal import PhoneFoundation

/// The views' places that show values of defaults: each follows what somebody else writes.
@MainActor enum StoredValues {
  /// Each looks at its store, unless nobody shows its value any more.
  private static var followers: [() -> Bool] = []

  /// Returns a location of a value in a store, for one place.
  static func location<Value>(
    _ read: @escaping () -> Value, write: @escaping (Value) -> Void
  ) -> Location<Value> {
    let location = Location(read())
    location.onWrite = { value in
      write(value)
      refresh()
    }
    followers.append { [weak location] in
      guard let location else { return false }
      location.follow(read())
      return true
    }
    return location
  }

  /// Looks whether somebody else has written to the stores.
  static func refresh() { followers.removeAll { !$0() } }
}

extension Location {
  /// Takes over what somebody else has written.
  func follow(_ value: Value) {
    guard !Sameness.holds(current, value) else { return }
    let write = onWrite
    onWrite = nil
    self.write(value)
    onWrite = write
  }
}

/// A value of the app's defaults, which views show and change.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, PlacedProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  private let key: String
  private let store: UserDefaults
  private var location: Location<Value>?

  fileprivate init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value?,
    default value: Value, write: @escaping (UserDefaults, Value) -> Void
  ) {
    let store = store ?? .standard
    (self.key, self.store) = (key, store)
    self.read = { read(store) ?? value }
    self.write = { write(store, $0) }
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let location else { return read() }
      return onMain {
        location.follow(read())
        return location.read()
      }
    }
    nonmutating set {
      onMain {
        guard let location else {
          write(newValue)
          return StoredValues.refresh()
        }
        location.write(newValue)
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(at: location) }
    let (read, write) = (read, write)
    return Binding(
      get: { read() },
      set: { value in
        write(value)
        StoredValues.refresh()
      })
  }

  mutating func link(to place: Place, slot: Int) {
    let (read, write) = (read, write)
    location = place.keep(slot) { StoredValues.location(read, write: write) }
  }

  func isSame(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

extension AppStorage {
  private static func plain(_ value: Value, _ key: String, _ store: UserDefaults?) -> AppStorage {
    AppStorage(
      key, store, read: { $0.object(forKey: key) as? Value }, default: value,
      write: { $0.set($1, forKey: key) })
  }

  /// Creates the property of a switch.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self = AppStorage(
      key, store, read: { $0.object(forKey: key) == nil ? nil : $0.bool(forKey: key) },
      default: wrappedValue, write: { $0.set($1, forKey: key) })
  }

  /// Creates the property of a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self = AppStorage(
      key, store, read: { $0.object(forKey: key) == nil ? nil : $0.integer(forKey: key) },
      default: wrappedValue, write: { $0.set($1, forKey: key) })
  }

  /// Creates the property of a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self = AppStorage(
      key, store, read: { $0.object(forKey: key) == nil ? nil : $0.double(forKey: key) },
      default: wrappedValue, write: { $0.set($1, forKey: key) })
  }

  /// Creates the property of a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self = .plain(wrappedValue, key, store)
  }

  /// Creates the property of bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self = .plain(wrappedValue, key, store)
  }

  /// Creates the property of a moment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self = .plain(wrappedValue, key, store)
  }

  /// Creates the property of an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self = AppStorage(
      key, store, read: { $0.url(forKey: key) }, default: wrappedValue,
      write: { $0.set($1, forKey: key) })
  }

  /// Creates the property of one of several texts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self = AppStorage(
      key, store, read: { $0.string(forKey: key).flatMap(Value.init(rawValue:)) },
      default: wrappedValue, write: { $0.set($1.rawValue, forKey: key) })
  }

  /// Creates the property of one of several numbers.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self = AppStorage(
      key, store,
      read: { store in
        store.object(forKey: key) == nil ? nil : Value(rawValue: store.integer(forKey: key))
      }, default: wrappedValue, write: { $0.set($1.rawValue, forKey: key) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?, _ type: Wrapped.Type)
  where Value == Wrapped? {
    self = AppStorage(
      key, store, read: { $0.object(forKey: key) as? Wrapped }, default: nil,
      write: { store, value in
        if let value {
          store.set(value, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }

  /// Creates the property of a text that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store, String.self)
  }

  /// Creates the property of a switch that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store, Bool.self)
  }

  /// Creates the property of a whole number that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store, Int.self)
  }

  /// Creates the property of a number that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store, Double.self)
  }

  /// Creates the property of bytes that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store, Data.self)
  }
}
