public import Observation
internal import VirtualTime

/// A key of the environment, with the value where nobody has set one.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values of the environment as they are at a place.
public struct EnvironmentValues: CustomStringConvertible {
  private let surroundings: Surroundings?
  private(set) var changes: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which nothing is set.
  public init() { surroundings = nil }

  init(at surroundings: Surroundings) { self.surroundings = surroundings }

  /// The value under a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { kept(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that was handed down; nil where there is none.
  public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
    get { kept(ObjectIdentifier(objectType)) as? Object }
    set { changes[ObjectIdentifier(objectType)] = newValue as Any }
  }

  /// How many values were set here.
  public var description: String { "EnvironmentValues (\(changes.count) set here)" }

  private func kept(_ key: ObjectIdentifier) -> Any? {
    if let value = changes[key] { return value }
    guard let surroundings else { return nil }
    return onMain { surroundings.read(key) }
  }
}

/// A value of the environment, as the place of the view has it.
@propertyWrapper public struct Environment<Value>: DynamicProperty, PlacedProperty {
  private let value: (EnvironmentValues) -> Value
  private let path: AnyKeyPath?
  private var surroundings: Surroundings?

  /// Reads the value of the environment at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    (value, path) = ({ $0[keyPath: keyPath] }, keyPath)
  }

  /// Reads the observable object of a type; the app is ended where nobody has handed one down.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    value = { values in
      guard let object = values[objectType] else {
        HostPhone.refuse(
          "No Observable object of type \(objectType) found: hand one down by .environment(_:) above this view"
        )
      }
      return object
    }
    path = nil
  }

  /// Reads the observable object of a type; nil where nobody has handed one down.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    (value, path) = ({ $0[objectType] }, nil)
  }

  /// The value; outside of the tree, what holds where nobody has set one.
  public var wrappedValue: Value {
    value(surroundings.map { EnvironmentValues(at: $0) } ?? EnvironmentValues())
  }

  mutating func link(to place: Place, slot: Int) { surroundings = place.surroundings }

  func isSame(as other: Environment) -> Bool {
    path != nil ? path == other.path : other.path == nil
  }
}
