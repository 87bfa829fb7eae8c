/// A name that no other view has.
@propertyWrapper public struct Namespace: DynamicProperty, PlacedProperty {
  /// The name.
  public struct ID: Hashable, Sendable { fileprivate let number: Int }

  private var place: Place?

  /// Creates the property.
  public init() {}

  /// The name.
  public var wrappedValue: ID {
    ID(number: place.map { ObjectIdentifier($0).hashValue } ?? 0)
  }

  mutating func link(to place: Place, slot: Int) { self.place = place }
  func isSame(as other: Namespace) -> Bool { true }
}
