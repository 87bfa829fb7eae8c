/// Which field has the user's keys: one that a scenario's user writes into gains them.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, PlacedProperty {
  /// A binding to which field has the user's keys.
  @propertyWrapper public struct Binding {
    let read: () -> Value
    let write: (Value) -> Void

    /// Which field has the user's keys.
    public var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: Location<Value>?

  /// Creates the property of a single field.
  public init() where Value == Bool { initial = false }

  /// Creates the property of several fields.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// Which field has the user's keys.
  public var wrappedValue: Value {
    get { location.map { location in onMain { location.read() } } ?? initial }
    nonmutating set { if let location { onMain { location.write(newValue) } } }
  }

  /// A binding to which field has the user's keys.
  public var projectedValue: Binding {
    let (location, initial) = (location, initial)
    return Binding(
      read: { location.map { location in onMain { location.read() } } ?? initial },
      write: { value in if let location { onMain { location.write(value) } } })
  }

  mutating func link(to place: Place, slot: Int) {
    let initial = initial
    location = place.keep(slot) { Location(initial) }
  }

  func isSame(as other: FocusState) -> Bool { true }
}

extension View {
  /// Ties a value to the field having the user's keys.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    EnvironmentView(content: self) {
      $0[FocusKey.self] = FieldFocus {
        binding.wrappedValue = value
      } lose: {
        // The documentation: when focus leaves the view, the binding is set to nil; there is no other value for that.
        guard binding.wrappedValue == value, let none = Optional<Any>.none as? Value else { return }
        binding.wrappedValue = none
      }
    }
  }

  /// Ties a state to the field having the user's keys.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    EnvironmentView(content: self) {
      $0[FocusKey.self] = FieldFocus {
        condition.wrappedValue = true
      } lose: {
        condition.wrappedValue = false
      }
    }
  }
}
