/// A value that a view owns: kept by the place of the view as long as the view's identity lasts.
///
/// Views that read it in their bodies are evaluated anew when it changes; views that only write it are not.
@propertyWrapper public struct State<Value>: DynamicProperty, PlacedProperty {
  private let initial: Value
  private var location: Location<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state with its first value.
  public init(initialValue value: Value) { initial = value }

  /// The value; before the view stands in the tree, it is the first one whatever is written.
  public var wrappedValue: Value {
    get { location.map { location in onMain { location.read() } } ?? initial }
    nonmutating set { if let location { onMain { location.write(newValue) } } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(at: location)
  }

  mutating func link(to place: Place, slot: Int) {
    let initial = initial
    location = place.keep(slot) { Location(initial) }
  }

  /// What is kept is the place's, whatever the value says of the beginning.
  func isSame(as other: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
