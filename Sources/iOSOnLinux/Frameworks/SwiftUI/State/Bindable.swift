public import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// There is none: only observable objects have properties to bind to.
  @available(*, unavailable, message: "Bindable needs a class that is @Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// There is none: only observable objects have properties to bind to.
  @available(*, unavailable, message: "Bindable needs a class that is @Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings like others.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Returns a binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(to: wrappedValue, keyPath)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
