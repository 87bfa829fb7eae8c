public import Combine
internal import VirtualTime

/// What a view that listens to an object keeps at its place.
@MainActor final class Listening {
  private(set) weak var object: AnyObject?
  private var subscription: AnyCancellable?

  /// Listens to an object, and has the place evaluated anew whenever that is about to change.
  func listen<Object: ObservableObject>(to object: Object, for place: Place) {
    guard self.object !== object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak place] _ in
      onMain { place?.invalidate() }
    }
  }
}

/// An object that a view owns: made once for the place of the view, and listened to.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>:
  DynamicProperty, PlacedProperty
{
  private let make: () -> ObjectType
  private var box: Box?

  /// What the place keeps.
  private final class Box {
    let object: ObjectType
    let listening: Listening

    @MainActor init(_ object: ObjectType) { (self.object, listening) = (object, Listening()) }
  }

  /// Creates the property; the object is made when the view stands in the tree for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; before the view stands in the tree, one that nobody keeps.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { box?.object ?? make() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  mutating func link(to place: Place, slot: Int) {
    let make = make
    let box = place.keep(slot) { Box(make()) }
    box.listening.listen(to: box.object, for: place)
    self.box = box
  }

  /// What is kept is the place's, whatever would be made anew.
  func isSame(as other: StateObject) -> Bool { true }
}

/// An object that somebody else owns, and that is listened to.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>:
  DynamicProperty, PlacedProperty
{
  /// Bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      // The object tells who observes it, not who reads the binding.
      Binding(to: object, keyPath, seen: object[keyPath: keyPath])
    }
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType

  /// Creates the property with its object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates the property with its object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  mutating func link(to place: Place, slot: Int) {
    place.keep(slot) { Listening() }.listen(to: wrappedValue, for: place)
  }

  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that was handed down by a view above, and that is listened to.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>:
  DynamicProperty, PlacedProperty
{
  private var object: ObjectType?

  /// Creates the property.
  public init() {}

  /// The object; the app is ended where nobody has handed one down.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      HostPhone.refuse(
        "No ObservableObject of type \(ObjectType.self) found: a View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view"
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  mutating func link(to place: Place, slot: Int) {
    let key = ObjectIdentifier(ObjectType.self)
    object = place.read { place.surroundings.read(key) } as? ObjectType
    if let object { place.keep(slot) { Listening() }.listen(to: object, for: place) }
  }

  /// What is handed down is the place's.
  func isSame(as other: EnvironmentObject) -> Bool { true }
}
