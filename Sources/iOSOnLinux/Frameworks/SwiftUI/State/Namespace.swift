/// A name that no other view has.
@propertyWrapper public struct Namespace: DynamicProperty, PlacedProperty {
  /// The name.
  public struct ID: Hashable, Sendable { fileprivate let number: Int }

  /// What the place keeps.
  private final class Name {
    @MainActor private static var count = 0
    let number: Int

    @MainActor init() {
      Self.count += 1
      number = Self.count
    }
  }

  private var number = 0

  /// Creates the property.
  public init() {}

  /// The name; before the view stands in the tree, one that is nobody's.
  public var wrappedValue: ID { ID(number: number) }

  mutating func link(to place: Place, slot: Int) { number = place.keep(slot) { Name() }.number }
  func isSame(as other: Namespace) -> Bool { true }
}
