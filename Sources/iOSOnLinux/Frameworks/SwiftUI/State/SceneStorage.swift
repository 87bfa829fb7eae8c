internal import VirtualTime

/// The values that an app's window keeps over processes.
@MainActor enum SceneValues {
  private static let file = HomeFile<[String: Data]>("scene.json")
  private static var values: [String: Data]?
  private static var locations: [String: AnyObject] = [:]

  static func location<Value: Codable>(_ key: String, _ value: Value) -> Location<Value> {
    if let location = locations[key] as? Location<Value> { return location }
    let known = values ?? file.read() ?? [:]
    values = known
    let kept = known[key].flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
    let location = Location(kept ?? value)
    location.onWrite = { value in
      values?[key] = try? JSONEncoder().encode([value])
      if let values { file.write(values) }
    }
    locations[key] = location
    return location
  }
}

/// A value that the app's window keeps, also for the next process.
@propertyWrapper public struct SceneStorage<Value: Codable>: DynamicProperty, PlacedProperty {
  private let key: String
  private let value: Value

  /// Creates the property.
  public init(wrappedValue: Value, _ key: String) { (self.key, value) = (key, wrappedValue) }

  /// Creates the property of a value that need not be there.
  public init<Wrapped>(_ key: String) where Value == Wrapped? { (self.key, value) = (key, nil) }

  private var location: Location<Value> {
    onMain { SceneValues.location(key, value) }
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      let location = location
      return onMain { location.read() }
    }
    nonmutating set {
      let location = location
      onMain { location.write(newValue) }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(at: location) }

  mutating func link(to place: Place, slot: Int) {}
  func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

/// A value that lasts as long as a gesture, and so never changes here.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value

  /// Creates the property.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the property.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

extension Gesture {
  /// Tells a state what the finger does, of which nothing happens here.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}
